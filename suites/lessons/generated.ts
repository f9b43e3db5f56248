import { exercisesFor, optionsOf, rightAnswers, type Exercise } from '@qili/lessons';
import { shapeOf } from '../../packages/lessons/src/generator/forms.ts';
import { flawOf } from './independent.ts';

/** What came of so many generated exercises. */
export interface Generated {
  readonly exercises: number;
  readonly answers: number;
  readonly changed: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly levels: Readonly<Record<string, number>>;
  readonly natures: Readonly<Record<string, number>>;
  /** Exercises of a name or shape that came before, and those of the lap that came just before. */
  readonly repeated: number;
  readonly flaws: readonly string[];
}

export const generate = (seed: number, count: number): Generated => {
  const kinds: Record<string, number> = {};
  const levels: Record<string, number> = {};
  const natures: Record<string, number> = {};
  const seen = new Set<string>();
  const flaws: string[] = [];
  let [exercises, answers, changed, repeated] = [0, 0, 0, 0];
  const add = (tally: Record<string, number>, key: string): void => {
    tally[key] = (tally[key] ?? 0) + 1;
  };
  for (const exercise of exercisesFor({ seed })) {
    exercises++;
    add(kinds, exercise.kind);
    add(levels, String(exercise.level));
    if (exercise.origin.change !== undefined) changed++;
    for (const key of [exercise.id, `${exercise.kind} ${shapeOf(exercise)}`]) {
      if (seen.has(key)) repeated++;
      seen.add(key);
    }
    for (const ask of exercise.asks) {
      const right = rightAnswers(exercise, ask);
      answers++;
      if (ask.ask === 'nature') add(natures, right[0] ?? '');
      const options = optionsOf(exercise, ask);
      const isOffered = options === undefined || right.every((answer) => options.includes(answer));
      const flaw =
        right.length === 0 ? 'no answer' : isOffered ? flawOf(exercise, ask, right) : 'not offered';
      if (flaw !== undefined)
        flaws.push(`${describe(exercise)} ${JSON.stringify(ask)} ${right.join(' ')}: ${flaw}`);
    }
    if (exercises >= count) break;
  }
  return { exercises, answers, changed, kinds, levels, natures, repeated, flaws };
};

const describe = ({ kind, fen, moves }: Exercise): string => `${kind} ${fen} | ${moves}`;
