import type { Square } from '../../board/square.ts';

/**
 * A move as binary formats store it, a tree in one run of records: a move, then all that follows
 * it, then its next alternative. The first record stands for the start of the game.
 */
export interface StoredMove {
  /** Undefined where the record names no point of the board. */
  readonly from: Square | undefined;
  readonly to: Square | undefined;
  readonly hasNext: boolean;
  readonly hasSibling: boolean;
  readonly comment: Uint8Array | undefined;
}

export interface StoredMoves {
  readonly moves: readonly StoredMove[];
  /** Whether the last record was there; a file may be cut. */
  readonly whole: boolean;
}

/** Calls for records until the tree is complete or there are no more. */
export const storedMoves = (next: () => StoredMove | undefined): StoredMoves => {
  const moves: StoredMove[] = [];
  for (let missing = 1; missing > 0; missing--) {
    const move = next();
    if (move === undefined) return { moves, whole: false };
    // The start of a game has no alternative, whatever its record says.
    if (move.hasSibling && moves.length > 0) missing++;
    if (move.hasNext) missing++;
    moves.push(move);
  }
  return { moves, whole: true };
};
