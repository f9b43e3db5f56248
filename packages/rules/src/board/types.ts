/** The two sides. Red 红 moves first and sits at the bottom, at rank 0. */
export const COLORS = ['red', 'black'] as const;
export type Color = (typeof COLORS)[number];
export type ByColor<T> = Readonly<Record<Color, T>>;

export const opposite = (color: Color): Color => (color === 'red' ? 'black' : 'red');

/** The seven kinds of piece, in the order of the codes that {@link ROLE_CODES} gives them. */
export const ROLES = ['king', 'advisor', 'elephant', 'horse', 'rook', 'cannon', 'pawn'] as const;
export type Role = (typeof ROLES)[number];
export type ByRole<T> = Readonly<Record<Role, T>>;

export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** How many pieces of a kind a side has at the start, which is also the most it may ever have. */
export const MOST_OF: ByRole<number> = {
  king: 1,
  advisor: 2,
  elephant: 2,
  horse: 2,
  rook: 2,
  cannon: 2,
  pawn: 5,
};
