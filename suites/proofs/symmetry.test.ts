import { describe, expect, test } from 'vitest';
import type { JudgedMove } from '../../packages/rules/src/nature/finding.ts';
import { dataPath } from '../data.ts';
import { FORMS, inForm } from '../rulings/case.ts';
import { judgedLap, lapsOf } from './laps.ts';
import { LAWS, repetitionsOf } from './material.ts';
import { emptySteadyTally, tryLap } from './steady.ts';

/** What a move is and how: all of its heaviest finding that names no piece; of equals it may name another. */
const gistOf = ({ nature, findings: [best] }: JudgedMove) =>
  best?.nature === 'chase'
    ? {
        nature,
        means: best.means,
        root: best.root,
        value: best.value,
        soft: best.soft,
      }
    : { nature };

const swapped = (verdict: string): string =>
  verdict.replace(/red|black/, (color) => (color === 'red' ? 'black' : 'red'));

/** Of so many games of the corpus one is looked at. */
const EVERY = 300;
const TIMEOUT = 120_000;

const isAbsent = dataPath('corpus') === undefined;

describe.skipIf(isAbsent).each(LAWS)(
  `laps of the corpus under $id${isAbsent ? ' (skipped: no test data)' : ''}`,
  (rules) => {
    const laps = [...repetitionsOf(EVERY, rules)].flatMap((repetition) => lapsOf(repetition, rules));

    test('are enough', () => {
      expect(laps.flatMap((lap) => lap.cut.moves).length).toBeGreaterThan(100);
    });

    test.each(FORMS.slice(1))('are the same in form %s', (form) => {
      for (const { cut, alone } of laps) {
        const { moves, ruling } = judgedLap(inForm(cut, form), rules);
        const verdict = form === 'mirrored' ? ruling.verdict : swapped(ruling.verdict);
        expect([cut.id, verdict]).toEqual([cut.id, alone.ruling.verdict]);
        expect([cut.id, ...moves.map(gistOf)]).toEqual([cut.id, ...alone.moves.map(gistOf)]);
      }
    });

    test('are judged alike, however one looks at them and whatever stands by', () => {
      const tally = emptySteadyTally();
      for (const lap of laps) tryLap(lap, rules, tally);
      expect(tally.different).toEqual([]);
      expect(Math.min(...Object.values(tally.tried))).toBeGreaterThan(0);
    });
  },
  TIMEOUT,
);
