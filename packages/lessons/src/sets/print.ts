import {
  drawSvg,
  escaped,
  MESSAGES,
  NOTATIONS,
  positionAfter,
  positionsOf,
  roundOf,
  sayMove,
  type Locale,
  type Move,
  type Position,
} from '@qili/rules';
import { optionText, questionOf, KIND_NAMES } from '../exercise/words.ts';
import { rightAnswers } from '../exercise/answers.ts';
import { lineIn, type Exercise } from '../exercise/exercise.ts';
import { solutionOf } from '../exercise/mark.ts';
import { text } from '../text.ts';
import type { ExerciseSet } from './set.ts';

const WORDS = { name: text('姓名', 'Name'), answers: text('答案', 'Answers') };

const CSS =
  '@page{size:A4;margin:12mm}body{font:11pt serif;color:#000;background:#fff}section{break-inside:avoid;margin:0 0 8mm}' +
  'svg{width:70mm;height:auto;float:right;margin-left:5mm}section::after{content:"";display:block;clear:both}' +
  '.blank{border-bottom:1px solid;display:inline-block;min-width:30mm}.answers{break-before:page}';

/** A set to print: boards with questions and blanks, and an answer sheet on a page of its own. */
export const setHtml = ({ title, exercises }: ExerciseSet, locale: Locale): string =>
  [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${CSS}</style></head><body>`,
    `<h1>${escaped(title)}</h1><p>${WORDS.name[locale]} <span class="blank"></span></p>`,
    ...exercises.map((exercise, i) => sectionOf(exercise, i + 1, locale)),
    `<div class="answers"><h2>${WORDS.answers[locale]}</h2>`,
    ...exercises.map((exercise, i) => answersOf(exercise, i + 1, locale)),
    '</div></body></html>',
  ].join('\n');

const sectionOf = (exercise: Exercise, number: number, locale: Locale): string => {
  const shown = positionAfter(lineIn(exercise), shownAfter(exercise));
  const heading = `${String(number)}. ${KIND_NAMES[exercise.kind][locale]}`;
  const questions = exercise.asks.map(
    (ask) => `<li>${escaped(questionOf(exercise, ask, locale))} <span class="blank"></span></li>`,
  );
  const board = drawSvg(shown, locale, { title: heading, theme: 'print' });
  return `<section><h2>${escaped(heading)}</h2>${board}<p>${escaped(movesIn(exercise, locale))}</p><ol>${questions.join('')}</ol></section>`;
};

/** A move to be written down is shown from the position before it, all else from the start. */
const shownAfter = ({ kind, asks: [first] }: Exercise): number =>
  kind === 'write' && first !== undefined && 'ply' in first ? first.ply : 0;

/** The moves in words, in short where a sheet is to be read, round by round; not where it is asked how they are written. */
const movesIn = (exercise: Exercise, locale: Locale): string => {
  const line = lineIn(exercise);
  if (exercise.kind === 'write') return MESSAGES[locale].side[positionAfter(line, shownAfter(exercise)).turn];
  const positions = positionsOf(line);
  const script = locale === 'zh-Hant' ? 'hant' : 'hans';
  const said = (before: Position, move: Move): string =>
    exercise.kind === 'sheet'
      ? NOTATIONS.short.make(before, move, { script, strokes: 'unicode' })
      : sayMove(before, move, locale);
  return line.moves
    .map((move, ply) => {
      const turn = line.start.turn;
      const opens = ply === 0 || roundOf(ply, turn) !== roundOf(ply - 1, turn);
      return `${opens ? `${String(roundOf(ply, turn))}. ` : ''}${said(positions[ply] ?? line.start, move)}`;
    })
    .join('  ');
};

const answersOf = (exercise: Exercise, number: number, locale: Locale): string => {
  const items = exercise.asks.map((ask) => {
    const [best = ''] = rightAnswers(exercise, ask);
    const { says } = solutionOf(exercise, ask, locale);
    return `<li><b>${escaped(optionText(exercise, ask, best, locale))}</b> ${escaped(says)}</li>`;
  });
  return `<section><h3>${String(number)}</h3><ol>${items.join('')}</ol></section>`;
};
