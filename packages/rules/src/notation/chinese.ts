import { err } from '../base/result.ts';
import type { Role } from '../board/types.ts';
import { actionOf, resolve, standingOf, type Place, type Standing } from './description.ts';
import {
  ACTION_OF_GLYPH,
  DIGIT_OF_GLYPH,
  FULL_WIDTH_DIGITS,
  NUMERALS,
  ORDER_OF_GLYPH,
  ROLE_OF_GLYPH,
  SCRIPTS,
} from './glyphs.ts';
import type { MoveStyle, Notation } from './notation.ts';
import { plain } from './plain.ts';

/**
 * 中文纵线记法: 炮二平五, 马8进7, 前车进三, 二兵平五, 前四平五.
 *
 * Reads simplified and traditional characters, digits of both kinds for either colour, and every
 * way of naming pawns on one file. Writes 一兵 … 五兵 by default, 前兵 二兵 on request.
 */
export const chinese: Notation = {
  id: 'chinese',
  parse: (position, text) => {
    const chars = [...plain(text)];
    const action = ACTION_OF_GLYPH.get(chars.at(-2) ?? '');
    const argument = DIGIT_OF_GLYPH.get(chars.at(-1) ?? '');
    const subject = readSubject(chars.slice(0, -2));
    if (action === undefined || argument === undefined || subject === undefined)
      return err({ code: 'syntax', text });
    return resolve(position, text, [{ ...subject, action, argument }]);
  },
  make: (position, move, style = {}) => {
    const standing = standingOf(position, move.from);
    const { action, argument } = actionOf(standing, move);
    const { actions } = SCRIPTS[style.script ?? 'hans'];
    return makeSubject(standing, style) + actions[action] + makeDigit(standing, argument, style);
  },
};

interface Subject {
  readonly role: Role;
  readonly place: Place;
}

/** The part before 进退平: two characters, or three where both the order and the file are given. */
const readSubject = (chars: readonly string[]): Subject | undefined => {
  const [a = '', b = '', c = ''] = chars;
  if (chars.length === 2) return readPair(a, b);
  const role = ROLE_OF_GLYPH.get(b);
  const order = ORDER_OF_GLYPH.get(a) ?? DIGIT_OF_GLYPH.get(a);
  const file = DIGIT_OF_GLYPH.get(c);
  if (chars.length !== 3 || role === undefined || order === undefined || file === undefined) return undefined;
  return { role, place: { by: 'order', order, file } };
};

const readPair = (a: string, b: string): Subject | undefined => {
  const file = DIGIT_OF_GLYPH.get(b);
  const named = ROLE_OF_GLYPH.get(a);
  if (named !== undefined)
    return file === undefined ? undefined : { role: named, place: { by: 'file', file } };
  const number = DIGIT_OF_GLYPH.get(a);
  const order = ORDER_OF_GLYPH.get(a) ?? number;
  if (order === undefined) return undefined;
  // 前四平五: a position word and a file without a piece can only mean a pawn.
  if (file !== undefined) return { role: 'pawn', place: { by: 'order', order, file } };
  const role = ROLE_OF_GLYPH.get(b);
  if (role === undefined) return undefined;
  if (number === undefined) return { role, place: { by: 'order', order } };
  return role === 'pawn' ? { role, place: { by: 'number', number } } : undefined;
};

const makeSubject = (standing: Standing, style: MoveStyle): string => {
  const { color, role, count, tandems } = standing;
  const name = SCRIPTS[style.script ?? 'hans'].roles[color][role];
  // 仕相 on one file need no 前后: 进 can only be the rear one, 退 the front one.
  if (count === 1 || role === 'advisor' || role === 'elephant')
    return name + makeDigit(standing, standing.file, style);
  if (style.pawns === 'old')
    return tandems > 1
      ? makeOrder(standing, style) + makeDigit(standing, standing.file, style)
      : makeOrder(standing, style) + name;
  return (count > 3 || tandems > 1 ? numeral(standing.number) : makeOrder(standing, style)) + name;
};

/** 前 后, 前 中 后, 前 二 三 四 五. */
const makeOrder = ({ index, count }: Standing, { script = 'hans' }: MoveStyle): string => {
  if (index === 0) return '前';
  if (count > 3) return numeral(index + 1);
  return index === count - 1 ? SCRIPTS[script].rear : '中';
};

const numeral = (n: number): string => NUMERALS[n - 1] ?? '';

const makeDigit = ({ color }: Standing, digit: number, style: MoveStyle): string => {
  if (color === 'red') return numeral(digit);
  return style.digits === 'full-width' ? (FULL_WIDTH_DIGITS[digit - 1] ?? '') : String(digit);
};
