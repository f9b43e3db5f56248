import { invariant } from '../base/assert.ts';
import { err, ok, type Result } from '../base/result.ts';
import { Board, packMove, unpackMove } from '../board/board.ts';
import type { Move } from '../board/move.ts';
import { opposite } from '../board/types.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { MOVES_PER_NODE } from '../movegen/pseudo.ts';
import { generateLegal, hasLegalMove } from './legal.ts';
import { obstacleTo } from './obstacle.ts';
import type { Setup } from './setup.ts';
import { faultsOf, type SetupFault } from './validate.ts';

declare const checked: unique symbol;

/** A setup that can stand on a board in a game. The only ways to get one are {@link positionFrom} and {@link play}. */
export type Position = Setup & { readonly [checked]: true };

export const positionFrom = (setup: Setup): Result<Position, readonly SetupFault[]> => {
  const faults = faultsOf(setup);
  return faults.length === 0 ? ok(setup as Position) : err(faults);
};

/** A fresh mutable board with this position on it, for searches. */
export const boardOf = (setup: Setup): Board => {
  const board = Board.from(setup.pieces, setup.turn);
  invariant(board, 'a position never has more pieces than a set');
  return board;
};

/** The position on a board that legal moves have led to. */
export const positionOn = (board: Board): Position =>
  ({ pieces: board.pieces(), turn: board.color }) as Setup as Position;

/** All legal moves, by square of origin, then of arrival. */
export const legalMoves = (position: Position): Move[] => {
  const buffer = new Int32Array(MOVES_PER_NODE);
  const end = generateLegal(boardOf(position), buffer, 0);
  return [...buffer.subarray(0, end)].map(unpackMove).sort((a, b) => a.from - b.from || a.to - b.to);
};

export const isLegalMove = (position: Position, move: Move): boolean =>
  obstacleTo(boardOf(position), move) === undefined;

/** The position after a legal move. */
export const play = (position: Position, move: Move): Position => {
  const board = boardOf(position);
  board.make(packMove(move));
  return positionOn(board);
};

/** 将: whether the side to move is in check. */
export const isCheck = (position: Position): boolean => isCheckOn(boardOf(position));

/** The same of a board. */
export const isCheckOn = (board: Board): boolean => isInCheck(board, board.turn);

/** How a game ends on the board: the side to move has no legal move and loses. */
export type BoardEnd = 'checkmate' | 'stalemate';

/** 将死 or 困毙 when the side to move has no legal move, else undefined. */
export const boardEndOf = (position: Position): BoardEnd | undefined => boardEndOn(boardOf(position));

/** The same of a board. */
export const boardEndOn = (board: Board): BoardEnd | undefined => {
  if (hasLegalMove(board)) return undefined;
  return isCheckOn(board) ? 'checkmate' : 'stalemate';
};

/** The same position with the other side to move, as if this one passed; undefined where it is in check and may not. */
export const passed = (position: Position): Position | undefined =>
  isCheck(position)
    ? undefined
    : ({ pieces: position.pieces, turn: opposite(position.turn) } as Setup as Position);
