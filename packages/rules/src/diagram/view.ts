import { invariant } from '../base/assert.ts';
import { FILES, RANKS, squareAt, type Square } from '../board/square.ts';
import { opposite, type ByColor, type ByRole, type Color, type Piece } from '../board/types.ts';
import { SCRIPTS, NUMERALS } from '../notation/glyphs.ts';
import type { Locale } from '../explain/locale.ts';

/** The point at a row (0 on top) and column (0 on the left) of a drawing with `bottom`'s side at the bottom. */
export const squareIn = (row: number, column: number, bottom: Color): Square => {
  const [file, rank] = bottom === 'red' ? [column, RANKS - 1 - row] : [FILES - 1 - column, row];
  const square = squareAt(file, rank);
  invariant(square, 'rows and columns of a drawing lie on the board');
  return square;
};

const HAN_DIGITS = Array.from(NUMERALS);
const ARABIC_DIGITS = Array.from('123456789');

/**
 * The numbers of the files from left to right, above and below the board: each side counts from
 * its own right, Red in Chinese numerals and Black in digits; in English both in digits.
 */
export const fileLabels = (
  bottom: Color,
  locale: Locale,
): { readonly top: readonly string[]; readonly bottom: readonly string[] } => {
  const digits = (color: Color): readonly string[] =>
    color === 'red' && locale !== 'en' ? HAN_DIGITS : ARABIC_DIGITS;
  return { top: digits(opposite(bottom)), bottom: digits(bottom).toReversed() };
};

/** The character on a piece: 帅 仕 相 for Red, 将 士 象 for Black. English drawings use them too. */
export const glyphOf = ({ color, role }: Piece, locale: Locale): string =>
  SCRIPTS[locale === 'zh-Hant' ? 'hant' : 'hans'].roles[color][role];

/** Characters that traditional sets carve differently for the two sides. */
const CARVED: ByColor<Partial<ByRole<string>>> = {
  red: { rook: '俥', horse: '傌' },
  black: { cannon: '砲' },
};

/** The character carved on a piece of a set: like {@link glyphOf}, with 俥傌炮 against 車馬砲 in traditional sets. */
export const carvingOf = (piece: Piece, locale: Locale): string =>
  (locale === 'zh-Hant' ? CARVED[piece.color][piece.role] : undefined) ?? glyphOf(piece, locale);

/** The WXF letter of a piece, K A E H R C P, as moves in English call it. */
export const letterOf = ({ role }: Piece): string => role.charAt(0).toUpperCase();

/** The words in the river 河界. */
export const riverWords = (locale: Locale): readonly [string, string] =>
  locale === 'zh-Hant' ? ['楚河', '漢界'] : ['楚河', '汉界'];
