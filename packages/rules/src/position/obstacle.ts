import { packMove, type Board } from '../board/board.ts';
import { cellOf } from '../board/cells.ts';
import type { Move } from '../board/move.ts';
import { canReach } from '../movegen/pseudo.ts';
import { isSafe } from './legal.ts';

/** Why a move cannot be played. */
export type Obstacle = 'no-such-piece' | 'wrong-side' | 'cannot-go-there' | 'leaves-king-in-check';

/**
 * What keeps the side to move from this move; undefined when it is legal. `wrong-side` is a move
 * that the piece on `from` could make if it were its turn.
 */
export const obstacleTo = (board: Board, move: Move): Obstacle | undefined => {
  const id = board.cells[cellOf(move.from)] ?? 0;
  if (id === 0) return 'no-such-piece';
  if (!canReach(board, id, cellOf(move.to))) return 'cannot-go-there';
  if ((id & board.turn) === 0) return 'wrong-side';
  return isSafe(board, packMove(move)) ? undefined : 'leaves-king-in-check';
};
