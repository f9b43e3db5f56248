import { SQUARES, type Move, type Piece, type Setup, type Square } from '@qili/rules';
import type { Destinations } from '../board/tap.ts';

/** What a tap on the board does while a position is set up: move pieces, take them off, or put one there. */
export type Tool = 'hand' | 'eraser' | Piece;

export const EMPTY: Setup = { pieces: new Map(), turn: 'red' };

/** The set-up with a point as the tool leaves it; a piece that stands there already is taken off again. */
export const withPut = (setup: Setup, square: Square, tool: Exclude<Tool, 'hand'>): Setup => {
  const pieces = new Map(setup.pieces);
  const there = pieces.get(square);
  const isThere = tool !== 'eraser' && there?.color === tool.color && there.role === tool.role;
  if (tool === 'eraser' || isThere) pieces.delete(square);
  else pieces.set(square, tool);
  return { ...setup, pieces };
};

/** The set-up with a piece put elsewhere, on whatever stands there. */
export const withMoved = (setup: Setup, { from, to }: Move): Setup => {
  const pieces = new Map(setup.pieces);
  const piece = pieces.get(from);
  pieces.delete(from);
  if (piece !== undefined) pieces.set(to, piece);
  return { ...setup, pieces };
};

/** Every piece may go anywhere: rules ask later. */
export const freeDestinations = ({ pieces }: Setup): Destinations =>
  new Map([...pieces.keys()].map((from) => [from, SQUARES.filter((square) => square !== from)]));
