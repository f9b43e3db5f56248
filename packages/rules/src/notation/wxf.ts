import { err } from '../base/result.ts';
import type { ByRole, Color, Role } from '../board/types.ts';
import type { Position } from '../position/position.ts';
import {
  actionOf,
  ownFile,
  pieceFiles,
  resolve,
  standingOf,
  type Action,
  type Order,
  type Place,
  type Standing,
} from './description.ts';
import type { MoveStyle, Notation } from './notation.ts';
import { plain } from './plain.ts';

/**
 * WXF / AXF: `C2=5`, `h8+7`, `R+-2` (front rook), and four dialects for pawns on one file.
 *
 * Two figures such as `33=4` mean "middle pawn of file 3" on wxf.org and "third pawn of file 3" in
 * the world rules: both are tried, a declared dialect decides, else two legal moves are reported.
 */
export const wxf: Notation = {
  id: 'wxf',
  parse: (position, text, style = {}) => {
    const [, subject = '', sign = '=', digit = ''] = MOVE.exec(plain(text)) ?? [];
    const tiers = readSubject(subject, position, style);
    const action = ACTION_OF_SIGN.get(sign);
    if (digit === '' || action === undefined || tiers.length === 0) return err({ code: 'syntax', text });
    const results = tiers.map((tier) =>
      resolve(
        position,
        text,
        tier.map((s) => ({ ...s, action, argument: Number(digit) })),
      ),
    );
    return (
      results.find((r) => r.ok || r.fault.code === 'ambiguous') ?? results[0] ?? err({ code: 'syntax', text })
    );
  },
  make: (position, move, style = {}) => {
    const standing = standingOf(position, move.from);
    const { action, argument } = actionOf(standing, move);
    const sign = action === 'traverse' ? (style.sideways ?? '=') : SIGN_OF_ACTION[action];
    return makeSubject(standing, style) + sign + String(argument);
  },
};

/** Two characters for the piece, a sign (left out only after letter and file: `C25`), a figure. */
const MOVE =
  /^((?:[a-z][1-9a-e+.=-]|[+.=-][a-z1-9]|[1-9][1-9+.=-]|\+\+|--)(?=[+.=-])|[a-z][1-9])([+.=-]?)([1-9])$/iu;

const ACTION_OF_SIGN: ReadonlyMap<string, Action> = new Map([
  ['+', 'advance'],
  ['-', 'retreat'],
  ['=', 'traverse'],
  ['.', 'traverse'],
  ['', 'traverse'],
]);

const SIGN_OF_ACTION = { advance: '+', retreat: '-' } as const;

const ROLE_OF_LETTER: ReadonlyMap<string, Role> = new Map([
  ...rolesOf('kg', 'king'),
  ...rolesOf('a', 'advisor'),
  ...rolesOf('ebm', 'elephant'),
  ...rolesOf('hn', 'horse'),
  ...rolesOf('r', 'rook'),
  ...rolesOf('c', 'cannon'),
  ...rolesOf('ps', 'pawn'),
]);

function rolesOf(letters: string, role: Role): (readonly [string, Role])[] {
  return [...letters].map((letter) => [letter, role] as const);
}

/** xqbase keypad input: the figure that stands for a piece, `62.5` for `C2.5`. */
const ROLE_OF_FIGURE: readonly Role[] = ['king', 'advisor', 'elephant', 'horse', 'rook', 'cannon', 'pawn'];

const LETTER_OF_ROLE: ByRole<string> = {
  king: 'K',
  advisor: 'A',
  elephant: 'E',
  horse: 'H',
  rook: 'R',
  cannon: 'C',
  pawn: 'P',
};

interface Subject {
  readonly role: Role;
  readonly place: Place;
}

/** What the two characters may mean, the likelier tier first; empty when they mean nothing. */
const readSubject = (text: string, position: Position, style: MoveStyle): Subject[][] => {
  const [a = '', b = ''] = text.toLowerCase();
  const role = ROLE_OF_LETTER.get(a);
  if (role !== undefined) return readAfterLetter(role, b, position);
  const trailing = ROLE_OF_LETTER.get(b);
  if (trailing !== undefined) return [[{ role: trailing, place: { by: 'order', order: orderOfSign(a) } }]];
  if (text === '++' || text === '--')
    return [[{ role: 'pawn', place: { by: 'order', order: text === '++' ? 'front' : 'rear' } }]];
  if (isFigure(a))
    return isFigure(b) ? readFigures(Number(a), Number(b), style) : pawnOn(Number(a), endOfSign(b));
  return isFigure(b) ? pawnOn(Number(b), endOfSign(a)) : [];
};

const isFigure = (char: string): boolean => char >= '1' && char <= '9';

const pawnOn = (file: number, order: Order): Subject[][] => [
  [{ role: 'pawn', place: { by: 'order', order, file } }],
];

/** A sign with a file means the first or the last pawn on it; no dialect has a second `+` there. */
const endOfSign = (sign: string): Order => (sign === '+' ? 'front' : sign === '-' ? 'rear' : 'middle');

const orderOfSign = (sign: string): Order =>
  sign === '+' ? 'inner-front' : sign === '-' ? 'inner-rear' : 'middle';

const readAfterLetter = (role: Role, b: string, position: Position): Subject[][] => {
  if (b >= 'a')
    return role === 'pawn' ? [[{ role, place: { by: 'number', number: b.charCodeAt(0) - 96 } }]] : [];
  if (!isFigure(b)) return [[{ role, place: { by: 'order', order: orderOfSign(b) } }]];
  const file = Number(b);
  const onFile: Subject[] = [{ role, place: { by: 'file', file } }];
  // wxf.org writes the middle one of three or five pawns by its file alone.
  const crowded = role === 'pawn' && countOn(position, file, position.turn) % 2 === 1;
  return crowded ? [[{ role, place: { by: 'order', order: 'middle', file } }], onFile] : [onFile];
};

const countOn = (position: Position, file: number, color: Color): number =>
  pieceFiles(position, color, 'pawn').find(([first]) => first !== undefined && ownFile(first, color) === file)
    ?.length ?? 0;

/** `33=4`, `13=4`, `62=5`: middle of a file; order, then file; piece, then file. */
const readFigures = (a: number, b: number, { tandem }: MoveStyle): Subject[][] => {
  const middle = a === b && tandem !== 'world' && tandem !== 'dongping' ? pawnOn(b, 'middle').flat() : [];
  const ordinal = a <= 5 && tandem !== 'official' ? pawnOn(b, a).flat() : [];
  const role = ROLE_OF_FIGURE[a - 1];
  const keypad: Subject[] = role === undefined ? [] : [{ role, place: { by: 'file', file: b } }];
  return [[...middle, ...ordinal], keypad].filter((tier) => tier.length > 0);
};

const makeSubject = (standing: Standing, { tandem = 'xqbase' }: MoveStyle): string => {
  const { role, file, count, index, tandems, number } = standing;
  const letter = LETTER_OF_ROLE[role];
  if (count === 1 || role === 'advisor' || role === 'elephant') return letter + String(file);
  if (role !== 'pawn') return letter + (index === 0 ? '+' : '-');
  switch (tandem) {
    case 'world':
      return String(index + 1) + String(file);
    case 'dongping':
      return orderOrEnd(standing) + String(file);
    case 'xqbase':
      return letter + (count > 3 || tandems > 1 ? 'abcde'.charAt(number - 1) : signOf(standing, '.'));
    case 'official':
      return tandems > 1 ? String(file) + signOf(standing, String(file)) : officialSubject(standing);
  }
};

/** `+` and `-` for the ends of a file, the number from the front between them. */
const orderOrEnd = ({ count, index }: Standing): string =>
  index === 0 ? '+' : index === count - 1 ? '-' : String(index + 1);

/** `P+` `P3` `P-` for three on a file, `++` `P+` `P-` `--` for four, `++` `P+` `P3` `P-` `--` for five. */
const officialSubject = (standing: Standing): string => {
  const { file, count, index } = standing;
  if (count > 3 && index === 0) return '++';
  if (count > 3 && index === count - 1) return '--';
  return `P${signOf(standing, String(file))}`;
};

const signOf = ({ index, count }: Standing, middle: string): string => {
  const fromRear = count - 1 - index;
  return index < fromRear ? '+' : index > fromRear ? '-' : middle;
};
