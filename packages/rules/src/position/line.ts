import { err, ok, type Result } from '../base/result.ts';
import { packMove, type Board } from '../board/board.ts';
import type { Move } from '../board/move.ts';
import { obstacleTo } from './obstacle.ts';
import { boardOf, positionOn, type Position } from './position.ts';

/** A position and the legal moves played from it. Pieces keep their numbers along the whole line. */
export interface Line {
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** The first move of a line that cannot be played; `ply` counts from 0. */
export interface IllegalMoveFault {
  readonly code: 'illegal-move';
  readonly ply: number;
  readonly move: Move;
}

/** A line, if every move is legal where it is played. */
export const lineFrom = (start: Position, moves: readonly Move[]): Result<Line, IllegalMoveFault> => {
  const board = boardOf(start);
  for (const [ply, move] of moves.entries()) {
    if (obstacleTo(board, move) !== undefined) return err({ code: 'illegal-move', ply, move });
    board.make(packMove(move));
  }
  return ok({ start, moves });
};

/** A board with the first `plies` moves of the line played on it. */
export const boardAfter = (line: Line, plies: number): Board => {
  const board = boardOf(line.start);
  for (const move of line.moves.slice(0, plies)) board.make(packMove(move));
  return board;
};

/** The position after the first `plies` moves of the line. */
export const positionAfter = (line: Line, plies: number): Position => positionOn(boardAfter(line, plies));

/** Every position of the line, the start first: one more than it has moves. */
export const positionsOf = (line: Line): Position[] => {
  const board = boardOf(line.start);
  return [
    line.start,
    ...line.moves.map((move) => {
      board.make(packMove(move));
      return positionOn(board);
    }),
  ];
};
