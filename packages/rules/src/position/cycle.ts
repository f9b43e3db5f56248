import { packMove } from '../board/board.ts';
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

/**
 * For every ply whose position has stood before in the line, the stretch since its first
 * occurrence, in the order of play. Pieces of a kind are alike: only their places count.
 */
export const cyclesOf = (line: Line): Cycle[] => {
  const board = boardOf(line.start);
  const seen = new Map<string, number[]>();
  const cycles: Cycle[] = [];
  for (let ply = 0; ; ply++) {
    const key = `${String(board.hashLo)},${String(board.hashHi)}`;
    const plies = seen.get(key) ?? [];
    plies.push(ply);
    seen.set(key, plies);
    const [first = ply] = plies;
    if (plies.length > 1) cycles.push({ from: first, to: ply, occurrences: plies.length });
    const move = line.moves[ply];
    if (move === undefined) return cycles;
    if (board.make(packMove(move)) !== 0) seen.clear();
  }
};
