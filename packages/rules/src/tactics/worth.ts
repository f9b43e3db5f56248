import type { Board } from '../board/board.ts';
import { BLACK_TAG, PAWN, ROLE_OF, type PieceId } from '../board/cells.ts';
import { CROSSED } from '../movegen/tables.ts';

/**
 * What pieces are worth, in half points so that "even, but won on its own square" has room between
 * nothing and a pawn: R 40, N = C 20, A = B 4, K 0 by role code. Only order and equalities matter:
 * R = NN = CC = NC, and A and B far below N. Pawns are counted apart, for they float.
 */
const WORTH = Uint8Array.of(0, 4, 4, 20, 40, 20, 0);

export const EVEN = 1;
export const PAWN_WORTH = 2;
const ROOK_WORTH = 40;

/** More than any material: mate. */
export const WIN = 10_000;

/** Worth of a piece other than a pawn; pawns and kings count 0 here. */
export const worthOf = (id: PieceId): number => WORTH[ROLE_OF[id]!]!;

/** Whether the piece is a pawn that has crossed the river: the only pawn that has value. */
export const isCrossedPawn = (board: Board, id: PieceId): boolean =>
  ROLE_OF[id] === PAWN && CROSSED[(id & BLACK_TAG) === 0 ? 'red' : 'black'][board.places[id]!] === 1;

/** What the piece is worth to one who takes it for nothing: as `worthOf`, and a pawn the least of all. */
export const dearnessOf = (id: PieceId): number => (ROLE_OF[id] === PAWN ? PAWN_WORTH : worthOf(id));

/** Whether losing the piece is a loss at all: kings and uncrossed pawns have no value. */
export const hasWorth = (board: Board, id: PieceId): boolean => worthOf(id) > 0 || isCrossedPawn(board, id);

/**
 * The value of having won `pieces` (in half points) and `pawns` (crossed pawns, by count), each
 * minus what was lost. A crossed pawn's value floats: won for nothing it is a gain, but set
 * against anything less than a rook it makes the balance even, in either direction.
 */
export const balance = (pieces: number, pawns: number): number => {
  if (pawns < 0) return 0 - balance(-pieces, -pawns);
  if (pawns === 0) return pieces;
  if (pieces >= 0) return pieces + PAWN_WORTH * pawns;
  return pieces > -ROOK_WORTH ? 0 : pieces + ROOK_WORTH / 2;
};
