import { Board, unpackMove } from '../board/board.ts';
import type { Move } from '../board/move.ts';
import { MOVES_PER_NODE } from '../movegen/pseudo.ts';
import { generateLegal } from './legal.ts';
import { perft } from './perft.ts';
import type { Setup } from './setup.ts';

/** A legal move and the number of leaves under it. */
export interface Division {
  readonly move: Move;
  readonly leaves: number;
}

/**
 * Perft for each legal move apart, by square of origin, then of arrival; `depth` is at least 1. Any
 * set-up that a set of pieces can build is counted, also one that cannot arise in a game;
 * undefined where there are more pieces of a kind than a set has.
 */
export const divide = (setup: Setup, depth: number): Division[] | undefined => {
  const board = Board.from(setup.pieces, setup.turn);
  if (board === undefined) return undefined;
  const buffer = new Int32Array(MOVES_PER_NODE);
  const moves = [...buffer.subarray(0, generateLegal(board, buffer, 0))];
  const branches = moves.map((packed): Division => {
    const taken = board.make(packed);
    const leaves = perft(board, depth - 1);
    board.unmake(packed, taken);
    return { move: unpackMove(packed), leaves };
  });
  return branches.sort((a, b) => a.move.from - b.move.from || a.move.to - b.move.to);
};
