import { invariant } from '../base/assert.ts';
import type { Move } from '../board/move.ts';
import { mirrored } from '../board/square.ts';
import { positionFrom, type Position } from './position.ts';
import type { Line } from './line.ts';
import type { Setup } from './setup.ts';

/** The same set-up with left and right exchanged. */
export const mirroredSetup = ({ pieces, ...rest }: Setup): Setup => ({
  ...rest,
  pieces: new Map([...pieces].map(([square, piece]) => [mirrored(square), piece])),
});

const mirroredPosition = (position: Position): Position => {
  const other = positionFrom(mirroredSetup(position));
  invariant(other.ok, 'the rules know no left and right');
  return other.value;
};

const mirroredMove = ({ from, to }: Move): Move => ({ from: mirrored(from), to: mirrored(to) });

/** The same play with left and right exchanged. */
export const mirroredLine = ({ start, moves }: Line): Line => ({
  start: mirroredPosition(start),
  moves: moves.map(mirroredMove),
});
