import type { Board, PackedMove } from '../board/board.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { generatePseudo, MOVES_PER_NODE, type MoveBuffer } from '../movegen/pseudo.ts';

/** Whether a pseudo-legal move of the side to move leaves its own king safe. */
export const isSafe = (board: Board, move: PackedMove): boolean => {
  const mover = board.turn;
  const taken = board.make(move);
  const safe = !isInCheck(board, mover);
  board.unmake(move, taken);
  return safe;
};

/** Legal moves of the side to move, packed, into `out` from `n`; answers the new end. */
export const generateLegal = (board: Board, out: MoveBuffer, n: number): number => {
  const end = generatePseudo(board, out, n);
  let kept = n;
  for (let i = n; i < end; i++) if (isSafe(board, out[i]!)) out[kept++] = out[i]!;
  return kept;
};

export const hasLegalMove = (board: Board): boolean =>
  generateLegal(board, new Int32Array(MOVES_PER_NODE), 0) > 0;
