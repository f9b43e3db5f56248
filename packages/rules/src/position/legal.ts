import type { Board } from '../board/board.ts';
import { SLOTS } from '../board/cells.ts';
import { generateEvasions } from '../movegen/evasions.ts';
import {
  generateCapturesFrom,
  generateFrom,
  generatePseudo,
  MOVES_PER_NODE,
  type MoveBuffer,
} from '../movegen/pseudo.ts';
import { isSafe } from '../movegen/trial.ts';
import { dangerOf, isCheckIn, isHollowIn, isSuspect, type Danger } from './danger.ts';

export { givesCheck, isSafe } from '../movegen/trial.ts';

/**
 * Legal moves. One look at the king ({@link dangerOf}) tells which pieces' moves could leave him in
 * check; only those are tried out, and of a side in check only moves that might answer the check.
 */

/** Legal moves of the side to move, packed, into `out` from `n`; answers the new end. */
export const generateLegal = (board: Board, out: MoveBuffer, n: number): number => {
  const { places, turn } = board;
  const danger = dangerOf(board);
  if (isCheckIn(danger)) return generateEvasions(board, out, n, MOVES_PER_NODE);
  if (isHollowIn(danger)) return keepSafe(board, out, n, generatePseudo(board, out, n));
  for (let slot = 0; slot < SLOTS; slot++) {
    if (places[turn + slot] === 0) continue;
    const end = generateFrom(board, turn + slot, out, n);
    n = isSuspect(danger, slot) ? keepSafe(board, out, n, end) : end;
  }
  return n;
};

/** Legal moves of the side to move that take something, packed, into `out` from `n`; answers the new end. Who has looked at the king already hands over what he saw. */
export const generateLegalCaptures = (
  board: Board,
  out: MoveBuffer,
  n: number,
  danger: Danger = dangerOf(board),
): number => {
  const { places, turn } = board;
  if (isCheckIn(danger)) return keepCaptures(board, out, n, generateEvasions(board, out, n, MOVES_PER_NODE));
  for (let slot = 0; slot < SLOTS; slot++) {
    if (places[turn + slot] === 0) continue;
    const end = generateCapturesFrom(board, turn + slot, out, n);
    n = isSuspect(danger, slot) ? keepSafe(board, out, n, end) : end;
  }
  return n;
};

const scratch: MoveBuffer = new Int32Array(MOVES_PER_NODE);

export const hasLegalMove = (board: Board): boolean => generateLegal(board, scratch, 0) > 0;

/** Closes the moves from `n` to `end` up to those that leave the king safe. */
const keepSafe = (board: Board, out: MoveBuffer, n: number, end: number): number => {
  for (let i = n; i < end; i++) if (isSafe(board, out[i]!)) out[n++] = out[i]!;
  return n;
};

/** Closes the moves from `n` to `end` up to those that take something. */
const keepCaptures = ({ cells }: Board, out: MoveBuffer, n: number, end: number): number => {
  for (let i = n; i < end; i++) if (cells[out[i]! >> 8] !== 0) out[n++] = out[i]!;
  return n;
};
