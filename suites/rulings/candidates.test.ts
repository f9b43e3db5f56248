import { describe, expect, test } from 'vitest';
import { moveName, type Move } from '../../packages/rules/src/board/move.ts';
import { cyclesOf } from '../../packages/rules/src/position/cycle.ts';
import { positionAfter, type Line } from '../../packages/rules/src/position/line.ts';
import { legalMoves } from '../../packages/rules/src/position/position.ts';
import { candidatesOf } from '../../packages/rules/src/ruling/candidates.ts';
import { judgeLap } from '../../packages/rules/src/ruling/judge.ts';
import { offenderOf } from '../../packages/rules/src/ruling/ruling.ts';
import { RULE_SET_OF } from '../../packages/rules/src/ruling/rulesets.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { readEdges } from '../edges/edge.ts';
import { FORMS, inForm, readCases, type Form, type RulingCase } from './case.ts';
import { casesIn, lineOf } from './run.ts';

/** What stands on the board at the end of a line, by judging its last stretch whole and by itself. */
const standing = (line: Line, rules: RuleSet) => {
  const cycle = cyclesOf(line).find(({ to }) => to === line.moves.length);
  if (cycle === undefined) return undefined;
  const lap = judgeLap(line, cycle.from, rules);
  if (!lap.ok) throw new Error(JSON.stringify(lap.fault));
  return {
    offender: offenderOf(lap.value.ruling.verdict),
    isSpent: cycle.occurrences >= rules.occurrences,
  };
};

/** The rule for a move by judging the line before it and the line with it. */
const ruleBy = (line: Line, before: ReturnType<typeof standing>, move: Move, rules: RuleSet): string => {
  const { turn } = positionAfter(line, line.moves.length);
  const after = standing({ ...line, moves: [...line.moves, move] }, rules);
  if (after === undefined) return 'none';
  if (after.offender === undefined) return after.isSpent ? 'draw' : 'none';
  if (after.offender !== turn) return 'none';
  return after.isSpent || (before?.offender === turn && !before.isSpent) ? 'ban' : 'none';
};

const compare = (id: string, line: Line, rules: RuleSet): string[] => {
  const candidates = candidatesOf(line, rules);
  const moves = legalMoves(positionAfter(line, line.moves.length));
  expect(candidates.map(({ move }) => moveName(move))).toEqual(moves.map(moveName));
  const before = standing(line, rules);
  for (const { move, rule } of candidates)
    expect([id, moveName(move), rule]).toEqual([id, moveName(move), ruleBy(line, before, move, rules)]);
  return candidates.map(({ rule }) => rule);
};

/** Lines from a lap: gone round once, when a side may have been told to change, and all but twice. */
const linesFrom = ({ start, moves }: Line, from: number): Line[] => {
  const lap = moves.slice(from);
  return [
    { start, moves },
    { start, moves: [...moves, ...lap.slice(0, -1)] },
  ];
};

/**
 * Long runs of attacks have tests of their own; the oracle here knows only positions that come back.
 * Both sides of the comparison name moves by the same searches, so short ones will do, and moves
 * that they leave open are compared as well.
 */
const literal = (rules: RuleSet): RuleSet => ({
  ...rules,
  longRun: undefined,
  natures: { ...rules.natures, nodes: 300 },
});

/** What candidates are in the lines from some cases, each compared with judging the line that it makes. */
const rulesIn = (cases: readonly RulingCase[], form: Form, rules: RuleSet): Set<string> =>
  new Set(
    cases.flatMap((ruling) =>
      linesFrom(lineOf(inForm(ruling, form)), ruling.lapFrom ?? 0).flatMap((line) =>
        compare(ruling.id, line, rules),
      ),
    ),
  );

describe.each(['cxa-2020', 'axf'] as const)('candidates in the published cases under %s', (id) => {
  const rules = literal(RULE_SET_OF[id]);
  const cases = casesIn(id).filter(({ lapFrom, isDisputed }) => lapFrom !== undefined && !isDisputed);

  test.each(FORMS)(
    'agree with judging the line that each makes, form %s',
    (form) => {
      // Each form has a quarter of the cases: together they have all.
      const share = cases.filter((_, i) => i % FORMS.length === FORMS.indexOf(form));
      expect(rulesIn(share, form, rules)).toEqual(new Set(['none', 'draw', 'ban']));
    },
    120_000,
  );
});

describe('candidates in our own laps and those of master games', () => {
  const corpus = readCases(new URL('../signature/corpus.lap', import.meta.url));
  const laps = [...readEdges().map(({ ruling }) => ruling), ...corpus.filter((_, i) => i % 2 === 0)].filter(
    ({ lapFrom }) => lapFrom !== undefined,
  );

  test('are enough to mean something', () => {
    expect(laps.length).toBeGreaterThanOrEqual(28);
  });

  test.each(['mirrored', 'swapped'] as const)(
    'agree with judging the line that each makes, form %s',
    (form) => {
      for (const [i, rules] of [RULE_SET_OF['cxa-2020'], RULE_SET_OF.axf].entries()) {
        const share = laps.filter((_, n) => n % 2 === i);
        expect(rulesIn(share, form, literal(rules))).toContain('draw');
      }
    },
    120_000,
  );
});
