import { lineFrom, type Line } from '../position/line.ts';
import { invariant } from '../base/assert.ts';
import type { Move } from '../board/move.ts';
import type { MoveTextFault } from '../notation/notation.ts';
import type { Position } from '../position/position.ts';

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
/** Red won, Black won, drawn, or not said. */
export type GameResult = (typeof RESULTS)[number];

/** Anything that moves follow: the start of the game, or a move. The first child goes on the line, the others are variations. */
export interface MoveTree {
  readonly children: readonly MoveNode[];
  /** What is said after it, without the braces, in order. */
  readonly comments: readonly string[];
}

/** A move of a game tree. */
export interface MoveNode extends MoveTree {
  readonly move: Move;
  /** What is said before it, where a variation opens with comments. */
  readonly before: readonly string[];
  /** Numeric annotation glyphs: 1 for `!`, 2 for `?`, 3 for `!!` … */
  readonly nags: readonly number[];
}

/** A place in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where a record goes wrong half-way. What comes before it is good and kept. */
export interface BrokenAt {
  /** Plies from the start to the move that is not there. */
  readonly ply: number;
  /** What stands there, shortened. */
  readonly text: string;
  readonly fault: MoveTextFault | { readonly code: 'unclosed-comment' } | { readonly code: 'truncated' };
  readonly at?: Place;
  /** How many moves of the record it costs, itself and all that hang on it, where the file counts its moves. */
  readonly lost?: number;
  /** The moves from the start that lead to it, where it is in a variation. Kept for the first hundred of a game. */
  readonly line?: readonly Move[];
}

/** 棋谱: a game as recorded, with its tags in their order, its variations and its comments. */
export interface GameRecord extends MoveTree {
  readonly tags: ReadonlyMap<string, string>;
  readonly start: Position;
  readonly result: GameResult;
  /** Where the main line goes wrong. */
  readonly brokenAt?: BrokenAt;
  /** Where variations go wrong; they are cut there and the rest is read. */
  readonly brokenVariations: readonly BrokenAt[];
}

/** A tag by its name, whatever the case. */
export const tagOf = (tags: ReadonlyMap<string, string>, name: string): string | undefined =>
  tags.get(name) ?? [...tags].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];

/** The moves that were played: first children all the way. */
export const mainMoves = (branch: MoveTree): Move[] => {
  const moves: Move[] = [];
  for (let node = branch.children[0]; node !== undefined; node = node.children[0]) moves.push(node.move);
  return moves;
};

/** 主变: the game as a line of play. */
export const mainLine = (game: GameRecord): Line => {
  const line = lineFrom(game.start, mainMoves(game));
  invariant(line.ok, 'the moves of a record are legal');
  return line.value;
};

/** A game from a position in which nothing has been played yet. */
export const gameFrom = (start: Position): GameRecord => ({
  tags: new Map(),
  start,
  result: '*',
  children: [],
  comments: [],
  brokenVariations: [],
});

export interface GameCounts {
  /** Moves of the whole tree. */
  readonly nodes: number;
  /** Moves that are an alternative to another. */
  readonly variations: number;
  readonly comments: number;
}

/** All moves of the tree, in no order that matters. Trees have been seen with 226,491, so nothing here recurses. */
export const nodesOf = (tree: MoveTree): MoveNode[] => {
  const nodes = [...tree.children];
  // The list grows while it is walked.
  for (const { children } of nodes) for (const child of children) nodes.push(child);
  return nodes;
};

/** How much there is in a game. */
export const countsOf = (game: GameRecord): GameCounts => {
  const nodes = nodesOf(game);
  const branches: readonly MoveTree[] = [game, ...nodes];
  const sum = (count: (branch: MoveTree) => number): number =>
    branches.reduce((total, branch) => total + count(branch), 0);
  return {
    nodes: nodes.length,
    variations: sum(({ children }) => Math.max(0, children.length - 1)),
    comments:
      sum(({ comments }) => comments.length) + nodes.reduce((total, { before }) => total + before.length, 0),
  };
};
