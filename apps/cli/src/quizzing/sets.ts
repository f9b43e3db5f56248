import {
  classOf,
  makeResult,
  makeSet,
  optionText,
  parseResult,
  parseSet,
  sayResultFault,
  saySetFault,
  setHtml,
  textsIn,
  type Answer,
  type ClassTable,
  type Exercise,
  type ExerciseSet,
  type PupilResult,
} from '@qili/lessons';
import { err, ok, type Problem, type Result } from '@qili/rules';
import { columns } from '../terminal/columns.ts';
import { readBytes, writeWhole } from '../terminal/files.ts';
import type { Session } from '../terminal/session.ts';

/** What a set may be written as: its own text, for files and links, or pages to print with an answer sheet. */
export type SetForm = 'set' | 'html';

/** A file of sets or results holds no more than this. */
const MOST_BYTES = 4 << 20;

/** The set in a file, or in a link that was given instead of one. */
export const setFrom = async (named: string, session: Session): Promise<Result<ExerciseSet, Problem>> => {
  const isLink = textsIn(named, 'q1').length > 0;
  const text = isLink ? ok(named) : await textOf(named, session);
  if (!text.ok) return text;
  const [found = text.value] = textsIn(text.value, 'q1');
  const set = parseSet(found);
  if (set.ok) return set;
  const where = isLink ? {} : { file: named };
  return err({ code: set.fault.code, message: saySetFault(set.fault, session.locale), where });
};

const textOf = async (file: string, session: Session): Promise<Result<string, Problem>> => {
  const bytes = await readBytes(file, session, MOST_BYTES);
  return bytes.ok ? ok(Buffer.from(bytes.value).toString()) : bytes;
};

/** Writes the set in a form, to a file or to standard output. */
export const writeSet = async (
  set: ExerciseSet,
  form: SetForm,
  output: string | undefined,
  session: Session,
): Promise<void> => {
  const content = form === 'html' ? setHtml(set, session.locale) : makeSet(set);
  await writeOr(`${content}\n`, output, session);
};

const writeOr = async (content: string, output: string | undefined, session: Session): Promise<void> => {
  if (output === undefined) {
    session.send(Buffer.from(content));
    return;
  }
  const written = await writeWhole(output, content, session.words);
  if (!written.ok) session.complain(written.fault);
};

/** Writes what a pupil answered, for the teacher. */
export const writeResult = async (
  set: ExerciseSet,
  result: PupilResult,
  output: string,
  session: Session,
): Promise<void> => writeOr(`${makeResult(set, result)}\n`, output, session);

/** The answers of a set as a result has them: empty where the pupil did not get so far. */
export const answersOf = (
  exercises: readonly Exercise[],
  given: ReadonlyMap<Exercise, readonly Answer[]>,
): Answer[][] => exercises.map((exercise) => exercise.asks.map((_, i) => given.get(exercise)?.[i] ?? ''));

/** Reads the results of a class and says the table; what cannot be read is complained of, the rest counts. */
export const sayClass = async (
  set: ExerciseSet,
  files: readonly string[],
  session: Session,
): Promise<void> => {
  const results: PupilResult[] = [];
  for (const file of files) {
    const text = await textOf(file, session);
    if (!text.ok) {
      session.complain(text.fault);
      continue;
    }
    const found = textsIn(text.value, 'r1');
    for (const each of found.length === 0 ? [text.value] : found) {
      const result = parseResult(set, each);
      if (result.ok) results.push(result.value);
      else
        session.complain({
          code: result.fault.code,
          message: sayResultFault(result.fault, session.locale),
          where: { file },
        });
    }
  }
  const table = classOf(set, results);
  session.say(session.json ? JSON.stringify({ title: set.title, ...table }) : tableText(set, table, session));
};

const tableText = (set: ExerciseSet, table: ClassTable, session: Session): string => {
  const { words, ink } = session;
  const { quiz } = words;
  const share = ({ right, of }: { readonly right: number; readonly of: number }): string =>
    `${String(right)}/${String(of)}`;
  const numbers = set.exercises.map((_, i) => String(i + 1));
  const total = table.exercises.reduce(
    (sum, each) => ({ right: sum.right + each.right, of: sum.of + each.of }),
    {
      right: 0,
      of: 0,
    },
  );
  const rows = [
    [quiz.pupil, quiz.total, ...numbers],
    ...table.pupils.map((pupil) => [pupil.name, share(pupil), ...pupil.exercises.map(share)]),
    [quiz.everybody, share(total), ...table.exercises.map(share)],
  ];
  const confused = table.confused.map(({ about, asked, given, times, pupils }) => [
    sayOption(set, about, asked, session),
    quiz.takenForBy(sayOption(set, about, given, session), times, pupils),
  ]);
  return [
    ink.strong(set.title),
    ...columns(rows),
    ...(confused.length === 0 ? [] : ['', ink.strong(quiz.confused), ...columns(confused)]),
  ].join('\n');
};

/** A nature or a root in words: as the set's own questions name it. */
const sayOption = (
  set: ExerciseSet,
  about: 'nature' | 'root',
  answer: Answer,
  { locale }: Session,
): string => {
  const asked = set.exercises.flatMap((exercise) => exercise.asks.map((ask) => ({ exercise, ask })));
  const first = asked.find(({ ask }) => ask.ask === about);
  return first === undefined ? answer : optionText(first.exercise, first.ask, answer, locale);
};
