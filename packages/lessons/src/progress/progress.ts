import { err, ok, type Result } from '@qili/rules';
import { rightAnswers, type Answer } from '../exercise/answers.ts';
import type { Ask, Exercise } from '../exercise/exercise.ts';

/** How well a term is known. Days are whole numbers; whoever keeps them says where they begin. */
export interface TermState {
  /** How often in a row it was known, which says how long it may rest. */
  readonly box: number;
  /** The day on which it should be asked again. */
  readonly due: number;
  readonly right: number;
  readonly wrong: number;
  /** What was answered instead, and how often. */
  readonly takenFor: Readonly<Record<string, number>>;
}

/** What one has learnt, by term: a nature, a root, or a kind of question. */
export type Progress = Readonly<Record<string, TermState>>;

/** Days of rest by box: a term that was not known comes the same day, one known six times in a row after two months. */
export const REST_DAYS: readonly number[] = [0, 1, 3, 7, 21, 60];

const FRESH: TermState = { box: 0, due: 0, right: 0, wrong: 0, takenFor: {} };

/** The term that an answer is about: the right answer where that is a term, else what is asked. */
export const termOf = (exercise: Exercise, ask: Ask): string =>
  ask.ask === 'nature' || ask.ask === 'root' ? (rightAnswers(exercise, ask)[0] ?? ask.ask) : ask.ask;

/** The progress after an answer about a term on a day. */
export const entered = (
  progress: Progress,
  term: string,
  { right, given }: { readonly right: boolean; readonly given: Answer },
  day: number,
): Progress => {
  const state = progress[term] ?? FRESH;
  if (right) {
    const box = Math.min(state.box + 1, REST_DAYS.length - 1);
    return {
      ...progress,
      [term]: { ...state, box, due: day + (REST_DAYS[box] ?? 0), right: state.right + 1 },
    };
  }
  const takenFor =
    given === '' ? state.takenFor : { ...state.takenFor, [given]: (state.takenFor[given] ?? 0) + 1 };
  return { ...progress, [term]: { ...state, box: 0, due: day, wrong: state.wrong + 1, takenFor } };
};

/** Terms to ask on a day, those that have waited longest first, of equals the one known least. */
export const dueOn = (progress: Progress, day: number): string[] =>
  Object.entries(progress)
    .filter(([, { due }]) => due <= day)
    .sort(([a, x], [b, y]) => x.due - y.due || x.box - y.box || (a < b ? -1 : 1))
    .map(([term]) => term);

/** All that somebody has done in the course: terms, lessons that were read to the end, exercises that were solved. */
export interface Learnt {
  readonly terms: Progress;
  /** Ids of lessons. */
  readonly read: readonly string[];
  /** Ids of exercises of the course. */
  readonly solved: readonly string[];
}

export const NOTHING_LEARNT: Learnt = { terms: {}, read: [], solved: [] };

/** Both of two: of each term the state that rests on more answers, the first where they are equal. */
export const joined = (one: Learnt, other: Learnt): Learnt => {
  const answers = (state: TermState | undefined): number =>
    state === undefined ? -1 : state.right + state.wrong;
  const fuller = Object.entries(other.terms).filter(
    ([term, state]) => answers(state) > answers(one.terms[term]),
  );
  return {
    terms: { ...one.terms, ...Object.fromEntries(fuller) },
    read: [...new Set([...one.read, ...other.read])],
    solved: [...new Set([...one.solved, ...other.solved])],
  };
};

/** A form for files and for sending: whoever reads it needs nothing else. */
export const makeLearnt = ({ terms, read, solved }: Learnt): string =>
  JSON.stringify({ qili: 'progress', version: 1, terms, read, solved });

/** A text that is no progress of ours: no JSON, another form, or a term with a broken state. */
export type LearntFault =
  | { readonly code: 'not-json' | 'not-progress' }
  | { readonly code: 'term'; readonly term: string }
  | { readonly code: 'list'; readonly list: 'read' | 'solved' };

export const parseLearnt = (text: string): Result<Learnt, LearntFault> => {
  const raw = jsonIn(text);
  if (raw === undefined) return err({ code: 'not-json' });
  if (!isObject(raw) || raw.qili !== 'progress' || raw.version !== 1 || !isObject(raw.terms))
    return err({ code: 'not-progress' });
  const terms: [string, TermState][] = [];
  for (const [term, state] of Object.entries(raw.terms)) {
    if (!isTermState(state)) return err({ code: 'term', term });
    terms.push([term, state]);
  }
  const { read = [], solved = [] } = raw;
  if (!isNames(read)) return err({ code: 'list', list: 'read' });
  if (!isNames(solved)) return err({ code: 'list', list: 'solved' });
  return ok({ terms: Object.fromEntries(terms), read, solved });
};

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && /^[\w-]{1,64}$/u.test(each));

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isTermState = (value: unknown): value is TermState =>
  isObject(value) &&
  [value.box, value.due, value.right, value.wrong].every(isCount) &&
  Number(value.box) < REST_DAYS.length &&
  isObject(value.takenFor) &&
  Object.values(value.takenFor).every(isCount);
