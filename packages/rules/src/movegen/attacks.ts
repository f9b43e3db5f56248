import type { Board } from '../board/board.ts';
import {
  BOTH_TAGS,
  CANNON_SLOT,
  HORSE_SLOT,
  PAWN_SLOT,
  ROOK_SLOT,
  SLOTS,
  type Cell,
  type PieceId,
} from '../board/cells.ts';
import { canReach } from './pseudo.ts';
import { sightBetween, sightOnFile, sightOnRank } from './sight.ts';
import { forwardOf, hasCrossed, legOf } from './tables.ts';

/**
 * Whether a piece of the side `byTag` bears on the cell by a capture of rook, cannon, horse or
 * pawn, or as the facing king 白脸将. That is all that can attack a king; advisors and elephants
 * never do, so this is the test for check, not for protection.
 *
 * It asks the few pieces that could attack instead of walking the four lines from the king: most
 * of them share no line with him, which one comparison tells. A piece counts only where its cell
 * holds it, so that a trial need not take the captured piece off its place.
 */
export const isKingAttacked = (board: Board, king: Cell, byTag: number): boolean =>
  isShotAt(board, king, byTag) || isLeaptAt(board, king, byTag) || isPawnAt(board.cells, king, byTag);

const isShotAt = ({ cells, places, occupied }: Board, king: Cell, byTag: number): boolean => {
  const file = sightOnFile(occupied, king);
  const rank = sightOnRank(occupied, king);
  const other = places[byTag]!;
  if ((sightBetween(king, other, file, rank) & 255) === other && cells[other] === byTag) return true;
  for (let id = byTag + ROOK_SLOT; id < byTag + CANNON_SLOT; id++) {
    const at = places[id]!;
    if ((sightBetween(king, at, file, rank) & 255) === at && cells[at] === id) return true;
  }
  for (let id = byTag + CANNON_SLOT; id < byTag + PAWN_SLOT; id++) {
    const at = places[id]!;
    if (sightBetween(king, at, file, rank) >> 8 === at && cells[at] === id) return true;
  }
  return false;
};

const isLeaptAt = ({ cells, places }: Board, king: Cell, byTag: number): boolean => {
  for (let id = byTag + HORSE_SLOT; id < byTag + ROOK_SLOT; id++) {
    const at = places[id]!;
    const leg = legOf(at, king);
    if (leg !== 0 && cells[at + leg] === 0 && cells[at] === id) return true;
  }
  return false;
};

/** Whether a pawn of the side could take on the cell. */
export const isPawnAt = (cells: Uint8Array, king: Cell, byTag: number): boolean =>
  isPawn(cells[king - forwardOf(byTag)]!, byTag) ||
  (hasCrossed(king, byTag) && (isPawn(cells[king - 1]!, byTag) || isPawn(cells[king + 1]!, byTag)));

const isPawn = (id: PieceId, tag: number): boolean => id >= tag + PAWN_SLOT && id < tag + SLOTS;

/** The pieces of the side that could take on the cell by their way of moving, in slot order. */
export const attackersOf = (board: Board, cell: Cell, byTag: number): PieceId[] => {
  const ids: PieceId[] = [];
  for (let id = byTag; id < byTag + SLOTS; id++) if (canReach(board, id, cell)) ids.push(id);
  return ids;
};

/** 将: whether the king of this side is attacked (the facing kings count as an attack on both). */
export const isInCheck = (board: Board, tag: number): boolean => {
  const king = board.places[tag]!;
  return king !== 0 && isKingAttacked(board, king, tag ^ BOTH_TAGS);
};
