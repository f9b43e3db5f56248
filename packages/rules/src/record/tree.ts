import type { Move } from '../board/move.ts';
import { playOn } from '../notation/boards.ts';
import type { Position } from '../position/position.ts';
import type { MoveTree, MoveNode } from './game.ts';

/** A branch under construction. Only readers hold one; it becomes readonly by being handed out. */
interface DraftBranch extends MoveTree {
  readonly children: DraftNode[];
  readonly comments: string[];
}

interface DraftNode extends MoveNode {
  readonly children: DraftNode[];
  readonly comments: string[];
  readonly nags: number[];
}

/** Where the next move would be added. */
interface Cursor {
  readonly branch: DraftBranch;
  readonly position: Position;
  readonly ply: number;
}

/**
 * A game tree being read from front to back, as all formats store it: moves are added at a cursor;
 * a variation replaces the last move and ends by going back to where it was opened.
 */
export interface TreeDraft {
  readonly root: DraftBranch;
  at: Cursor;
  /** The cursor before the last move; a variation starts there. */
  last: Cursor | undefined;
  /** The last move, which comments and annotations belong to. */
  node: DraftNode | undefined;
  /** Comments read before the first move of a variation. */
  before: string[];
  readonly opened: Pick<TreeDraft, 'at' | 'last' | 'node'>[];
}

export const draftFrom = (start: Position): TreeDraft => {
  const root: DraftBranch = { children: [], comments: [] };
  return {
    root,
    at: { branch: root, position: start, ply: 0 },
    last: undefined,
    node: undefined,
    before: [],
    opened: [],
  };
};

/** Adds a legal move and goes on from it. */
export const addMove = (draft: TreeDraft, move: Move): void => {
  const { branch, position, ply } = draft.at;
  const node: DraftNode = { move, before: draft.before, children: [], comments: [], nags: [] };
  branch.children.push(node);
  draft.before = [];
  draft.last = draft.at;
  draft.node = node;
  draft.at = { branch: node, position: playOn(position, move), ply: ply + 1 };
};

/** Adds a comment to the last move, to the game before any move, or to the variation that has just been opened. */
export const addComment = (draft: TreeDraft, text: string): void => {
  const opening = draft.node === undefined && draft.opened.length > 0;
  (opening ? draft.before : draft.at.branch.comments).push(text.trim());
};

export const addNag = (draft: TreeDraft, nag: number): void => {
  draft.node?.nags.push(nag);
};

/** Opens a variation in place of the last move. */
export const openVariation = (draft: TreeDraft): void => {
  const { at, last, node } = draft;
  draft.opened.push({ at, last, node });
  draft.at = last ?? at;
  draft.last = undefined;
  draft.node = undefined;
  draft.before = [];
};

/** Closes the innermost variation; nothing happens when none is open. */
export const closeVariation = (draft: TreeDraft): void => {
  const back = draft.opened.pop();
  if (back === undefined) return;
  Object.assign(draft, back);
  draft.before = [];
};
