import type { Move } from '../../packages/rules/src/board/move.ts';
import { SQUARES, type Square } from '../../packages/rules/src/board/square.ts';
import { opposite, type Color } from '../../packages/rules/src/board/types.ts';
import type { PieceRef } from '../../packages/rules/src/nature/finding.ts';
import { mayGo, type Placement } from '../dumb.ts';

/** Claims about how pieces stand: 将, 跟, 拦, seen with the rules of movement from the book. */

/** Whether the pieces named attack the enemy king, and nobody else does. */
export const flawOfCheck = (pieces: Placement, by: readonly PieceRef[]): string | undefined => {
  const [first] = by;
  if (first === undefined) return 'nobody gives check';
  const checkers = attackersOf(pieces, kingOf(pieces, opposite(first.color)));
  const named = by.map(({ at }) => at).sort((a, b) => a - b);
  return named.join() === checkers.join() ? undefined : 'other pieces give check than those named';
};

/** Whether the moved piece could take the target and not be taken by it, and could not before. */
export const flawOfFollow = (
  before: Placement,
  pieces: Placement,
  { from, to }: Move,
  { at }: PieceRef,
): string | undefined => {
  if (!mayGo(pieces, { from: to, to: at })) return 'the piece does not bear on what it follows';
  if (mayGo(pieces, { from: at, to })) return 'what is followed could take the piece';
  return mayGo(before, { from, to: at }) ? 'the piece bore on it before' : undefined;
};

/** Whether the target could go to more empty points, were it not for the moved piece. */
export const flawOfBlock = (pieces: Placement, { to }: Move, { at }: PieceRef): string | undefined => {
  const without = new Map(pieces);
  without.delete(to);
  const gained = SQUARES.some(
    (point) =>
      point !== to &&
      !without.has(point) &&
      mayGo(without, { from: at, to: point }) &&
      !mayGo(pieces, { from: at, to: point }),
  );
  return gained ? undefined : 'the piece is in nobody’s way';
};

const kingOf = (pieces: Placement, color: Color): Square | undefined =>
  [...pieces].find(([, piece]) => piece.role === 'king' && piece.color === color)?.[0];

const attackersOf = (pieces: Placement, target: Square | undefined): Square[] =>
  target === undefined ? [] : SQUARES.filter((from) => mayGo(pieces, { from, to: target }));
