import {
  inTraditional,
  isSameMove,
  NOTATIONS,
  parseAnyMove,
  positionAfter,
  sayMoveFault,
  type Line,
  type Locale,
  type Move,
  type Position,
} from '@qili/rules';
import { sound } from '../course/lesson.ts';
import { SAYINGS } from './sayings.ts';
import { arrow, pieceOn, say, type Proof } from './scene.ts';

/** How a move is written on a Chinese score sheet. */
export type Form = 'full' | 'short';

/** The move at a ply in the form asked for, in simplified characters. */
export const writtenAt = (line: Line, ply: number, form: Form): string =>
  write(positionAfter(line, ply), moveAt(line, ply), form);

const write = (position: Position, move: Move, form: Form): string =>
  NOTATIONS[form === 'full' ? 'chinese' : 'short'].make(position, move);

const moveAt = (line: Line, ply: number): Move => sound(line.moves[ply], `ply ${String(ply)}`);

/** The same text whatever the script, the width of its figures and the kind of strokes. */
const plain = (text: string): string =>
  inTraditional(text.normalize('NFKC').replace(/\s/gu, ''))
    .replace(/([1-9])\u0332/u, '+$1')
    .replace(/([1-9])\u0305/u, '-$1')
    .replace('著', '着');

/** Whether a text writes the move at a ply, in the form asked for. */
export const isWritten = (line: Line, ply: number, form: Form, text: string): boolean =>
  plain(text) === plain(writtenAt(line, ply, form));

/** What a text that is not the move says instead. */
export const writtenProof = (line: Line, ply: number, form: Form, given: string, locale: Locale): Proof => {
  const on = positionAfter(line, ply);
  const move = moveAt(line, ply);
  const shown = { on, line: [move], marks: [arrow(move, 'last-move')] };
  const read = NOTATIONS[form === 'full' ? 'chinese' : 'short'].parse(on, given);
  const other = read.ok ? read : parseAnyMove(on, given);
  if (!other.ok) return { says: sayMoveFault(other.fault, locale), ...shown };
  if (isSameMove(other.value, move)) return { says: say(SAYINGS.notThatForm, locale), ...shown };
  const words = { given, piece: pieceOn(on, other.value.from, locale) };
  const strokeless =
    form === 'short' && plain(given) === plain(writtenAt(line, ply, form)).replace(/[-+]/u, '');
  return {
    says: say(strokeless ? SAYINGS.noStroke : SAYINGS.otherMove, locale, words),
    on,
    line: [other.value],
    marks: [arrow(other.value, 'last-move'), arrow(move, 'hold')],
  };
};
