import { err, type Result } from '../../base/result.ts';
import type { Square } from '../../board/square.ts';
import { opposite, type Color, type Piece } from '../../board/types.ts';
import { makeFen } from '../../position/fen.ts';
import { positionFrom, type Position } from '../../position/position.ts';
import type { GameFault } from '../fault.ts';
import type { StoredMoves } from './records.ts';

/**
 * The position that pieces stand for. Whose turn it is is that of the first piece that moves: files
 * say it wrongly or not at all. Without moves it is as said, unless that cannot be.
 */
export const startOfPieces = (
  pieces: Iterable<readonly [Square, Piece]>,
  { moves }: StoredMoves<unknown>,
  said: Color,
  title: string,
): Result<Position, GameFault> => {
  const sorted = new Map([...pieces].sort(([a], [b]) => a - b));
  if (sorted.size === 0) return err({ code: 'empty-board', title });
  const first = moves[1]?.from;
  const mover = first === undefined ? undefined : sorted.get(first)?.color;
  const setup = { pieces: sorted, turn: mover ?? said };
  const position = positionFrom(setup);
  if (position.ok) return position;
  const other = mover === undefined ? positionFrom({ ...setup, turn: opposite(said) }) : position;
  return other.ok ? other : err({ code: 'setup', fen: makeFen(setup), faults: position.fault });
};
