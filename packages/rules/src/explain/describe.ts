import { ownRank, pawnStageOf } from '../board/region.ts';
import type { Square } from '../board/square.ts';
import { COLORS, ROLES, type Color, type Piece } from '../board/types.ts';
import { ownFile, pieceFiles } from '../notation/description.ts';
import type { Setup } from '../position/setup.ts';
import { DESCRIPTION_WORDS } from './description-words.ts';
import type { Locale } from './locale.ts';
import { MESSAGES } from './messages/languages.ts';

/** A position in words, for those who cannot see it: whose turn it is, then the pieces of each side, a line each. */
export const describePosition = (setup: Setup, locale: Locale): string => {
  const { turn, side, nothing } = DESCRIPTION_WORDS[locale];
  const names = MESSAGES[locale].side;
  const sides = COLORS.map((color) => {
    const pieces = piecesOf(setup, color, locale);
    return side(names[color], pieces.length === 0 ? [nothing] : pieces);
  });
  return [turn(names[setup.turn]), ...sides].join('\n');
};

/** The pieces of a side, king first, each kind from the right file, front to rear. */
const piecesOf = (setup: Setup, color: Color, locale: Locale): string[] =>
  ROLES.flatMap((role) =>
    pieceFiles(setup, color, role)
      .flat()
      .map((square) => pieceAt(square, { color, role }, locale)),
  );

/**
 * A point in words, to be read out by itself, with what stands on it: 红炮，二路，宫顶线. Files and lines
 * count from the side of the piece, of an empty point from the side of `viewer`.
 */
export const describePoint = ({ pieces }: Setup, square: Square, viewer: Color, locale: Locale): string => {
  const { point, coloured, empty, line } = DESCRIPTION_WORDS[locale];
  const piece = pieces.get(square);
  const color = piece?.color ?? viewer;
  const name = piece === undefined ? empty : coloured(MESSAGES[locale].role[color][piece.role], color);
  return point(name, ownFile(square, color), line(ownRank(square, color), color), color);
};

const pieceAt = (square: Square, { color, role }: Piece, locale: Locale): string => {
  const { pawn, place, line } = DESCRIPTION_WORDS[locale];
  const stage = role === 'pawn' ? pawnStageOf(square, color) : undefined;
  const name = stage === undefined ? MESSAGES[locale].role[color][role] : pawn[color][stage];
  return place(name, ownFile(square, color), line(ownRank(square, color), color), color);
};
