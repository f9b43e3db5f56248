import { expect, test } from 'vitest';
import { invariant } from '../../packages/rules/src/base/assert.ts';
import { packMove } from '../../packages/rules/src/board/board.ts';
import { parseMoveName } from '../../packages/rules/src/board/move.ts';
import { generateChecks } from '../../packages/rules/src/movegen/checks.ts';
import { MOVES_PER_NODE } from '../../packages/rules/src/movegen/pseudo.ts';
import { mateByChecks } from '../../packages/rules/src/tactics/mate.ts';
import { boardFrom, startBoard } from '../boards.ts';
import { corpusSample } from '../games.ts';
import { checksByTrial, flawOf } from './replay.ts';
import { readMateCases, runHardMates, runMates } from './run.ts';

const cases = readMateCases();
const unless = cases === undefined ? ' (skipped: no test data)' : '';
const upTo = (most: number) => (cases ?? []).filter(({ checks }) => checks !== undefined && checks <= most);

test.skipIf(cases === undefined)(`finds the known lengths of composed endgames${unless}`, () => {
  const { cases: tried, failed } = runMates(upTo(8));
  expect(tried).toBe(145);
  expect(failed).toEqual([]);
});

test.skipIf(cases === undefined)(`solves those that another solver gave up${unless}`, () => {
  expect(runHardMates(cases ?? []).found).toBe('096 none, 130 mate 22, 305 none');
});

test.skipIf(cases === undefined)(`their mates survive every defence${unless}`, () => {
  for (const { id, board } of upTo(6))
    expect([id, flawOf(board, (b) => mateByChecks(b, { nodes: 100_000 }))]).toEqual([id, undefined]);
});

const games = corpusSample(800);

test.skipIf(games.length === 0)(`checks in master games are those that trial finds${unless}`, () => {
  const out = new Int32Array(MOVES_PER_NODE);
  let found = 0;
  for (const { fen, moves_iccs: names } of games) {
    const board = fen === undefined ? startBoard() : boardFrom(fen);
    for (const name of names) {
      const checks = [...out.subarray(0, generateChecks(board, out, 0))].sort((a, b) => a - b);
      expect(checks).toEqual(checksByTrial(board).sort((a, b) => a - b));
      found += checks.length;
      const move = parseMoveName(name);
      invariant(move, `not a move: ${name}`);
      board.make(packMove(move));
    }
  }
  expect(found).toBeGreaterThan(1500);
});
