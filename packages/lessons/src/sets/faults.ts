import { type Locale, type Words } from '@qili/rules';
import { say } from '../proof/scene.ts';
import { text } from '../text.ts';
import type { ResultFault } from './result.ts';
import type { SetFault } from './set.ts';

const SET_FAULTS = {
  'not-a-set': text(
    '这不是一套练习：应是以 q1* 开头的文字，或结尾带着它的链接。',
    'This is no set of exercises: a text that begins with q1* was expected, or a link that ends in one.',
  ),
  exercise: text('第 {number} 题：{what}', 'Exercise {number}: {what}'),
} as const;

const FLAWS: Readonly<Record<Extract<SetFault, { code: 'exercise' }>['what'], Words>> = {
  kind: text('没有这种练习', 'there is no such kind of exercise'),
  position: text('不是可以出现的局面', 'the position cannot stand on a board'),
  moves: text('有一着走不了', 'a move of it cannot be played'),
  rules: text('没有这部规则', 'there is no such rule set'),
  question: text('这样问不了', 'such a question cannot be asked of it'),
};

/** What is wrong with a text that should be a set. */
export const saySetFault = (fault: SetFault, locale: Locale): string =>
  fault.code === 'exercise'
    ? say(SET_FAULTS.exercise, locale, { number: String(fault.number), what: FLAWS[fault.what][locale] })
    : SET_FAULTS[fault.code][locale];

const RESULT_FAULTS: Readonly<Record<ResultFault['code'], Words>> = {
  'not-a-result': text(
    '这不是一份答卷：应是以 r1* 开头的文字，或结尾带着它的链接。',
    'This is no result: a text that begins with r1* was expected, or a link that ends in one.',
  ),
  damaged: text(
    '这份答卷不完整，或交上来之前被改动过。请让学生重新发送。',
    'This result is not whole, or was changed after it was made. Ask the pupil to send it again.',
  ),
  'other-set': text('这是另一套练习的答卷。', 'This is the result of another set.'),
  count: text(
    '答了 {found} 题，这套练习有 {expected} 题。',
    'It answers {found} exercises, and the set has {expected}.',
  ),
  answer: text(
    '第 {number} 题第 {question} 问：“{text}”不是这一问的答案。',
    'Exercise {number}, question {question}: “{text}” is no answer to it.',
  ),
};

/** What is wrong with a text that should be a pupil's result. */
export const sayResultFault = (fault: ResultFault, locale: Locale): string => {
  const words = Object.entries(fault).map(([name, value]) => [name, String(value)] as const);
  return say(RESULT_FAULTS[fault.code], locale, Object.fromEntries(words));
};
