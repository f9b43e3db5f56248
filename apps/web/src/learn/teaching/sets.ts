import {
  askedAbout,
  classOf,
  exercisesFor,
  parseResult,
  parseSet,
  sayResultFault,
  saySetFault,
  setHtml,
  termName,
  textsIn,
  type Exercise,
  type PupilResult,
} from '@qili/lessons';
import { lineAsked, mainLine, MESSAGES, NATURES, readRecord, sayRecordFault, type Locale } from '@qili/rules';
import type { Answering } from '../../judging/asker.ts';
import type { ClassRead, Readable, SetAnswers, SetQuestions } from './set-answer.ts';

/** So many games of a pasted text are made into exercises. */
const MOST_GAMES = 20;

/** What the teacher answers about sets. */
export const SETS: Answering<SetQuestions, SetAnswers> = {
  several: ({ seed, topics, count }) => {
    const found: Exercise[] = [];
    if (count === 0) return found;
    for (const exercise of exercisesFor({ seed, topics })) if (found.push(exercise) >= count) break;
    return found;
  },
  own: ({ text, locale }) => ownIn(text, locale),
  set: ({ text, locale }) => {
    const [found = text] = textsIn(text, 'q1');
    const set = parseSet(found);
    return set.ok ? set : { ok: false, says: saySetFault(set.fault, locale) };
  },
  sheet: ({ set, locale }) => setHtml(set, locale),
  class: (asked) => classRead(asked),
};

/** A FEN, then moves in any notation. */
const FEN_LINE = /^\s*([1-9a-zA-Z]+(?:\/[1-9a-zA-Z]+){9}\s+[wrb](?:\s+-\s+-\s+\d+\s+\d+)?)[\s|,:]*(.*)$/u;

/** What can be asked about a pasted text: lines of a FEN with moves, or a record of any format. */
const ownIn = (text: string, locale: Locale): Readable<readonly Exercise[]> => {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const lines = rows.map((row) => FEN_LINE.exec(row));
  if (rows.length > 0 && lines.every((found) => found !== null)) {
    const exercises: Exercise[] = [];
    for (const [, fen = '', moves = ''] of lines) {
      const line = lineAsked(fen, moves, locale);
      if (!line.ok) return { ok: false, says: line.fault.message };
      exercises.push(...askedAbout(line.value));
    }
    return { ok: true, value: exercises };
  }
  const read = readRecord(new TextEncoder().encode(text));
  if (!read.ok) return { ok: false, says: sayRecordFault(read.fault, locale) };
  const games = read.value.games.slice(0, MOST_GAMES);
  return { ok: true, value: games.flatMap((game) => askedAbout(mainLine(game))) };
};

const classRead = ({ set, files, locale }: SetQuestions['class']): ClassRead => {
  const results: PupilResult[] = [];
  const faults: { file: string; says: string }[] = [];
  for (const { name, text } of files) {
    const found = textsIn(text, 'r1');
    for (const each of found.length === 0 ? [text] : found) {
      const result = parseResult(set, each);
      if (result.ok) results.push(result.value);
      else faults.push({ file: name, says: sayResultFault(result.fault, locale) });
    }
  }
  const table = classOf(set, results);
  const named = (about: 'nature' | 'root', answer: string): string => {
    const nature = NATURES.find((each) => each === answer);
    return about === 'root' || nature === undefined
      ? termName(answer, locale)
      : MESSAGES[locale].nature[nature];
  };
  const confused = table.confused.map(({ about, asked, given, times, pupils }) => ({
    is: named(about, asked),
    taken: named(about, given),
    times,
    pupils,
  }));
  return { pupils: table.pupils, exercises: table.exercises, confused, faults };
};
