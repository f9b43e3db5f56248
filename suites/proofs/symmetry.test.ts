import { describe, expect, test } from 'vitest';
import type { JudgedMove } from '../../packages/rules/src/nature/finding.ts';
import { positionAfter } from '../../packages/rules/src/position/line.ts';
import { judgeLap } from '../../packages/rules/src/ruling/judge.ts';
import type { JudgedCycle } from '../../packages/rules/src/ruling/ruling.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { dataPath } from '../data.ts';
import { FORMS, inForm, rotationsOf, type RulingCase } from '../rulings/case.ts';
import { lineOf } from '../rulings/run.ts';
import { LAWS, repetitionsOf, type Repetition } from './material.ts';

/** A lap that a master game really went round: whatever the law says of it, it must not depend on how one looks. */
interface Lap {
  readonly inGame: JudgedCycle;
  /** The lap by itself, and what is said of it. */
  readonly cut: RulingCase;
  readonly alone: JudgedCycle;
}

const lapsOf = ({ id, line, judgement }: Repetition, rules: RuleSet): Lap[] =>
  judgement.cycles.map((inGame) => {
    const { from, to } = inGame.cycle;
    const cut: RulingCase = {
      id: `${id} ${String(from)}`,
      setup: positionAfter(line, from),
      moves: line.moves.slice(from, to),
      lapFrom: 0,
      natures: { red: undefined, black: undefined },
      ruling: undefined,
      isDisputed: false,
      fitsBothFamilies: false,
      reasons: [],
    };
    return { inGame, cut, alone: judged(cut, rules) };
  });

const judged = (lap: RulingCase, rules: RuleSet): JudgedCycle => {
  const result = judgeLap(lineOf(lap), lap.lapFrom ?? 0, rules);
  if (!result.ok) throw new Error(`${lap.id}: ${JSON.stringify(result.fault)}`);
  return result.value;
};

const naturesOf = (moves: readonly JudgedMove[]): string[] => moves.map(({ nature }) => nature);

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

    test('have the same natures in the game and cut out of it', () => {
      for (const { inGame, cut, alone } of laps)
        expect([cut.id, ...naturesOf(alone.moves)]).toEqual([cut.id, ...naturesOf(inGame.moves)]);
    });

    test.each(FORMS.slice(1))('are the same in form %s', (form) => {
      for (const { cut, alone } of laps) {
        const { moves, ruling } = judged(inForm(cut, form), rules);
        const verdict = form === 'mirrored' ? ruling.verdict : swapped(ruling.verdict);
        expect([cut.id, verdict]).toEqual([cut.id, alone.ruling.verdict]);
        expect([cut.id, ...moves.map(gistOf)]).toEqual([cut.id, ...alone.moves.map(gistOf)]);
      }
    });

    test('have one ruling, from whichever ply they are entered', () => {
      for (const { cut, alone } of laps)
        for (const rotation of rotationsOf(cut))
          expect([cut.id, judged(rotation, rules).ruling.verdict]).toEqual([cut.id, alone.ruling.verdict]);
    });

    test('have one ruling, whether or not they were gone round before', () => {
      for (const { cut, alone } of laps) {
        const again = { ...cut, moves: [...cut.moves, ...cut.moves], lapFrom: cut.moves.length };
        expect([cut.id, judged(again, rules).ruling.verdict]).toEqual([cut.id, alone.ruling.verdict]);
      }
    });
  },
  TIMEOUT,
);
