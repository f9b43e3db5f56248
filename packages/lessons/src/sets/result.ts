import { err, ok, parseMoveName, type Result } from '@qili/rules';
import { optionsOf, type Answer } from '../exercise/answers.ts';
import type { Ask, Exercise } from '../exercise/exercise.ts';
import { fingerprint } from '../fingerprint.ts';
import { fromLink, inLink } from './link.ts';
import { markOf, type ExerciseSet } from './set.ts';

/** What a pupil answered to a set: for each exercise its answers in order, empty where none was given. */
export interface PupilResult {
  readonly pupil: string;
  readonly answers: readonly (readonly Answer[])[];
}

/** A text that is no result of the set; exercises and questions are counted from 1. */
export type ResultFault =
  /** Another form altogether. */
  | { readonly code: 'not-a-result' }
  /** It was a result, but has been cut or changed since it was made. */
  | { readonly code: 'damaged' }
  /** A whole result, but of another set. */
  | { readonly code: 'other-set' }
  /** So many exercises were answered, and the set has so many. */
  | { readonly code: 'count'; readonly found: number; readonly expected: number }
  /** What stands for an answer is none to that question. */
  | { readonly code: 'answer'; readonly number: number; readonly question: number; readonly text: string };

export const RESULT_VERSION = 'r1';
/** The longest name of a pupil, and the longest answer that is written. */
const LONGEST = 80;

/**
 * A pupil's answers as text for a link or a file. It has answers only: whether they are right is worked out by who
 * reads it. Its sum tells damage and careless changes; it is no seal against somebody who sits down to forge one.
 */
export const makeResult = (set: ExerciseSet, { pupil, answers }: PupilResult): string => {
  const rows = answers.map((row) => row.map(inLink).join('!'));
  const body = [RESULT_VERSION, markOf(set), inLink(pupil), ...rows].join('*');
  return `${body}*${fingerprint(body)}`;
};

/** Reads a result of the set, as a stranger may have written it. */
export const parseResult = (set: ExerciseSet, text: string): Result<PupilResult, ResultFault> => {
  const fields = text.trim().split('*');
  const [version, mark, name = ''] = fields;
  if (version !== RESULT_VERSION || fields.length < 4) return err({ code: 'not-a-result' });
  const pupil = fromLink(name);
  if (fields.at(-1) !== fingerprint(fields.slice(0, -1).join('*')) || pupil === undefined)
    return err({ code: 'damaged' });
  if (mark !== markOf(set)) return err({ code: 'other-set' });
  const rows = fields.slice(3, -1);
  const { exercises } = set;
  if (rows.length !== exercises.length)
    return err({ code: 'count', found: rows.length, expected: exercises.length });
  const answers: Answer[][] = [];
  for (const [i, exercise] of exercises.entries()) {
    const row = answersIn(exercise, rows[i] ?? '', i + 1);
    if (!row.ok) return row;
    answers.push(row.value);
  }
  return ok({ pupil: pupil.slice(0, LONGEST), answers });
};

const answersIn = (exercise: Exercise, row: string, number: number): Result<Answer[], ResultFault> => {
  const texts = row.split('!');
  const answers: Answer[] = [];
  for (const [i, ask] of exercise.asks.entries()) {
    const text = texts[i] ?? '';
    const answer = fromLink(text);
    if (answer === undefined || !isAnswer(exercise, ask, answer) || texts.length > exercise.asks.length)
      return err({ code: 'answer', number, question: i + 1, text: answer ?? text });
    answers.push(answer);
  }
  return ok(answers);
};

const isAnswer = (exercise: Exercise, ask: Ask, answer: Answer): boolean => {
  if (answer === '') return true;
  if (ask.ask === 'change') return parseMoveName(answer) !== undefined;
  const options = optionsOf(exercise, ask);
  return options === undefined ? answer.length <= LONGEST : options.includes(answer);
};
