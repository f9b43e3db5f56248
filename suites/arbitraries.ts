import fc from 'fast-check';
import {
  COLORS,
  legalMoves,
  mayStand,
  MOST_OF,
  play,
  positionFrom,
  ROLES,
  SQUARES,
  type Piece,
  type Position,
  type Square,
} from '@qili/rules';
import { startPosition } from './games.ts';

/** The positions of a game of random moves, the start included. */
export const games: fc.Arbitrary<readonly Position[]> = fc
  .array(fc.nat(), { minLength: 1, maxLength: 60 })
  .map((choices) =>
    choices.reduce<Position[]>(
      (positions, choice) => [...positions, ...successor(positions.at(-1), choice)],
      [startPosition()],
    ),
  );

const successor = (position: Position | undefined, choice: number): Position[] => {
  const moves = position === undefined ? [] : legalMoves(position);
  const move = moves[choice % moves.length];
  return position === undefined || move === undefined ? [] : [play(position, move)];
};

const KINDS: readonly Piece[] = COLORS.flatMap((color) => ROLES.map((role) => ({ color, role })));
const placesOf = (piece: Piece): Square[] => SQUARES.filter((square) => mayStand(piece, square));
const standing = (piece: Piece): fc.Arbitrary<readonly [Square, Piece]> =>
  fc.constantFrom(...placesOf(piece)).map((square) => [square, piece] as const);

const isKing = ({ role }: Piece): boolean => role === 'king';

/** Sound positions of a few pieces anywhere they may stand, dense around the kings: pins, screens and legs abound. */
export const positions: fc.Arbitrary<Position> = fc
  .tuple(
    fc.tuple(...KINDS.filter(isKing).map(standing)),
    fc.array(fc.oneof(...KINDS.filter((kind) => !isKing(kind)).map(standing)), {
      minLength: 2,
      maxLength: 16,
    }),
    fc.constantFrom(...COLORS),
  )
  .map(([kings, others, turn]) => ({ pieces: new Map([...withinSet(others), ...kings]), turn }))
  .map(positionFrom)
  .filter((result) => result.ok)
  .map(({ value }) => value);

/** The pieces as far as a set has them. */
const withinSet = (standing: readonly (readonly [Square, Piece])[]): (readonly [Square, Piece])[] =>
  standing.filter(
    ([, piece], i) =>
      standing.slice(0, i).filter(([, earlier]) => earlier === piece).length < MOST_OF[piece.role],
  );
