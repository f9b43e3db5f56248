import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lineFrom, LOCALES, NATURES } from '@qili/rules';
import {
  bookOf,
  firstExercises,
  FOUR,
  GAME_LAPS,
  isRight,
  markAnswer,
  optionsOf,
  optionText,
  questionOf,
  rightAnswers,
  solutionOf,
  type Ask,
  type Exercise,
} from '@qili/lessons';
import { describe, expect, test } from 'vitest';
import { dataPath } from '../data.ts';
import { PUBLISHED } from '../rulings/suites.ts';
import { generate } from './generated.ts';
import { flawOf } from './independent.ts';

const BOOK = bookOf();
const asked = BOOK.flatMap((exercise) =>
  exercise.asks.map((ask) => ({ name: `${exercise.id} ${JSON.stringify(ask)}`, exercise, ask })),
);

/** Answers that one might give, right and wrong. */
const guesses = (exercise: Exercise, ask: Ask): readonly string[] => {
  const options = optionsOf(exercise, ask);
  if (options !== undefined) return options;
  return ask.ask === 'change'
    ? [exercise.moves.split(' ')[ask.ply] ?? '', 'a0a0', '?']
    : ['炮二平五', '车9+1', 'nonsense'];
};

describe('the exercises of the course', () => {
  test.each(asked)('$name has an answer that holds by another path', ({ exercise, ask }) => {
    const right = rightAnswers(exercise, ask);
    expect(right.length).toBeGreaterThan(0);
    expect(right.every((answer) => isRight(exercise, ask, answer))).toBe(true);
    expect(flawOf(exercise, ask, right)).toBeUndefined();
  });

  test.each(asked)('$name meets each wrong answer with a proof that can be played', ({ exercise, ask }) => {
    for (const answer of guesses(exercise, ask)) {
      for (const locale of LOCALES) {
        const { right, proof } = markAnswer(exercise, ask, answer, locale);
        expect(right).toBe(isRight(exercise, ask, answer));
        if (right) continue;
        expect(proof?.says).not.toMatch(/[{}]|undefined|^$/u);
        expect(proof === undefined || lineFrom(proof.on, proof.line).ok).toBe(true);
      }
    }
  });

  test.each(asked)('$name is asked and solved in every language', ({ exercise, ask }) => {
    for (const locale of LOCALES) {
      const said = [
        questionOf(exercise, ask, locale),
        solutionOf(exercise, ask, locale).says,
        ...(optionsOf(exercise, ask) ?? []).map((answer) => optionText(exercise, ask, answer, locale)),
      ];
      for (const text of said) expect(text).not.toMatch(/[{}]|undefined|^$/u);
    }
  });

  test('the four laps that end it are answered as the text they come from is read', () => {
    const cases = PUBLISHED.find(({ name }) => name === 'seeds')?.cases ?? [];
    for (const [i, id] of ['S0-ex1-left', 'S0-ex1-right', 'S0-ex2-left', 'S0-ex2-right'].entries()) {
      const exercise = BOOK.find(({ fen, kind }) => kind === 'blanks' && fen === FOUR[i]?.fen);
      const stated = cases.find((each) => each.id === id);
      if (exercise === undefined || stated === undefined) throw new Error(`no ${id}`);
      const { red = [], black = [] } = stated.natures;
      const natures = exercise.asks.filter(({ ask }) => ask === 'nature');
      for (const [ply, ask] of natures.entries())
        expect(isRight(exercise, ask, (ply % 2 === 0 ? red : black)[Math.floor(ply / 2)] ?? '')).toBe(true);
      expect(isRight(exercise, { ask: 'ruling' }, stated.ruling ?? '')).toBe(true);
    }
  });
});

describe('a wrong answer', () => {
  const shown = (fen: string, moves: string, ply: number, answer: string): string => {
    const exercise = BOOK.find((each) => each.kind === 'blanks' && each.fen === fen && each.moves === moves);
    if (exercise === undefined) throw new Error('no such exercise');
    return markAnswer(exercise, { ask: 'nature', ply }, answer, 'en').proof?.says ?? '';
  };

  test('a kill that is none: the attempt, and what parries it', () => {
    expect(shown('4k4/4a4/9/9/9/9/1n7/2R6/c3A4/3AK4 w', 'c2a2 a1c1 a2c2 c1a1', 3, 'kill')).toBe(
      'If it were a kill, how would you mate? C1+1 checks, and R7-2 stands in the way.',
    );
  });

  test('a chase that is none: the root that takes back', () => {
    expect(shown('2b1k4/4a4/4br1R1/9/9/9/9/9/9/4K4 w', 'h7h9 f7f9 h9h7 f9f7', 2, 'chase')).toContain(
      'it has a root, Black’s elephant on file 3, which takes back: R2=5 E3+5',
    );
  });

  test('an exchange that is an offer: that nothing takes back', () => {
    expect(shown('2b1k4/9/4br1R1/9/9/9/9/9/9/4K4 w', 'h7h9 f7f9 h9h7 f9f7', 3, 'exchange')).toContain(
      'It has no root: after R2=4 nothing takes back.',
    );
  });
});

describe('generated exercises', () => {
  test('are sound, of many kinds and levels, and none comes twice', () => {
    const { flaws, repeated, exercises, kinds, levels, changed, natures } = generate(7, 150);
    expect([flaws, repeated, exercises]).toEqual([[], 0, 150]);
    expect(Object.keys(kinds).length).toBe(6);
    expect(Object.values(levels).filter((n) => n >= 10).length).toBeGreaterThanOrEqual(3);
    expect(changed).toBeGreaterThan(5);
    expect(Object.values(kinds).filter((n) => n < 20)).toEqual([]);
    expect(NATURES.filter((nature) => (natures[nature] ?? 0) < 3)).toEqual([]);
  });

  const first = (seed: number, n: number): string[] => firstExercises({ seed }, n).map(({ id }) => id);

  test('are the same for the same seed, and others for another', () => {
    expect(first(3, 12)).toEqual(first(3, 12));
    expect(first(3, 12)).not.toEqual(first(4, 12));
  });

  test('keep to a topic', () => {
    for (const exercise of firstExercises({ seed: 5, topics: ['offer'] }, 6))
      expect(exercise.asks.some((ask) => rightAnswers(exercise, ask)[0] === 'offer')).toBe(true);
  });
});

describe('laps of games', () => {
  test('are a few dozen, each with its players and year', () => {
    expect(GAME_LAPS.length).toBeLessThanOrEqual(60);
    for (const { red, black, year } of GAME_LAPS)
      expect([red !== '', black !== '', year > 1900]).toEqual([true, true, true]);
  });

  const file = dataPath('corpus');
  test.skipIf(file === undefined)(
    `were played in those games${file === undefined ? ' (skipped: no corpus, set QILI_DATA)' : ''}`,
    () => {
      const rows = gunzipSync(readFileSync(path.join(file ?? '', 'ccpd-games.jsonl.gz')))
        .toString()
        .split('\n');
      for (const { game, red, black, moves } of GAME_LAPS) {
        const row = rows.find((each) => each.startsWith(`{"id":"ccpd:${game}"`)) ?? '';
        expect([row.includes(red), row.includes(black)]).toEqual([true, true]);
        expect(row).toContain(
          moves
            .split(' ')
            .map((move) => `"${move}"`)
            .join(','),
        );
      }
    },
  );
});
