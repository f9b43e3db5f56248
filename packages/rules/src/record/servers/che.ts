import { ok } from '../../base/result.ts';
import { mirrored, squareAt, type Square } from '../../board/square.ts';
import type { RecordFormat } from '../format.ts';
import type { LineMove } from '../stored/line.ts';
import { lineGame } from './line-game.ts';

/** Numbers of a move: piece, 32, side, row and column from, row and column to, 0, ply, 0. */
const NUMBERS = 10;

const isChe = (text: string): boolean => /^\s*1\s+\d+\s+\d+\s+32\s[\d\s-]*$/u.test(text);

/** Moves from the numbers of a text; rows count from below. */
const movesIn = (text: string): LineMove[] => {
  const numbers = (text.match(/-?\d+/gu) ?? []).slice(2).map(Number);
  return Array.from({ length: Math.ceil(numbers.length / NUMBERS) }, (_, i): LineMove => {
    const [, , , fromRow, fromColumn, toRow, toColumn] = numbers.slice(NUMBERS * i, NUMBERS * (i + 1));
    return { from: squareIn(fromRow, fromColumn), to: squareIn(toRow, toColumn) };
  });
};

const squareIn = (row = 10, column = 9): Square | undefined => squareAt(column, row);

const mirror = (square: Square | undefined): Square | undefined =>
  square === undefined ? undefined : mirrored(square);

/**
 * QQ 象棋: numbers in ASCII, moves only. One program reads the columns from Red's left, another
 * writes them from Red's right, and the game is legal either way: this is the first, the other must
 * be asked for.
 */
export const che: RecordFormat = {
  id: 'che',
  extension: '.che',
  holds: 'one',
  keeps: [],
  tags: [],
  facts: 'disputed',
  detects: ({ text }) => isChe(text),
  readText: (text) => [ok(lineGame(movesIn(text)))],
};

/** The same with columns from Red's right. */
export const cheMirrored: RecordFormat = {
  ...che,
  id: 'che-mirrored',
  detects: () => false,
  readText: (text) => [
    ok(lineGame(movesIn(text).map(({ from, to }) => ({ from: mirror(from), to: mirror(to) })))),
  ],
};
