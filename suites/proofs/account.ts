import type { Board, PackedMove } from '../../packages/rules/src/board/board.ts';
import { pieceOfId, squareOf } from '../../packages/rules/src/board/cells.ts';
import { isAcrossRiver } from '../../packages/rules/src/board/region.ts';
import type { Role } from '../../packages/rules/src/board/types.ts';

/**
 * What a line has won and lost so far, by the scale of the Chinese books, written down once more:
 * R = NN = CC = NC, A = B far below, a crossed pawn afloat, kings and uncrossed pawns nothing.
 */
export interface Account {
  /** Pieces won minus pieces lost, in half points. */
  readonly pieces: number;
  /** Crossed pawns won minus lost, by count. */
  readonly pawns: number;
}

export const LEVEL: Account = { pieces: 0, pawns: 0 };
/** Half points that stand for "even, but won on its own square"; less than any material. */
export const EVEN = 1;

const HALF_POINTS: Readonly<Record<Role, number>> = {
  king: 0,
  advisor: 4,
  elephant: 4,
  horse: 20,
  rook: 40,
  cannon: 20,
  pawn: 0,
};

/** The account after a capture is entered: `sign` 1 for the side that keeps the account, -1 for the other. */
export const entered = (account: Account, board: Board, move: PackedMove, sign: 1 | -1): Account => {
  const victim = board.targetOf(move);
  if (victim === 0) return account;
  const { role, color } = pieceOfId(victim);
  const isPawn = role === 'pawn' && isAcrossRiver(squareOf(move >> 8), color);
  return {
    pieces: account.pieces + sign * HALF_POINTS[role],
    pawns: account.pawns + (isPawn ? sign : 0),
  };
};

/** What a capture is worth to look at first, in half points. */
export const prizeOf = (board: Board, move: PackedMove): number => {
  const victim = board.targetOf(move);
  return victim === 0 ? 0 : 1 + HALF_POINTS[pieceOfId(victim).role];
};

/** The account in half points. Pawns set against pieces make it level, unless a rook is among what they are set against. */
export const balanceOf = ({ pieces, pawns }: Account): number => {
  if (pawns === 0) return pieces;
  if (Math.sign(pieces) !== -Math.sign(pawns)) return pieces + 2 * pawns;
  return Math.abs(pieces) < 40 ? 0 : pieces - 20 * Math.sign(pieces);
};

export const isLevel = ({ pieces, pawns }: Account): boolean => pieces === 0 && pawns === 0;
