import { packMove, type Board } from '../board/board.ts';
import type { Move } from '../board/move.ts';
import { boardOf, positionOn, type Position } from '../position/position.ts';

/** Boards of positions that moves are read in: several notations try the same text, and a game goes on from move to move. */
const boards = new WeakMap<Position, Board>();

/** A board with the position on it, to ask but not to change. Its piece numbers depend on how the position came about. */
export const boardFor = (position: Position): Board => {
  const board = boards.get(position) ?? boardOf(position);
  boards.set(position, board);
  return board;
};

/** The position after a legal move, like `play`, with its board at hand for the next one. */
export const playOn = (position: Position, move: Move): Position => {
  const board = boardFor(position).clone();
  board.make(packMove(move));
  const next = positionOn(board);
  boards.set(next, board);
  return next;
};
