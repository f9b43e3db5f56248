import { describe, expect, test } from 'vitest';
import { packMove } from '../../packages/rules/src/board/board.ts';
import type { Finding } from '../../packages/rules/src/nature/finding.ts';
import { boardAfter } from '../../packages/rules/src/position/line.ts';
import { judgeLine } from '../../packages/rules/src/ruling/judge.ts';
import { RULE_SET_OF } from '../../packages/rules/src/ruling/rulesets.ts';
import { dataPath } from '../data.ts';
import { lineOf as lineFrom, movesOf } from '../lines.ts';
import { casesIn, lineOf } from '../rulings/run.ts';
import { checkBait, checkFinding } from './checker.ts';
import { allCases, LAWS, repetitionsOf } from './material.ts';
import { flawOfGain } from './gain.ts';
import { emptyTally, prove } from './prove.ts';

/** Milliseconds: seconds on a machine that has nothing else to do. */
const TIMEOUT = 120_000;

const CXA = RULE_SET_OF['cxa-2020'];

/** `npm run proofs` does the same with all forms of the cases and the whole corpus. */
describe.each(LAWS)(
  'findings under $id hold',
  (rules) => {
    test('on the published cases', () => {
      const tally = emptyTally();
      for (const ruling of allCases()) {
        const line = lineOf(ruling);
        prove(ruling.id, line, judgeLine(line, rules, { all: true }).moves ?? [], rules, tally);
      }
      expect(tally.refuted).toEqual([]);
      expect(tally.checked.chase).toBeGreaterThan(500);
      expect(tally.checked.kill).toBeGreaterThan(50);
    });

    const isAbsent = dataPath('corpus') === undefined;
    test.skipIf(isAbsent)(`on repetitions of the corpus${isAbsent ? ' (skipped: no test data)' : ''}`, () => {
      const tally = emptyTally();
      for (const { id, line, judgement } of repetitionsOf(150, rules))
        prove(
          id,
          line,
          judgement.cycles.flatMap((cycle) => cycle.moves),
          rules,
          tally,
        );
      expect(tally.refuted).toEqual([]);
      expect(tally.moves).toBeGreaterThan(200);
    });
  },
  TIMEOUT,
);

/** Claims that go further than the true one, by nature. */
const falsified = (finding: Finding): Finding[] => {
  switch (finding.nature) {
    case 'check':
      return [{ ...finding, by: finding.by.slice(1) }];
    case 'kill':
      return [
        { ...finding, line: finding.line.slice(0, -2) },
        { ...finding, line: finding.line.slice(1) },
      ];
    case 'chase':
      return [
        { ...finding, value: 400 },
        { ...finding, line: [] },
        { ...finding, by: [finding.target] },
      ];
    case 'exchange':
      return [{ ...finding, nature: 'offer' }];
    case 'offer':
      return [{ ...finding, nature: 'exchange' }];
    case 'follow':
    case 'block':
      return [{ ...finding, target: finding.by[0] ?? finding.target }];
    case 'idle':
    case 'unknown':
      return [];
  }
};

test(
  'the checker refutes every claim that goes too far',
  () => {
    for (const ruling of casesIn('cxa-2020')) {
      const line = lineOf(ruling);
      for (const { ply, move, findings } of judgeLine(line, CXA, { all: true }).moves ?? []) {
        const board = boardAfter(line, ply);
        const taken = findings
          .flatMap(falsified)
          .filter((claim) => checkFinding(board, move, claim, 'exchange').ok);
        expect({ id: ruling.id, ply, taken }).toEqual({ id: ruling.id, ply, taken: [] });
      }
    }
  },
  TIMEOUT,
);

test('a chase that wins by a mate which stood before is shown to the end of it', () => {
  const line = lineFrom('4k4/4aP3/2r6/9/9/9/3R5/7p1/9/4KA3 b', 'c7c0 d3d0 c0c7 d0d8');
  const tally = emptyTally();
  const judged = judgeLine(line, CXA, { all: true }).moves ?? [];
  prove('mate that stood', line, judged, CXA, tally);
  expect(judged[3]?.nature).toBe('chase');
  expect(tally.refuted).toEqual([]);
});

test('the excuse that taking loses is refuted where the line does no harm', () => {
  const line = lineFrom('4k4/9/9/9/8n/9/7r1/9/3C5/3K2R2 w', 'g0i0');
  const [move] = judgeLine(line, CXA, { all: true }).moves ?? [];
  const excuse = move?.excuses.find(({ code }) => code === 'taking-loses');
  if (move === undefined || excuse === undefined) throw new Error('no such excuse');
  const check = (claim: typeof excuse) => checkBait(boardAfter(line, 0), move.move, claim);
  expect(check(excuse)).toEqual({ ok: true });
  expect(check({ ...excuse, line: excuse.line.slice(0, 1) })).toMatchObject({ ok: false });
  expect(check({ ...excuse, line: [...excuse.line.slice(0, 1), ...movesOf('h3h1')] })).toMatchObject({
    ok: false,
  });
});

/** Claims that were once made and do not hold: what was wrong with them, the position, the move, the line and its value. */
const ONCE_REFUTED = [
  {
    fault: 'even by what is taken elsewhere, as if it had been won on its own square',
    fen: '3rkab2/4a4/4b4/R7p/4P4/p4r3/2N5P/2n1C4/9/2R1KAB2 b',
    move: 'c2a1',
    claim: 'f4f0 e0f0 a1c0 c3a4',
    value: 1,
  },
  {
    fault: 'idle checks that push the answer beyond the limit of plies',
    fen: '5ab2/2Nk5/4b4/9/4P4/P8/8c/3AB1p2/1C2AK3/2B3n2 w',
    move: 'f1f0',
    claim: 'b1d1 d8e8 c8d6 e8e9 d6c8 e9e8 c8d6 e8e9 e2g0',
    value: 20,
  },
];

describe.each(ONCE_REFUTED)('$fault', ({ fen, move, claim, value }) => {
  const line = lineFrom(fen, move);

  test('is refuted', () => {
    const board = boardAfter(line, 1);
    board.pass();
    expect(flawOfGain(board, movesOf(claim).map(packMove), value)).toMatch(/does not keep/);
  });

  test('is no longer claimed', () => {
    const tally = emptyTally();
    prove(fen, line, judgeLine(line, CXA, { all: true }).moves ?? [], CXA, tally);
    expect(tally).toMatchObject({ moves: 1, refuted: [] });
  });
});
