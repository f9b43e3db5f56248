import { err, ok, type Result } from '../base/result.ts';
import { isSameMove, type Move } from '../board/move.ts';
import { opposite, type Color } from '../board/types.ts';
import { obstacleTo, type Obstacle } from '../position/obstacle.ts';
import type { Position } from '../position/position.ts';
import { boardFor } from './boards.ts';
import type { MoveTextFault } from './notation.ts';

/** What a text may mean for one side: the moves it could name, and whether any piece fits it at all. */
export interface Reading {
  readonly hasPiece: boolean;
  readonly moves: readonly Move[];
}

/** Reads a text for one side, whoever's turn it is. */
export type ReadFor = (color: Color) => Reading;

/** Those of the moves that are legal in the position. */
export const legalAmong = (position: Position, moves: readonly Move[]): Move[] => {
  const board = boardFor(position);
  return moves.filter((move) => obstacleTo(board, move) === undefined);
};

/** The one legal move among those that `text` may name. */
export const onlyLegal = (
  position: Position,
  text: string,
  readFor: ReadFor,
): Result<Move, MoveTextFault> => {
  const board = boardFor(position);
  const { hasPiece, moves } = readFor(position.turn);
  const distinct = moves.filter((move, i) => moves.findIndex((other) => isSameMove(other, move)) === i);
  const tried = distinct.map((move) => ({ move, obstacle: obstacleTo(board, move) }));
  const legal = tried.filter(({ obstacle }) => obstacle === undefined).map(({ move }) => move);
  const [first] = legal;
  if (legal.length > 1) return err({ code: 'ambiguous', text, candidates: legal });
  if (first !== undefined) return ok(first);
  return err({ code: 'illegal', text, because: worst() });

  function worst(): Obstacle {
    if (tried.some(({ obstacle }) => obstacle === 'leaves-king-in-check')) return 'leaves-king-in-check';
    const others = readFor(opposite(position.turn)).moves;
    if (others.some((move) => obstacleTo(board, move) === 'wrong-side')) return 'wrong-side';
    return hasPiece ? 'cannot-go-there' : 'no-such-piece';
  }
};
