import { isRight, rightAnswers, type Answer } from '../exercise/answers.ts';
import type { Ask, Exercise } from '../exercise/exercise.ts';
import type { PupilResult } from './result.ts';
import type { ExerciseSet } from './set.ts';

/** A nature or a root that was taken for another: how often, and by how many pupils. */
export interface Confusion {
  readonly about: 'nature' | 'root';
  readonly asked: Answer;
  readonly given: Answer;
  readonly times: number;
  readonly pupils: number;
}

/** So many right of so many asked. */
export interface Tally {
  readonly right: number;
  readonly of: number;
}

/** How a class did: a row a pupil with a tally an exercise, the exercises over all pupils, and what was confused. */
export interface ClassTable {
  readonly pupils: readonly (Tally & { readonly name: string; readonly exercises: readonly Tally[] })[];
  readonly exercises: readonly Tally[];
  /** What was taken for something else, the most often first. */
  readonly confused: readonly Confusion[];
}

/** The table of a class. The same result sent twice counts once; pupils of one name are told apart by a number. */
export const classOf = ({ exercises }: ExerciseSet, results: readonly PupilResult[]): ClassTable => {
  const once = results.filter((result, i) => results.findIndex((other) => isSame(other, result)) === i);
  const pupils = once.map((result, i) => {
    const tallies = exercises.map((exercise, n) => tallyOf(exercise, result.answers[n] ?? []));
    const namesakes = once.slice(0, i).filter(({ pupil }) => pupil === result.pupil).length;
    const name = namesakes === 0 ? result.pupil : `${result.pupil} (${String(namesakes + 1)})`;
    return { name, exercises: tallies, ...sumOf(tallies) };
  });
  return {
    pupils,
    exercises: exercises.map((_, n) => sumOf(pupils.flatMap((pupil) => pupil.exercises[n] ?? []))),
    confused: confusionsOf(exercises, once),
  };
};

const isSame = (a: PupilResult, b: PupilResult): boolean =>
  a.pupil === b.pupil && JSON.stringify(a.answers) === JSON.stringify(b.answers);

const tallyOf = (exercise: Exercise, answers: readonly Answer[]): Tally => ({
  right: exercise.asks.filter((ask, i) => isRight(exercise, ask, answers[i] ?? '')).length,
  of: exercise.asks.length,
});

const sumOf = (tallies: readonly Tally[]): Tally => ({
  right: tallies.reduce((sum, { right }) => sum + right, 0),
  of: tallies.reduce((sum, { of }) => sum + of, 0),
});

const confusionsOf = (exercises: readonly Exercise[], results: readonly PupilResult[]): Confusion[] => {
  const found = new Map<string, { seen: Pick<Confusion, 'about' | 'asked' | 'given'>; by: number[] }>();
  for (const [pupil, { answers }] of results.entries())
    for (const [n, exercise] of exercises.entries())
      for (const [i, ask] of exercise.asks.entries()) {
        const seen = confusionIn(exercise, ask, answers[n]?.[i] ?? '');
        if (seen === undefined) continue;
        const key = `${seen.about} ${seen.asked} ${seen.given}`;
        const entry = found.get(key) ?? { seen, by: [] };
        entry.by.push(pupil);
        found.set(key, entry);
      }
  return [...found.values()]
    .map(({ seen, by }) => ({ ...seen, times: by.length, pupils: new Set(by).size }))
    .sort((a, b) => b.times - a.times || b.pupils - a.pupils);
};

/** What a wrong answer about a nature or a root took for what; undefined where it is right, empty or about something else. */
export const confusionIn = (
  exercise: Exercise,
  ask: Ask,
  given: Answer,
): Pick<Confusion, 'about' | 'asked' | 'given'> | undefined => {
  if (ask.ask !== 'nature' && ask.ask !== 'root') return undefined;
  const [asked] = rightAnswers(exercise, ask);
  if (given === '' || asked === undefined || isRight(exercise, ask, given)) return undefined;
  return { about: ask.ask, asked, given };
};
