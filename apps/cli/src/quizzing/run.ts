import {
  exercisesFor,
  markAnswer,
  optionText,
  readAnswer,
  rightAnswers,
  solutionOf,
  topicNamed,
  TOPICS,
  topicName,
  type Answer,
  type Ask,
  type Exercise,
  type Marking,
  type Topic,
  type Wish,
} from '@qili/lessons';
import { err, ok, sayMoveFault, type Result } from '@qili/rules';
import { typingFrom, type Typing } from './lines.ts';
import { proofJson, sayExercise, sayProof, sayQuestion } from './present.ts';
import { Score } from './score.ts';
import { answersOf, sayClass, setFrom, writeResult, writeSet, type SetForm } from './sets.ts';
import { columns, filled } from '../terminal/columns.ts';
import type { Session } from '../terminal/session.ts';
import type { Words } from '../words/words.ts';

/** What `qili quiz` was asked for. */
export interface QuizOptions {
  /** Names of topics with commas between. */
  readonly topic?: string;
  readonly seed?: number;
  readonly count: number;
  /** A file with a set, or its link: these exercises and no others. */
  readonly set?: string;
  /** Results of pupils to that set, to be counted up instead of asking. */
  readonly results?: readonly string[];
  /** Writes the exercises instead of asking them. */
  readonly as?: SetForm;
  readonly title?: string;
  /** The pupil, for the result of a set. */
  readonly name?: string;
  readonly output?: string;
}

/** Seeds that are drawn where none is given are short enough to be typed again. */
const SEEDS = 100_000;

const topicsIn = (text: string, { words, locale }: Session): Result<readonly Topic[], string> => {
  const topics: Topic[] = [];
  for (const name of text.split(/[,，、]/u).filter((each) => each.trim() !== '')) {
    const topic = topicNamed(name);
    if (topic === undefined) {
      const known = TOPICS.map((each) => topicName(each, locale)).join(', ');
      return err(words.quiz.noSuchTopic(name, known));
    }
    topics.push(topic);
  }
  return ok(topics);
};

/** Asks the exercises, writes them or counts up results; answers what is wrong with the wishes, if anything. */
export const runQuiz = async (options: QuizOptions, session: Session): Promise<string | undefined> => {
  const misuse = misuseOf(options, session);
  if (misuse !== undefined) return misuse;
  const topics = topicsIn(options.topic ?? '', session);
  if (!topics.ok) return topics.fault;
  const { set: named, results, as, title, output, seed = Date.now() % SEEDS, count } = options;
  const set = named === undefined ? undefined : await setFrom(named, session);
  if (set?.ok === false) {
    session.complain(set.fault);
    return undefined;
  }
  const exercises = set?.value.exercises ?? exercisesUpTo(count, { seed, topics: topics.value });
  if (set !== undefined && results !== undefined) await sayClass(set.value, results, session);
  else if (as !== undefined) {
    const written = {
      title: title ?? set?.value.title ?? session.words.quiz.setOf(seed),
      exercises: [...exercises],
    };
    await writeSet(written, as, output, session);
  } else {
    const of = set?.value.exercises.length ?? count;
    const score = await askAll(exercises, { of, ...(set === undefined ? { seed } : {}) }, session);
    if (set !== undefined && output !== undefined)
      await writeResult(
        set.value,
        { pupil: options.name ?? '', answers: answersOf(set.value.exercises, score.given) },
        output,
        session,
      );
  }
  return undefined;
};

/** What does not go together. */
const misuseOf = (options: QuizOptions, { words: { quiz } }: Session): string | undefined => {
  const { set, results, as, name, output } = options;
  if (results !== undefined && set === undefined) return quiz.resultsOfWhichSet;
  if (results !== undefined && as !== undefined) return quiz.resultsOrSet;
  if (output !== undefined && as === undefined && (set === undefined || results !== undefined))
    return quiz.nothingToWrite;
  const isResult = output !== undefined && as === undefined;
  return isResult && (name ?? '').trim() === '' ? quiz.whoseResult : undefined;
};

function* exercisesUpTo(count: number, wish: Wish): Generator<Exercise> {
  if (count === 0) return;
  let n = 0;
  for (const exercise of exercisesFor(wish)) {
    yield exercise;
    if (++n >= count) return;
  }
}

/** Asks one exercise after the other until they or the answers end, and says the score. */
const askAll = async (
  exercises: Iterable<Exercise>,
  { of, seed }: { readonly of: number; readonly seed?: number },
  session: Session,
): Promise<Score> => {
  const { words, say, json, ink } = session;
  const score = new Score();
  const typing = typingFrom('> ');
  if (!json) say(ink.faint(words.quiz.opening(seed)));
  let number = 0;
  for (const exercise of exercises) {
    if (!json) say(['', ...sayExercise(exercise, ++number, of, session)].join('\n'));
    if (!(await goThrough(exercise, typing, score, session))) break;
  }
  typing.close();
  const told = { ...(seed === undefined ? {} : { seed }), ...score.summary() };
  say(json ? JSON.stringify(told) : ['', ...scoreText(score, session)].join('\n'));
  return score;
};

/** Asks all of an exercise; false when the input has ended. */
const goThrough = async (
  exercise: Exercise,
  typing: Typing,
  score: Score,
  session: Session,
): Promise<boolean> => {
  const { say, json, locale, ink } = session;
  for (const ask of exercise.asks) {
    const answer = await answerTo(exercise, ask, typing, session);
    if (answer === undefined) return false;
    const marking = answer === '' ? undefined : markAnswer(exercise, ask, answer, locale);
    score.enter(exercise, ask, answer, marking?.right === true);
    say(
      json
        ? markedJson(exercise, ask, answer, marking, session)
        : markedText(exercise, ask, marking, session),
    );
  }
  score.exercises++;
  const { change } = exercise.origin;
  if (!json && change !== undefined) say(filled(ink.faint(change[locale]), 2).join('\n'));
  return true;
};

/** What is typed until it is an answer; empty for "tell me", undefined at the end of the input. */
const answerTo = async (
  exercise: Exercise,
  ask: Ask,
  typing: Typing,
  session: Session,
): Promise<Answer | undefined> => {
  const { say, json, locale, words } = session;
  say(
    json
      ? JSON.stringify({ exercise: exercise.id, fen: exercise.fen, moves: exercise.moves, ...ask })
      : sayQuestion(exercise, ask, session).join('\n'),
  );
  for (;;) {
    const typed = await typing.next();
    if (typed === undefined || /^(q|quit)$/iu.test(typed.trim())) return undefined;
    if (/^[?？]?$/u.test(typed.trim())) return '';
    const read = readAnswer(exercise, ask, typed);
    if (read.ok) return read.value;
    const { fault } = read;
    const message =
      fault.code === 'no-option' ? notAnOption(fault.count, ask, words) : sayMoveFault(fault, locale);
    say(json ? JSON.stringify({ unread: typed, message }) : filled(message, 2).join('\n'));
  }
};

const notAnOption = (count: number, ask: Ask, { quiz }: Words): string =>
  ask.ask === 'third' ? quiz.number(0, count - 1) : quiz.number(1, count);

const markedText = (exercise: Exercise, ask: Ask, marking: Marking | undefined, session: Session): string => {
  const { words, locale, ink } = session;
  const proof = marking?.proof;
  if (marking?.right === true)
    return [
      ink.strong(words.quiz.right),
      ...(proof === undefined ? [] : sayProof(proof, { ...session }).slice(0, 1)),
    ].join('\n');
  const [best = ''] = rightAnswers(exercise, ask);
  const solution = solutionOf(exercise, ask, locale);
  const isTold = proof?.says.includes(solution.says) === true;
  return [
    ...(marking === undefined
      ? []
      : [ink.strong(words.quiz.wrong), ...(proof === undefined ? [] : sayProof(proof, session))]),
    words.quiz.rightIs(optionText(exercise, ask, best, locale)),
    ...(isTold ? [] : sayProof(solution, session)),
  ].join('\n');
};

const markedJson = (
  exercise: Exercise,
  ask: Ask,
  answer: Answer,
  marking: Marking | undefined,
  { locale }: Session,
): string =>
  JSON.stringify({
    exercise: exercise.id,
    ...ask,
    answer,
    right: marking?.right ?? false,
    ...(marking?.proof === undefined ? {} : { proof: proofJson(marking.proof) }),
    answers: rightAnswers(exercise, ask),
    solution: proofJson(solutionOf(exercise, ask, locale)),
  });

const scoreText = (score: Score, { words, ink, locale }: Session): string[] => {
  const { answered, right, confused } = score.summary();
  const rows = confused.map(({ asked, given, times }) => [
    topicName(asked, locale),
    words.quiz.takenFor(topicName(given, locale), times),
  ]);
  return [ink.strong(words.quiz.score(score.exercises, right, answered)), ...columns(rows)];
};
