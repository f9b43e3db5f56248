import type { Color } from './types.ts';
import { fileOf, rankOf, type Square } from './square.ts';

/** Rank counted from the side's own back rank, 0 to 9 (底线 is 0). */
export const ownRank = (square: Square, color: Color): number =>
  color === 'red' ? rankOf(square) : 9 - rankOf(square);

/** 九宫: the nine points that the side's king and advisors may not leave. */
export const inPalace = (square: Square, color: Color): boolean =>
  3 <= fileOf(square) && fileOf(square) <= 5 && ownRank(square, color) <= 2;

/** 过河: whether a piece of `color` on this point stands beyond the river. */
export const isAcrossRiver = (square: Square, color: Color): boolean => ownRank(square, color) >= 5;

/** How far a pawn 兵卒 has gone: 高兵 on the enemy's pawn line, 低兵 on the two beyond, 底兵 on the last. */
export type PawnStage = 'high' | 'low' | 'bottom';

/** The stage of a pawn that has one: none before the river, nor on the line just beyond it. */
export const pawnStageOf = (square: Square, color: Color): PawnStage | undefined => {
  const rank = ownRank(square, color);
  if (rank < 6) return undefined;
  return rank === 6 ? 'high' : rank === 9 ? 'bottom' : 'low';
};
