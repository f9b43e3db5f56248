import { describe, expect, test } from 'vitest';
import { FORMS, inForm } from '../../../../suites/rulings/case.ts';
import { casesIn, lineOf } from '../../../../suites/rulings/run.ts';
import { invariant } from '../base/assert.ts';
import { moveName } from '../board/move.ts';
import { movesOf } from '../../../../suites/lines.ts';
import type { Line } from '../position/line.ts';
import { judgeLine } from './judge.ts';
import type { LongRun } from './long-run.ts';
import { RULE_SET_OF } from './rulesets.ts';
import type { LongRunLaw, RuleSet } from './ruleset.ts';
import { statesOf } from './watch.ts';

const CXA: RuleSet = RULE_SET_OF['cxa-2020'];
const law = (changes: Partial<LongRunLaw>): RuleSet => ({
  ...CXA,
  longRun: { rounds: 9, points: 3, clause: 'long-run', ...changes },
});

const figure = casesIn('cxa-2020').find(({ id }) => id === 'CXA2020-R08');
invariant(figure, 'the figure of the long run is among the cases');
const line = lineOf(figure);
const upTo = (plies: number, more = ''): Line => ({
  start: line.start,
  moves: [...line.moves.slice(0, plies), ...(more === '' ? [] : movesOf(more))],
});
const runAt = (of: Line, rules: RuleSet): LongRun | undefined => statesOf(of, rules).at(-1)?.run;

describe('a long run of attacks that goes round', () => {
  test('must be changed at the ninth move, by its own clause, though no ruling has fallen on a repetition', () => {
    expect(runAt(upTo(16), CXA)).toBeUndefined();
    expect(statesOf(upTo(17), CXA).at(-1)).toMatchObject({
      repetition: 'must-change',
      verdict: 'red-must-change',
      clause: 'long-run',
      run: { color: 'red', from: 0, to: 17, rounds: 9, points: 6 },
    });
  });

  test('stands until its side changes, over the reply to it', () => {
    expect(runAt(upTo(18), CXA)?.rounds).toBe(9);
    expect(runAt(upTo(18, 'h3h0'), CXA)?.rounds).toBe(10);
    expect(runAt(upTo(18, 'g0i2'), CXA)).toBeUndefined();
  });

  test('ends with a capture', () => {
    expect(runAt(upTo(18, 'h3h0 d8d9'), CXA)?.rounds).toBe(10);
    expect(runAt(upTo(18, 'h3h0 d8d9 h0i0'), CXA)).toBeUndefined();
  });

  test('is none where the rule set asks for more rounds or points, or for nothing of the kind', () => {
    expect(runAt(line, law({ rounds: 10 }))).toBeUndefined();
    expect(runAt(line, law({ points: 7 }))).toBeUndefined();
    expect(runAt(line, { ...CXA, longRun: undefined })).toBeUndefined();
  });

  test('is none while every move brings the side’s pieces to a new place', () => {
    const short = law({ rounds: 2, points: 2 });
    const first = statesOf(line, short).findIndex(({ run }) => run !== undefined);
    expect(line.moves.slice(0, first).map(moveName).at(-1)).toBe('h9i9');
    expect(first).toBe(9);
  });

  test('decides a game on which no ruling has fallen by repetition', () => {
    const { decisive, decisiveRun, runs, cycles } = judgeLine(line, CXA);
    expect(decisive).toBeUndefined();
    expect(cycles.length).toBe(3);
    expect(runs).toEqual([decisiveRun]);
    expect(decisiveRun?.ruling).toMatchObject({ verdict: 'red-must-change', clause: 'long-run' });
    expect(decisiveRun?.moves.length).toBe(17);
  });

  test('gives way to a ruling that has fallen', () => {
    const again = upTo(18, 'h3h0 i0i3 h0h3 i3i0');
    const { decisive, decisiveRun } = judgeLine(again, CXA);
    expect(decisive?.ruling.verdict).toBe('red-loses');
    expect(decisiveRun).toBeUndefined();
  });

  test.each(FORMS)('is the same in form %s', (form) => {
    const shown = lineOf(inForm(figure, form));
    const color = form === 'printed' || form === 'mirrored' ? 'red' : 'black';
    expect(runAt(shown, CXA)).toEqual({ color, from: 0, to: 17, rounds: 9, points: 6 });
  });
});
