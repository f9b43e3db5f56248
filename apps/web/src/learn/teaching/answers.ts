import {
  COURSE,
  exercisesFor,
  exercisesOf,
  EXERCISE_KINDS,
  lastExercises,
  lineIn,
  markAnswer,
  optionsOf,
  optionText,
  questionOf,
  readAnswer,
  rightAnswers,
  solutionOf,
  termOf,
  TOPICS,
  type AnswerFault,
  type Ask,
  type Exercise,
  type Topic,
} from '@qili/lessons';
import { sayMoveFault, type Locale } from '@qili/rules';
import type { Answering } from '../../judging/asker.ts';
import type { Answers, Marked, Posed, Questions, Solution } from './answer.ts';
import { SETS } from './sets.ts';
import { lessonTold, proofTold } from './told.ts';

/** The last exercises of the course, by the name under which they are asked for. */
export const LAST = 'last';

/** The answer to each kind of question; pure, so that a worker, a test or the page itself may ask. */
export const TEACH: Answering<Questions, Answers> = {
  lesson: ({ id, locale }) => {
    const lesson = COURSE.find((each) => each.id === id);
    return lesson && lessonTold(lesson, locale);
  },
  exercises: ({ of }) => {
    const lesson = COURSE.find(({ id }) => id === of);
    return of === LAST ? lastExercises() : lesson === undefined ? [] : exercisesOf(lesson);
  },
  posed: ({ exercise, locale }) => posed(exercise, locale),
  mark: ({ exercise, ask, typed, locale }) => marked(exercise, ask, typed, locale),
  tell: ({ exercise, ask, locale }) => told(exercise, ask, locale),
  drawn: ({ seed, topics, number }) => drawn(seed, topics, number),
  about: ({ term, seed }) => about(term, seed),
  ...SETS,
};

const posed = (exercise: Exercise, locale: Locale): Posed => ({
  exercise,
  line: lineIn(exercise),
  asks: exercise.asks.map((ask) => ({
    ask,
    question: questionOf(exercise, ask, locale),
    options: optionsOf(exercise, ask)?.map((answer) => ({
      answer,
      text: optionText(exercise, ask, answer, locale),
    })),
  })),
});

const marked = (exercise: Exercise, ask: Ask, typed: string, locale: Locale): Marked => {
  const known = optionsOf(exercise, ask)?.find((option) => option === typed);
  const read = known === undefined ? readAnswer(exercise, ask, typed) : ({ ok: true, value: known } as const);
  if (!read.ok) return { kind: 'unread', says: sayUnread(read.fault, exercise, ask, locale) };
  const { right, proof } = markAnswer(exercise, ask, read.value, locale);
  const shown = !right && proof !== undefined ? proof : solutionOf(exercise, ask, locale);
  const reason = proofTold(shown, locale);
  return {
    kind: 'marked',
    right,
    answer: read.value,
    text: optionText(exercise, ask, read.value, locale),
    best: rightAnswers(exercise, ask)[0] ?? read.value,
    term: termOf(exercise, ask),
    told: right && proof !== undefined ? { ...reason, says: `${proof.says} ${reason.says}` } : reason,
  };
};

/** What is wrong with a move that was written; what is none of the options is met with the question. */
const sayUnread = (fault: AnswerFault, exercise: Exercise, ask: Ask, locale: Locale): string =>
  fault.code === 'no-option' ? questionOf(exercise, ask, locale) : sayMoveFault(fault, locale);

const told = (exercise: Exercise, ask: Ask, locale: Locale): Solution => {
  const [best = ''] = rightAnswers(exercise, ask);
  return {
    text: optionText(exercise, ask, best, locale),
    best,
    term: termOf(exercise, ask),
    told: proofTold(solutionOf(exercise, ask, locale), locale),
  };
};

/** What has been drawn so far of exercises without end; the last few wishes are remembered. */
interface Drawing {
  readonly wish: string;
  readonly source: Generator<Exercise, void>;
  readonly found: Exercise[];
}
const MOST_DRAWINGS = 4;
const drawings: Drawing[] = [];

const drawingFor = (seed: number, topics: readonly Topic[]): Drawing => {
  const wish = [seed, ...topics].join(' ');
  const known = drawings.find((each) => each.wish === wish);
  if (known !== undefined) return known;
  const fresh: Drawing = { wish, source: exercisesFor({ seed, topics }), found: [] };
  drawings.unshift(fresh);
  drawings.splice(MOST_DRAWINGS);
  return fresh;
};

const drawn = (seed: number, topics: readonly Topic[], number: number): Exercise | undefined => {
  const { source, found } = drawingFor(seed, topics);
  while (found.length <= number) {
    const next = source.next();
    if (next.done === true) return undefined;
    found.push(next.value);
  }
  return found[number];
};

/** Which exercises ask for what is no nature and no root. */
const KIND_OF: Readonly<Record<string, Topic>> = {
  target: 'chase',
  means: 'chase',
  ruling: 'blanks',
  change: 'change',
  full: 'write',
  short: 'write',
  third: 'sheet',
  standing: 'sheet',
};

/** Draws that are looked at before a term is given up. */
const MOST_LOOKS = 40;

const about = (term: string, seed: number): Exercise | undefined => {
  const topic = TOPICS.find((each) => each === term) ?? KIND_OF[term] ?? EXERCISE_KINDS[2];
  for (let number = 0; number < MOST_LOOKS; number++) {
    const exercise = drawn(seed, [topic], number);
    if (exercise === undefined) return undefined;
    if (exercise.asks.some((ask) => termOf(exercise, ask) === term)) return exercise;
  }
  return undefined;
};
