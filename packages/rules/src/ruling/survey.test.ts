import { describe, expect, test } from 'vitest';
import { corpusSample, positionOf, startPosition } from '../../../../suites/games.ts';
import { moveOf } from '../../../../suites/lines.ts';
import { casesIn, lineOf as lineOfCase } from '../../../../suites/rulings/run.ts';
import type { Line } from '../position/line.ts';
import { judgeLine } from './judge.ts';
import { RULE_SETS, type RuleSet } from './ruleset.ts';
import { RULE_SET_OF } from './rulesets.ts';
import { surveyLine } from './survey.ts';

const lineOf = (fen: string | undefined, names: readonly string[]): Line => ({
  start: fen === undefined ? startPosition() : positionOf(fen),
  moves: names.map(moveOf),
});

const surveyed = (line: Line, rules: RuleSet): unknown => {
  const { cycles, runs, verdict } = surveyLine(line, rules);
  return {
    verdict,
    cycles: cycles.map(({ cycle, state, verdict: said, clause, unknown }) => [
      cycle,
      state,
      said,
      clause,
      unknown,
    ]),
    runs: runs.map(({ run, ruling }) => [run, ruling.verdict]),
  };
};

const judged = (line: Line, rules: RuleSet): unknown => {
  const { cycles, runs, decisive, decisiveRun } = judgeLine(line, rules);
  return {
    verdict: (decisive ?? decisiveRun)?.ruling.verdict ?? 'none',
    cycles: cycles.map(({ cycle, state, ruling: { verdict, clause, unknown } }) => [
      cycle,
      state,
      verdict,
      clause,
      unknown,
    ]),
    runs: runs.map(({ run, ruling }) => [run, ruling.verdict]),
  };
};

const corpus = corpusSample(600).map(({ fen, moves_iccs: names }) => lineOf(fen, names));

describe.each(RULE_SETS)('a survey under %s', (id) => {
  const rules = RULE_SET_OF[id];

  test.skipIf(corpus.length === 0)(
    'finds what judging finds in 48 games of the corpus (needs QILI_DATA)',
    () => {
      const rulings = corpus.map((line) => surveyed(line, rules));
      expect(rulings).toEqual(corpus.map((line) => judged(line, rules)));
    },
  );

  test('finds a perpetual check', () => {
    const lap = ['e3d3', 'd9e9', 'd3e3', 'e9d9'];
    const line = lineOf('3k5/9/9/9/9/9/9/4R4/9/5K3 w', [...lap, ...lap]);
    expect(surveyed(line, rules)).toEqual(judged(line, rules));
    expect(surveyLine(line, rules).cycles).toHaveLength(1);
  });

  test('names nothing where nothing comes back', () => {
    const line = lineOf(undefined, ['h2e2', 'h9g7', 'h0g2', 'i9h9']);
    expect(surveyLine(line, rules)).toEqual({ cycles: [], runs: [], verdict: 'none' });
  });
});

test('a survey finds the runs and cycles of the figures of 2020', () => {
  const rules = RULE_SET_OF['cxa-2020'];
  const lines = casesIn('cxa-2020').map(lineOfCase);
  expect(lines.some((line) => surveyLine(line, rules).runs.length > 0)).toBe(true);
  expect(lines.map((line) => surveyed(line, rules))).toEqual(lines.map((line) => judged(line, rules)));
});
