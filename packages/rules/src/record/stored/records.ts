import type { Square } from '../../board/square.ts';

/**
 * A move as binary formats store it, a tree in one run of records: a move, then all that follows
 * it, then its next alternative. The first record stands for the start of the game.
 */
export interface StoredMove<Comment = Uint8Array> {
  /** Undefined where the record names no point of the board. */
  readonly from: Square | undefined;
  readonly to: Square | undefined;
  readonly hasNext: boolean;
  readonly hasSibling: boolean;
  /** As the file has it, decoded later. */
  readonly comment: Comment | undefined;
}

export interface StoredMoves<Comment = Uint8Array> {
  readonly moves: readonly StoredMove<Comment>[];
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
