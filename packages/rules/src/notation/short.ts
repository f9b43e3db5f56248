import { err } from '../base/result.ts';
import type { Move } from '../board/move.ts';
import type { Position } from '../position/position.ts';
import { actionOf, resolve, standingOf, type Action, type Place } from './description.ts';
import { DIGIT_OF_GLYPH, NUMERALS, ORDER_OF_GLYPH, ROLE_OF_GLYPH, SCRIPTS } from './glyphs.ts';
import type { MoveStyle, Notation } from './notation.ts';
import { plain } from './plain.ts';

/**
 * 简写, the three symbols of handwritten score sheets: 炮25 is 炮二平五, a stroke under the last digit
 * is 进, over it 退. In plain text the strokes are `马8+7` and `士4-5`, or U+0332 and U+0305.
 *
 * Written without strokes, 车炮兵帅 are read as 平 and nothing else; 马相仕 as 进 or 退, whichever
 * is legal. Two of a kind on one file keep their position word: 前炮+5.
 */
export const short: Notation = {
  id: 'short',
  parse: (position, text) => {
    const [, word = '', place = '', sign = '', last = '', stroke = ''] =
      SHORT.exec(plain(withoutMarkup(text))) ?? [];
    const role = ROLE_OF_GLYPH.get(word) ?? ROLE_OF_GLYPH.get(place);
    const where = readPlace(ROLE_OF_GLYPH.has(word) ? place : word);
    const isTwice = sign !== '' && stroke !== '';
    if (role === undefined || where === undefined || isTwice) return err({ code: 'syntax', text });
    const leaper = role === 'horse' || role === 'elephant' || role === 'advisor';
    const actions = ACTIONS.get(stroke || sign) ?? (leaper ? ['advance', 'retreat'] : ['traverse']);
    const argument = Number(last);
    return resolve(
      position,
      text,
      actions.map((action): Described => ({ role, place: where, action, argument })),
    );
  },
  make: (position, move, style = {}) => STROKED[style.strokes ?? 'ascii'](shortMoveOf(position, move, style)),
};

/** A move in three symbols: what moves and from where, the last digit, and what is done, which a stroke says. */
export interface ShortMove {
  readonly subject: string;
  readonly digit: string;
  /** 进 a stroke under the digit, 退 over it, 平 none. */
  readonly action: Action;
}

/** The parts of a move in short notation, for those who draw the strokes themselves. */
export const shortMoveOf = (
  position: Position,
  move: Move,
  { script = 'hans' }: MoveStyle = {},
): ShortMove => {
  const standing = standingOf(position, move.from);
  const { action, argument } = actionOf(standing, move);
  const { roles, rear } = SCRIPTS[script];
  const { color, role, file, count, index, tandems, number } = standing;
  const name = roles[color][role];
  const onFile = count === 1 || role === 'advisor' || role === 'elephant';
  const order =
    count > 3 || tandems > 1 ? NUMERALS.charAt(number - 1) : ['前', count > 2 ? '中' : rear, rear][index];
  return {
    subject: onFile ? name + String(file) : (order ?? '') + name,
    digit: String(argument),
    action,
  };
};

/** How the strokes are carried: by signs before the digit, by combining characters, or as HTML or SVG text. */
const STROKED: Readonly<Record<NonNullable<MoveStyle['strokes']>, (move: ShortMove) => string>> = {
  ascii: ({ subject, digit, action }) => subject + SIGNS[action] + digit,
  unicode: ({ subject, digit, action }) => subject + digit + COMBINING[action],
  html: ({ subject, digit, action }) =>
    subject +
    (action === 'traverse' ? digit : `<span style="text-decoration:${DECORATION[action]}">${digit}</span>`),
  svg: ({ subject, digit, action }) =>
    subject +
    (action === 'traverse' ? digit : `<tspan text-decoration="${DECORATION[action]}">${digit}</tspan>`),
};

const SIGNS: Readonly<Record<Action, string>> = { advance: '+', retreat: '-', traverse: '' };
const COMBINING: Readonly<Record<Action, string>> = { advance: '\u0332', retreat: '\u0305', traverse: '' };
const DECORATION = { advance: 'underline', retreat: 'overline' } as const;

/** Digits decorated in HTML or SVG, with combining strokes instead. */
const withoutMarkup = (text: string): string =>
  text.replace(
    /<(t?span)[^>]*text-decoration[:=]\s*"?\s*(underline|overline)[^>]*>([1-9])<\/\1>/u,
    (_, __, line: string, digit: string) => digit + COMBINING[line === 'underline' ? 'advance' : 'retreat'],
  );

type Described = Parameters<typeof resolve>[2][number];

const SHORT = /^(\p{Script=Han})([1-9\p{Script=Han}])([-+=.]?)([1-9])([\u0332\u0305]?)$/u;

const ACTIONS: ReadonlyMap<string, readonly Action[]> = new Map([
  ['+', ['advance']],
  ['\u0332', ['advance']],
  ['-', ['retreat']],
  ['\u0305', ['retreat']],
  ['=', ['traverse']],
  ['.', ['traverse']],
]);

const readPlace = (char: string): Place | undefined => {
  const order = ORDER_OF_GLYPH.get(char);
  if (order !== undefined) return { by: 'order', order };
  const figure = DIGIT_OF_GLYPH.get(char);
  if (figure === undefined) return undefined;
  return char >= '1' && char <= '9' ? { by: 'file', file: figure } : { by: 'number', number: figure };
};
