import { invariant } from '../base/assert.ts';
import { fileOf, rankOf, squareAt, SQUARES, type Square } from './square.ts';
import { MOST_OF, ROLES, type Color, type Piece, type Role } from './types.ts';

/**
 * The numbers behind the fast board: a padded mailbox of 16 × 16 cells and 48 piece numbers.
 *
 * A cell is `(rank + 3) << 4 | (file + 3)`; the frame around the board lets a ray or a horse run
 * off the edge without a bounds test. A piece number says who the piece is for as long as it
 * lives: colour tag (16 red, 32 black) plus a slot that fixes its role, so identity and role are
 * one byte. Cell 0 lies in the frame and means "taken".
 */
export type Cell = number;
export type PieceId = number;

/** What a cell of the frame holds: neither empty nor of either colour. */
export const OFF_BOARD = 64;
export const RED_TAG = 16;
export const BLACK_TAG = 32;
/** Both tags: `id & BOTH_TAGS` is 0 for an empty cell and for the frame; `tag ^ BOTH_TAGS` is the other side. */
export const BOTH_TAGS = 48;
export const CELL_COUNT = 256;
export const PIECE_LIMIT = 48;

/** Role codes, in the order of `ROLES`. */
export const KING = 0;
export const ADVISOR = 1;
export const ELEPHANT = 2;
export const HORSE = 3;
export const ROOK = 4;
export const CANNON = 5;
export const PAWN = 6;

/** The first of the 16 slots that each role owns: K, AA, EE, HH, RR, CC, PPPPP. The king's slot is 0, so his number is his tag. */
export const ADVISOR_SLOT = 1;
export const ELEPHANT_SLOT = 3;
export const HORSE_SLOT = 5;
export const ROOK_SLOT = 7;
export const CANNON_SLOT = 9;
export const PAWN_SLOT = 11;
export const SLOTS = 16;
export const FIRST_SLOT: readonly number[] = [
  0,
  ADVISOR_SLOT,
  ELEPHANT_SLOT,
  HORSE_SLOT,
  ROOK_SLOT,
  CANNON_SLOT,
  PAWN_SLOT,
];

/** Role code by piece number; the tags are ignored. */
export const ROLE_OF: Uint8Array = new Uint8Array(PIECE_LIMIT);
ROLES.forEach((role, code) => {
  const first = FIRST_SLOT[code] ?? 0;
  for (const tag of [0, RED_TAG, BLACK_TAG]) ROLE_OF.fill(code, tag + first, tag + first + MOST_OF[role]);
});

/** Tag and role code by piece number, 0 for none: equal for pieces that only identity tells apart. */
export const KIND_OF: Uint8Array = ROLE_OF.map((role, id) => (id & BOTH_TAGS) | role);

export const cellOf = (square: Square): Cell => ((rankOf(square) + 3) << 4) | (fileOf(square) + 3);

/** The point under a cell, or undefined in the frame. */
export const squareUnder = (cell: Cell): Square | undefined => squareAt((cell & 15) - 3, (cell >> 4) - 3);

const SQUARE_UNDER: readonly (Square | undefined)[] = Array.from({ length: CELL_COUNT }, (_, cell) =>
  squareUnder(cell),
);

/** The point under a cell that is known to lie on the board. */
export const squareOf = (cell: Cell): Square => {
  const square = SQUARE_UNDER[cell];
  invariant(square, `cell ${String(cell)} is not on the board`);
  return square;
};

/** The cells of all 90 points, by square. */
export const CELLS: readonly Cell[] = SQUARES.map(cellOf);

export const tagOf = (color: Color): number => (color === 'red' ? RED_TAG : BLACK_TAG);

export const colorOfId = (id: PieceId): Color => ((id & RED_TAG) !== 0 ? 'red' : 'black');

export const roleOfId = (id: PieceId): Role => {
  const role = ROLES[ROLE_OF[id] ?? 0];
  invariant(role, `piece number ${String(id)} has no role`);
  return role;
};

export const isKingOrPawn = (id: PieceId): boolean => ROLE_OF[id] === KING || ROLE_OF[id] === PAWN;

export const pieceOfId = (id: PieceId): Piece => ({ color: colorOfId(id), role: roleOfId(id) });
