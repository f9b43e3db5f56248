import {
  GLOSSARY,
  parseSquare,
  positionAfter,
  sayMove,
  sayPiece,
  type Locale,
  type Words,
} from '@qili/rules';
import { movesIn, sound } from '../course/lesson.ts';
import { termName } from '../course/sentence.ts';
import { pieceOn, say, sceneOf } from '../proof/scene.ts';
import { text } from '../text.ts';
import type { Answer } from './answers.ts';
import { lineIn, type Ask, type AskKind, type Exercise, type ExerciseKind } from './exercise.ts';

/** What the kinds of exercises are called. */
export const KIND_NAMES: Readonly<Record<ExerciseKind, Words>> = {
  write: text('写着法', 'Write the move'),
  name: text('说性质', 'Name the move'),
  root: text('辨真假根', 'True or false root'),
  blanks: text('填空并裁决', 'Fill the blanks and rule'),
  sheet: text('读记录纸', 'Read the score sheet'),
  change: text('找变着', 'Find the change'),
};

const QUESTIONS: Readonly<Record<AskKind, Words>> = {
  nature: text('{m} 是什么性质？', 'What is {m}?'),
  target: text('{m} 捉的是哪一个？', 'Which piece does {m} chase?'),
  means: text('{m} 怎样捉它？', 'By what means does {m} chase it?'),
  ruling: text('这样循环不变，怎样裁决？', 'If this goes on for ever, what is the ruling?'),
  change: text('不走 {m}，改走哪一着就是闲？', 'Instead of {m}, which move would be idle?'),
  root: text(
    '走 {m} 之后，{captor}若吃{target}，{target}的根是哪一种？',
    'After {m}, if {captor} takes {target}: what root has that piece?',
  ),
  full: text(
    '{from} 到 {to} 这一着，完整记录怎样写？',
    'The move from {from} to {to}: how is it written in full?',
  ),
  short: text(
    '{from} 到 {to} 这一着，简写怎样写？（进写作 +，退写作 -）',
    'The move from {from} to {to}: how is it written in short? (+ for a stroke below, - for one above)',
  ),
  third: text(
    '走完第几着，同一局面第三次出现？没有就答 0。',
    'After which move does a position stand for the third time? 0 if none does.',
  ),
  standing: text('走到这里，这个重复算到哪一步？', 'At the end, what does the repetition come to?'),
};

/** A question in words. */
export const questionOf = (exercise: Exercise, ask: Ask, locale: Locale): string => {
  const says = QUESTIONS[ask.ask];
  if (!('ply' in ask)) return say(says, locale);
  const line = lineIn(exercise);
  const before = positionAfter(line, ask.ply);
  const move = sound(line.moves[ask.ply], exercise.id);
  if (ask.ask === 'full' || ask.ask === 'short') {
    const [from = '', to = ''] = exercise.moves.split(' ')[ask.ply]?.match(/[a-i][0-9]/gu) ?? [];
    return say(says, locale, { from, to });
  }
  const m = sayMove(before, move, locale);
  if (ask.ask !== 'root') return say(says, locale, { m });
  const on = sceneOf(exercise, ask.ply, locale).after;
  const [capture] = movesIn(ask.capture);
  const { from, to } = sound(capture, ask.capture);
  return say(says, locale, { m, captor: pieceOn(on, from, locale), target: pieceOn(on, to, locale) });
};

const RULING_WORDS: Readonly<Record<string, Words>> = {
  draw: text('双方不变作和', 'a draw if neither changes'),
  'red-must-change': text('红方变着，不变作负', 'Red must change or lose'),
  'black-must-change': text('黑方变着，不变作负', 'Black must change or lose'),
};

const STANDING_WORDS: Readonly<Record<string, Words>> = {
  nothing: text('没有重复', 'nothing has come back'),
  repeated: text('出现过两次，还不能提和', 'twice so far: no claim yet'),
  'may-claim-draw': text('可以提和', 'a draw may be claimed'),
  'must-change': text('一方必须变着', 'one side must change'),
  lost: text('一方已经作负', 'one side has lost'),
};

/** An answer to choose, in words. */
export const optionText = (exercise: Exercise, ask: Ask, answer: Answer, locale: Locale): string => {
  switch (ask.ask) {
    case 'nature':
      return sound(
        GLOSSARY.find((term) => term.kind === 'nature' && term.id === answer),
        answer,
      ).name[locale];
    case 'means':
      return termName(answer === 'exchange' ? 'complete-exchange' : answer, locale);
    case 'root':
      return termName(answer, locale);
    case 'target': {
      const { after } = sceneOf(exercise, ask.ply, locale);
      const at = sound(parseSquare(answer), answer);
      return `${sayPiece(after, { ...sound(after.pieces.get(at), answer), at }, locale)} ${answer}`;
    }
    case 'ruling':
      return sound(RULING_WORDS[answer], answer)[locale];
    case 'standing':
      return sound(STANDING_WORDS[answer], answer)[locale];
    case 'third':
      return answer;
    case 'change': {
      const [move] = movesIn(answer);
      const before = positionAfter(lineIn(exercise), ask.ply);
      return move === undefined ? answer : sayMove(before, move, locale);
    }
    case 'full':
    case 'short':
      return answer;
  }
};
