import type { Board } from '../board/board.ts';
import {
  BLACK_TAG,
  CANNON,
  HORSE,
  KING,
  PAWN,
  RED_TAG,
  ROLE_OF,
  ROOK,
  type Cell,
  type PieceId,
} from '../board/cells.ts';
import { canReach } from './pseudo.ts';
import { HORSE_ORIGINS, ORTHOGONALS, PAWN_ORIGINS } from './tables.ts';

/**
 * Whether a piece of the side `byTag` bears on the cell by a capture of rook, cannon, horse or
 * pawn, or as the facing king 白脸将. That is all that can attack a king; advisors and elephants
 * never do, so this is the test for check, not for protection.
 */
export const isKingAttacked = (board: Board, king: Cell, byTag: number): boolean =>
  isOnLineOfFire(board, king, byTag) || isLeaptAt(board, king, byTag) || isPawnAt(board, king, byTag);

const isOnLineOfFire = (board: Board, king: Cell, byTag: number): boolean => {
  const { cells } = board;
  for (const step of ORTHOGONALS) {
    let at = king + step;
    while (cells[at] === 0) at += step;
    const first = cells[at]!;
    if ((first & byTag) !== 0) {
      const role = ROLE_OF[first];
      if (role === ROOK || (role === KING && (step === 16 || step === -16))) return true;
    }
    if ((first & (RED_TAG | BLACK_TAG)) === 0) continue;
    at += step;
    while (cells[at] === 0) at += step;
    const second = cells[at]!;
    if ((second & byTag) !== 0 && ROLE_OF[second] === CANNON) return true;
  }
  return false;
};

const isLeaptAt = (board: Board, king: Cell, byTag: number): boolean => {
  const origins = HORSE_ORIGINS[king]!;
  for (let i = 0; i < origins.length; i += 2) {
    const id = board.cells[origins[i + 1]!]!;
    if ((id & byTag) !== 0 && ROLE_OF[id] === HORSE && board.cells[origins[i]!] === 0) return true;
  }
  return false;
};

const isPawnAt = (board: Board, king: Cell, byTag: number): boolean => {
  for (const from of PAWN_ORIGINS[byTag === RED_TAG ? 'red' : 'black'][king]!) {
    const id = board.cells[from]!;
    if ((id & byTag) !== 0 && ROLE_OF[id] === PAWN) return true;
  }
  return false;
};

/** The pieces of the side that could take on the cell by their way of moving, in slot order. */
export const attackersOf = (board: Board, cell: Cell, byTag: number): PieceId[] => {
  const ids: PieceId[] = [];
  for (let id = byTag; id < byTag + 16; id++) if (canReach(board, id, cell)) ids.push(id);
  return ids;
};

/** 将: whether the king of this side is attacked (the facing kings count as an attack on both). */
export const isInCheck = (board: Board, tag: number): boolean => {
  const king = board.places[tag]!;
  return king !== 0 && isKingAttacked(board, king, tag ^ (RED_TAG | BLACK_TAG));
};
