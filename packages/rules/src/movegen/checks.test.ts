import { expect, test } from 'vitest';
import { boardFrom, legalOn, pickFrom, scattered, startBoard } from '../../../../suites/boards.ts';
import { checksByTrial } from '../../../../suites/mates/replay.ts';
import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import { moveName } from '../board/move.ts';
import { isInCheck } from './attacks.ts';
import { generateChecks } from './checks.ts';
import { generateEvasions } from './evasions.ts';
import { MOVES_PER_NODE } from './pseudo.ts';

const collect = (generate: (out: Int32Array) => number): PackedMove[] => {
  const out = new Int32Array(MOVES_PER_NODE);
  return [...out.subarray(0, generate(out))];
};

const checks = (board: Board): PackedMove[] => collect((out) => generateChecks(board, out, 0));
const evasions = (board: Board): PackedMove[] =>
  collect((out) => generateEvasions(board, out, 0, MOVES_PER_NODE));
const names = (moves: readonly PackedMove[]): string =>
  moves
    .map((move) => moveName(unpackMove(move)))
    .sort()
    .join(' ');

test('checks are the legal moves after which the enemy is in check, on scattered pieces', () => {
  const pick = pickFrom(7);
  let found = 0;
  for (let i = 0; i < 3000; i++) {
    const board = scattered(pick);
    const expected = checksByTrial(board);
    found += expected.length;
    expect(names(checks(board))).toBe(names(expected));
    if (isInCheck(board, board.turn)) expect(names(evasions(board))).toBe(names(legalOn(board)));
  }
  expect(found).toBeGreaterThan(2000);
});

test('checks and evasions agree with trial along random games that love checks', () => {
  const pick = pickFrom(20);
  let answered = 0;
  for (let game = 0; game < 30; game++) {
    const board = startBoard();
    for (let ply = 0; ply < 120; ply++) {
      const moves = legalOn(board);
      const expected = checksByTrial(board);
      expect(names(checks(board))).toBe(names(expected));
      if (isInCheck(board, board.turn)) {
        answered++;
        expect(names(evasions(board))).toBe(names(moves));
        expect(generateEvasions(board, new Int32Array(MOVES_PER_NODE), 0, 1)).toBe(Math.min(1, moves.length));
      }
      if (moves.length === 0) break;
      const from = expected.length > 0 && pick(3) > 0 ? expected : moves;
      board.make(from[pick(from.length)]!);
    }
  }
  expect(answered).toBeGreaterThan(150);
});

test.each([
  ['a horse steps before a cannon and is its screen', '4k4/9/9/2N6/4C4/9/9/9/9/3K5 w', 'c6e7'],
  ['a pawn leaves the leg of a horse', '4k4/3P5/3N5/9/9/9/9/9/9/3K5 w', 'd8c8 d8d9 d8e8'],
  ['the king leaves the line of his rook', '3k5/9/9/9/9/9/9/3K5/3R5/9 w', 'd2e2'],
  ['an elephant too many between cannon and king leaves', '4k4/4a4/9/9/9/4B4/9/9/4C4/3K5 w', 'e4c2 e4g2'],
])('%s', (_, fen, expected) => {
  const board = boardFrom(fen);
  expect(names(checks(board))).toBe(names(checksByTrial(board)));
  expect(names(checks(board))).toBe(expected);
});
