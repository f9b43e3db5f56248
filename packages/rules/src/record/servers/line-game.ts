import type { GameRecord } from '../game.ts';
import { START } from '../start.ts';
import { lineOf, type LineMove } from '../stored/line.ts';
import { treeOf } from '../stored/tree.ts';

/** A game of a playing site that keeps nothing but the moves, from the usual position. */
export const lineGame = (moves: readonly LineMove[], whole = true): GameRecord => ({
  tags: new Map(),
  start: START,
  result: '*',
  ...treeOf(START, lineOf(moves, undefined, whole), (comment) => comment),
});

/** As many moves as show that bytes are a game: by accident they are not legal one after another. */
const ENOUGH = 4;

/** Whether the moves begin a game: there are some, and the first of them are legal. */
export const beginsGame = (moves: readonly LineMove[]): boolean =>
  moves.length > 0 && lineGame(moves.slice(0, ENOUGH)).brokenAt === undefined;
