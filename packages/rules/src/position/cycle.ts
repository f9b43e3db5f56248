import { packMove, type Board } from '../board/board.ts';
import { CELLS, KIND_OF } from '../board/cells.ts';
import type { Line } from './line.ts';
import { boardOf } from './position.ts';

/**
 * A stretch of a line that begins and ends with the same position: same board, same side to move.
 * `from` and `to` are plies (moves `from` … `to - 1` lie in it); `occurrences` counts how often
 * the position stood on the board from `from` to `to`, both included.
 */
export interface Cycle {
  readonly from: number;
  readonly to: number;
  readonly occurrences: number;
}

/** A position that stood on the board: piece numbers by cell, side to move, and the plies at which it stood. */
interface Stand {
  readonly cells: Uint8Array;
  readonly turn: number;
  readonly plies: number[];
}

/**
 * For every ply whose position has stood before in the line, the stretch since its first
 * occurrence, in the order of play. Pieces of a kind are alike: only their places count. Hashes
 * find the candidates, the boards themselves decide. A capture ends what can recur.
 */
export const cyclesOf = (line: Line): Cycle[] => {
  const board = boardOf(line.start);
  const stands = new Map<number, Stand[]>();
  const cycles: Cycle[] = [];
  for (let ply = 0; ; ply++) {
    const { plies } = standOf(board, stands);
    plies.push(ply);
    const [first = ply] = plies;
    if (plies.length > 1) cycles.push({ from: first, to: ply, occurrences: plies.length });
    const move = line.moves[ply];
    if (move === undefined) return cycles;
    if (board.make(packMove(move)) !== 0) stands.clear();
  }
};

const standOf = (board: Board, stands: Map<number, Stand[]>): Stand => {
  const alike = stands.get(board.hashLo) ?? [];
  const known = alike.find(({ cells, turn }) => turn === board.turn && isSamePlacement(cells, board.cells));
  if (known !== undefined) return known;
  const stand: Stand = { cells: board.cells.slice(), turn: board.turn, plies: [] };
  stands.set(board.hashLo, [...alike, stand]);
  return stand;
};

const isSamePlacement = (a: Uint8Array, b: Uint8Array): boolean =>
  CELLS.every((cell) => KIND_OF[a[cell]!] === KIND_OF[b[cell]!]);
