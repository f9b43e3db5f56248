import type { Square } from '../../board/square.ts';
import type { Color, Piece, Role } from '../../board/types.ts';
import type { Setup } from '../../position/setup.ts';

const SET: readonly Role[] = [
  'rook',
  'horse',
  'elephant',
  'advisor',
  'king',
  'advisor',
  'elephant',
  'horse',
  'rook',
  'cannon',
  'cannon',
  'pawn',
  'pawn',
  'pawn',
  'pawn',
  'pawn',
];

/** The 32 pieces in the order in which XQF and DhtmlXQ list their points: Red's, then Black's. */
export const SLOTS: readonly Piece[] = (['red', 'black'] satisfies Color[]).flatMap((color) =>
  SET.map((role) => ({ color, role })),
);

/** The point of each of the 32, undefined where it has been taken; each piece has the next free place of its kind. */
export const slotsOf = ({ pieces }: Setup): (Square | undefined)[] => {
  const slots: (Square | undefined)[] = SLOTS.map(() => undefined);
  for (const [square, { color, role }] of pieces) {
    const slot = SLOTS.findIndex(
      (piece, i) => piece.color === color && piece.role === role && slots[i] === undefined,
    );
    slots[slot] = square;
  }
  return slots;
};
