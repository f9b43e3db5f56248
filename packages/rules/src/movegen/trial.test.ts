import { expect, test } from 'vitest';
import { drawn } from '../../../../suites/draw.ts';
import { packMove } from '../board/board.ts';
import { parseMoveName } from '../board/move.ts';
import { boardOf } from '../position/position.ts';
import { givesCheck, isSafe } from './trial.ts';

const board = boardOf(
  drawn(
    `. . . . k . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . r . . . .
     . . . . . . . . .
     . . . . N . . . .
     . . N . . . . . .
     . C . . . . . . .
     R . . A . . . . .
     . . . . K . . n .`,
  ),
);

const tried = (name: string): string => {
  const before = board.clone();
  const move = packMove(parseMoveName(name)!);
  const found = [isSafe(board, move) ? 'safe' : 'unsafe', givesCheck(board, move) ? 'check' : 'quiet'].join(
    ' ',
  );
  expect(board).toEqual(before);
  return found;
};

test.each([
  ['a1a9', 'safe check'],
  ['a1a8', 'safe quiet'],
  ['e4d6', 'unsafe quiet'],
  ['e4f6', 'unsafe quiet'],
  ['c3d5', 'safe quiet'],
  ['b2e2', 'safe quiet'],
  ['e0d0', 'safe quiet'],
  ['e0e1', 'safe quiet'],
])('%s is %s', (name, expected) => {
  expect(tried(name)).toBe(expected);
});
