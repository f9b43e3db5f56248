import type { Board } from '../board/board.ts';
import { MOVES_PER_NODE, type MoveBuffer } from '../movegen/pseudo.ts';
import { countLegal } from './count.ts';
import { generateLegal } from './legal.ts';

/** Number of legal lines of exactly `depth` plies from the board: the standard test of a move generator. */
export const perft = (board: Board, depth: number): number =>
  depth === 0 ? 1 : count(board, depth, new Int32Array(MOVES_PER_NODE * depth), 0);

const count = (board: Board, depth: number, buffer: MoveBuffer, start: number): number => {
  if (depth === 1) return countLegal(board);
  const end = generateLegal(board, buffer, start);
  let lines = 0;
  for (let i = start; i < end; i++) {
    const move = buffer[i]!;
    const taken = board.make(move);
    lines += count(board, depth - 1, buffer, end);
    board.unmake(move, taken);
  }
  return lines;
};
