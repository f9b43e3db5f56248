import { Board } from '../board/board.ts';
import { tagOf } from '../board/cells.ts';
import { inPalace, isAcrossRiver, ownRank } from '../board/region.ts';
import { fileOf, type Square } from '../board/square.ts';
import { COLORS, MOST_OF, opposite, ROLES, type Color, type Piece, type Role } from '../board/types.ts';
import { isInCheck } from '../movegen/attacks.ts';
import type { Setup } from './setup.ts';

/** One reason a setup is not a position. A setup may have several, and all are reported. */
export type SetupFault =
  | { readonly code: 'king-count'; readonly color: Color; readonly count: number }
  | {
      readonly code: 'too-many';
      readonly color: Color;
      readonly role: Role;
      readonly count: number;
      readonly most: number;
    }
  | { readonly code: 'misplaced'; readonly square: Square; readonly piece: Piece }
  | { readonly code: 'kings-facing'; readonly file: number }
  | { readonly code: 'waiting-side-in-check'; readonly color: Color };

/** Everything that keeps the setup from being a position of a game; empty when it is one. */
export const faultsOf = (setup: Setup): SetupFault[] => {
  const counts = COLORS.flatMap((color) => countFaults(setup, color));
  const strays = [...setup.pieces].filter(([square, piece]) => !mayStand(piece, square));
  const places = strays.map(([square, piece]): SetupFault => ({ code: 'misplaced', square, piece }));
  const hasKings = counts.length === 0 && strays.every(([, piece]) => piece.role !== 'king');
  return [...counts, ...places, ...(hasKings ? checkFaults(setup) : [])];
};

const countFaults = (setup: Setup, color: Color): SetupFault[] =>
  ROLES.flatMap((role): SetupFault[] => {
    const count = [...setup.pieces.values()].filter((p) => p.color === color && p.role === role).length;
    if (role === 'king') return count === 1 ? [] : [{ code: 'king-count', color, count }];
    return count <= MOST_OF[role] ? [] : [{ code: 'too-many', color, role, count, most: MOST_OF[role] }];
  });

/** Whether a piece can ever stand there: palace, own half, a pawn never behind or beside its start. */
export const mayStand = ({ color, role }: Piece, square: Square): boolean => {
  const rank = ownRank(square, color);
  const file = fileOf(square);
  switch (role) {
    case 'king':
      return inPalace(square, color);
    case 'advisor':
      return inPalace(square, color) && (file === 4) === (rank === 1);
    case 'elephant':
      return rank <= 4 && rank % 2 === 0 && (rank === 2 ? file % 4 === 0 : file % 4 === 2);
    case 'pawn':
      return rank >= 3 && (isAcrossRiver(square, color) || file % 2 === 0);
    case 'horse':
    case 'rook':
    case 'cannon':
      return true;
  }
};

const checkFaults = (setup: Setup): SetupFault[] => {
  const board = Board.from(setup.pieces, setup.turn);
  if (board === undefined) return [];
  const file = facingFile(setup);
  if (file !== undefined) return [{ code: 'kings-facing', file }];
  const waiting = opposite(setup.turn);
  return isInCheck(board, tagOf(waiting)) ? [{ code: 'waiting-side-in-check', color: waiting }] : [];
};

/** The file on which the kings face each other with nothing between 白脸将, or undefined. */
const facingFile = ({ pieces }: Setup): number | undefined => {
  const kings = [...pieces].filter(([, p]) => p.role === 'king').map(([square]) => square);
  const [low, high] = [Math.min(...kings), Math.max(...kings)];
  const file = low % 9;
  if (high % 9 !== file) return undefined;
  const between = [...pieces.keys()].some((s) => s > low && s < high && fileOf(s) === file);
  return between ? undefined : file;
};
