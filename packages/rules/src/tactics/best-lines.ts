import type { PackedMove } from '../board/board.ts';

/** The best play found so far from each ply of a search on, in a triangle: row `ply` holds the line from there. */
export class BestLines {
  private readonly depth: number;
  private readonly moves: Int32Array;
  private readonly lengths: Uint8Array;

  /** For lines of fewer plies than `depth`. */
  constructor(depth: number) {
    this.depth = depth;
    this.moves = new Int32Array(depth * depth);
    this.lengths = new Uint8Array(depth + 1);
  }

  clear(ply: number): void {
    this.lengths[ply] = 0;
  }

  /** The line from `ply` becomes the move and the line from the next ply. */
  extend(ply: number, move: PackedMove): void {
    const { depth, moves, lengths } = this;
    const row = ply * depth;
    const length = lengths[ply + 1]!;
    moves[row] = move;
    moves.copyWithin(row + 1, row + depth, row + depth + length);
    lengths[ply] = length + 1;
  }

  from(ply: number): PackedMove[] {
    const row = ply * this.depth;
    return [...this.moves.subarray(row, row + this.lengths[ply]!)];
  }
}
