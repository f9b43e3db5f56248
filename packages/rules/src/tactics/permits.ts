import type { Board, PackedMove } from '../board/board.ts';
import { pairOf, type ExchangeTerms } from './terms.ts';
import { WIN } from './worth.ts';

/** What the caller's terms let the hunter do later in a line. */

/** Whether the hunter may not play the move. */
export const isBarred = (board: Board, terms: ExchangeTerms, move: PackedMove, inCheck: boolean): boolean => {
  const target = board.targetOf(move);
  const mover = board.moverOf(move);
  if (terms.alone !== undefined && mover !== terms.alone && (target !== 0 || !inCheck)) return true;
  return target !== 0 && (terms.barred?.[pairOf(mover, target)] === 1 || terms.declined?.has(move) === true);
};

/**
 * The most a capture by king or pawn may bring the balance to from where it stands: it adds nothing,
 * but what takes back on the square where the hunted has just taken restores what was before.
 */
export const humbleCap = (standing: number, isRetake: boolean, prior: number): number => {
  if (!isRetake) return standing;
  return standing < 0 ? WIN : Math.max(prior, standing);
};
