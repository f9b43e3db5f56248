import { describe, expect, test } from 'vitest';
import { corpusSample, positionOf, startPosition } from '../../../../suites/games.ts';
import { moveOf } from '../../../../suites/lines.ts';
import { casesIn, lineOf } from '../../../../suites/rulings/run.ts';
import type { Line } from '../position/line.ts';
import { judgeLine } from './judge.ts';
import { naturesAlong } from './natures.ts';
import type { RuleSet } from './ruleset.ts';
import { RULE_SET_OF } from './rulesets.ts';

const inShort = (line: Line, rules: RuleSet): unknown =>
  naturesAlong(line, judgeLine(line, rules).cycles, rules);

const inFull = (line: Line, rules: RuleSet): unknown =>
  judgeLine(line, rules, { all: true }).moves?.map(({ color, nature }) => ({ color, nature }));

const corpus = corpusSample(4000).map(({ fen, moves_iccs: names }): Line => ({
  start: fen === undefined ? startPosition() : positionOf(fen),
  moves: names.map(moveOf),
}));
const cases = casesIn('cxa-2020').map(lineOf);

/** The rule sets that differ in how moves are named. */
const LAWS = ['cxa-2020', 'cxa-1999', 'axf'] as const;

describe.each(LAWS)('natures without proofs under %s', (id) => {
  const rules = RULE_SET_OF[id];

  test('are those with proofs in all figures of the Chinese book', () => {
    expect(cases.length).toBeGreaterThan(50);
    expect(cases.map((line) => inShort(line, rules))).toEqual(cases.map((line) => inFull(line, rules)));
  });

  test.skipIf(corpus.length === 0)('are those with proofs in 8 games of the corpus (needs QILI_DATA)', () => {
    expect(corpus.map((line) => inShort(line, rules))).toEqual(corpus.map((line) => inFull(line, rules)));
  });
});
