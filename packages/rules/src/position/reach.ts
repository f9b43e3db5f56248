import { cellOf, squareOf } from '../board/cells.ts';
import type { Square } from '../board/square.ts';
import { generateFrom, MOVES_PER_NODE } from '../movegen/pseudo.ts';
import { boardOf } from './position.ts';
import type { Setup } from './setup.ts';

/**
 * The points that the piece on a point can go to or take on, whoever's turn it is and whatever happens to its king,
 * in the order of the board; none where nothing stands.
 */
export const reachOf = (setup: Setup, at: Square): Square[] => {
  const board = boardOf(setup);
  const id = board.cells[cellOf(at)];
  if (id === undefined || id === 0) return [];
  const buffer = new Int32Array(MOVES_PER_NODE);
  const moves = buffer.subarray(0, generateFrom(board, id, buffer, 0));
  return [...moves].map((move) => squareOf(move >> 8)).sort((a, b) => a - b);
};
