import type { Board, PackedMove } from '../board/board.ts';
import { isKingOrPawn, type Cell } from '../board/cells.ts';
import type { Account } from './account.ts';
import { pairOf, type ExchangeTerms } from './terms.ts';
import { WIN } from './worth.ts';

/** What the caller's terms let either side do later in a line. */

/** Whether the move takes a piece that the hunted may not take. */
export const isSpared = (board: Board, terms: ExchangeTerms, move: PackedMove): boolean =>
  terms.spared?.[board.targetOf(move)] === 1;

/** Whether the hunter may not play the move. */
export const isBarred = (board: Board, terms: ExchangeTerms, move: PackedMove, inCheck: boolean): boolean => {
  const target = board.targetOf(move);
  const mover = board.moverOf(move);
  if (terms.alone !== undefined && mover !== terms.alone && (target !== 0 || !inCheck)) return true;
  return target !== 0 && (terms.barred?.[pairOf(mover, target)] === 1 || terms.declined?.has(move) === true);
};

/**
 * The most a later move may bring the balance to from where it stands. A capture by king or pawn
 * adds nothing, but one that takes back on the square where the hunted has just taken restores what
 * was before.
 */
export const humbleCap = (
  board: Board,
  move: PackedMove,
  standing: number,
  square: Cell,
  prior: number,
): number => {
  if (board.targetOf(move) === 0 || !isKingOrPawn(board.moverOf(move))) return WIN;
  if (move >> 8 !== square) return standing;
  return standing < 0 ? WIN : Math.max(prior, standing);
};

/** 26.5: whether a capture, before anything was won or lost, counts even if it comes out even, where it wins on its own square. */
export const mayCountEven = (
  board: Board,
  terms: ExchangeTerms,
  account: Account,
  move: PackedMove,
): boolean => terms.even && account.fight === 0 && account.isUntouched && board.targetOf(move) !== 0;
