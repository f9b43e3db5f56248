import type { GameRecord, MoveNode, MoveTree } from '../game.ts';

/** A branch of a tree in the order in which binary formats store it, with what its record says. */
export interface FlatBranch {
  readonly branch: MoveTree & Partial<MoveNode>;
  readonly hasNext: boolean;
  readonly hasSibling: boolean;
  /** All that is said before and after the move, as one text. */
  readonly comment: string;
}

/** The game and all its moves: a move, all that follows it, then its next alternative. */
export const flatOf = (game: GameRecord): FlatBranch[] => {
  const flat: FlatBranch[] = [];
  const waiting: { readonly siblings: readonly (MoveTree & Partial<MoveNode>)[]; readonly at: number }[] = [
    { siblings: [game], at: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { siblings, at } = next;
    const branch = siblings[at];
    if (branch === undefined) continue;
    const hasSibling = at + 1 < siblings.length;
    if (hasSibling) waiting.push({ siblings, at: at + 1 });
    const { children, comments, before = [] } = branch;
    const comment = [...before, ...comments].filter((text) => text !== '').join('\n');
    flat.push({ branch, hasNext: children.length > 0, hasSibling, comment });
    if (children.length > 0) waiting.push({ siblings: children, at: 0 });
  }
  return flat;
};
