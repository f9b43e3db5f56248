import {
  err,
  LOCALES,
  moveName,
  ok,
  parseAnyMove,
  positionAfter,
  termsNamed,
  type MoveTextFault,
  type Result,
} from '@qili/rules';
import { optionsOf, type Answer } from './answers.ts';
import { lineIn, type Ask, type Exercise } from './exercise.ts';
import { optionText } from './words.ts';

/** A text that is no answer to the question: none of the options, or no move that can be played. */
export type AnswerFault =
  { readonly code: 'no-option'; readonly text: string; readonly count: number } | MoveTextFault;

/**
 * What was typed, as an answer: the number of an option or its name in any language, a point for a piece, a move in
 * any notation, or the text of a move where that is what is asked.
 */
export const readAnswer = (exercise: Exercise, ask: Ask, typed: string): Result<Answer, AnswerFault> => {
  const text = typed.trim();
  if (ask.ask === 'full' || ask.ask === 'short') return ok(text);
  if (ask.ask === 'change') {
    const move = parseAnyMove(positionAfter(lineIn(exercise), ask.ply), text);
    return move.ok ? ok(moveName(move.value)) : move;
  }
  const options = optionsOf(exercise, ask) ?? [];
  const found =
    byNumber(ask, options, text) ?? options.find((option) => isNamed(exercise, ask, option, text));
  return found === undefined ? err({ code: 'no-option', text, count: options.length }) : ok(found);
};

/** Options are numbered from 1; where the answer is a number itself, that is meant. */
const byNumber = (ask: Ask, options: readonly Answer[], text: string): Answer | undefined =>
  /^\d+$/u.test(text) && ask.ask !== 'third' ? options[Number(text) - 1] : undefined;

const isNamed = (exercise: Exercise, ask: Ask, option: Answer, text: string): boolean => {
  const wanted = text.toLowerCase();
  if (option === wanted) return true;
  if (LOCALES.some((locale) => optionText(exercise, ask, option, locale).toLowerCase() === wanted))
    return true;
  return termsNamed(text).some(
    ({ id, kind }) => id === option && (kind === 'nature' || kind === 'root' || kind === 'attack'),
  );
};
