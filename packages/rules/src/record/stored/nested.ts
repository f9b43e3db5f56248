import type { Square } from '../../board/square.ts';
import type { StoredMove, StoredMoves } from './records.ts';

/** A move as formats store it that nest them or say where each line leaves another: the first child goes on the line. */
export interface NestedMove {
  /** Undefined where the file names no point of the board. */
  readonly from: Square | undefined;
  readonly to: Square | undefined;
  comment: string | undefined;
  readonly children: NestedMove[];
}

/** What stands for the start of the game. */
export const nestedRoot = (comment?: string): NestedMove => ({
  from: undefined,
  to: undefined,
  comment,
  children: [],
});

/** The same moves in one run: a move, all that follows it, then its next alternative. */
export const storedOf = (root: NestedMove): StoredMoves<string> => {
  const moves: StoredMove<string>[] = [];
  const waiting: { readonly siblings: readonly NestedMove[]; readonly at: number }[] = [
    { siblings: [root], at: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { siblings, at } = next;
    const move = siblings[at];
    if (move === undefined) continue;
    const { from, to, comment, children } = move;
    const hasSibling = at + 1 < siblings.length;
    if (hasSibling) waiting.push({ siblings, at: at + 1 });
    if (children.length > 0) waiting.push({ siblings: children, at: 0 });
    moves.push({ from, to, comment, hasSibling, hasNext: children.length > 0 });
  }
  return { moves, whole: true };
};
