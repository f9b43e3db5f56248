import type { Board, PackedMove } from '../board/board.ts';
import { HORSE_SLOT, PAWN, ROLE_OF, SLOTS, tagOf } from '../board/cells.ts';
import { COLORS, type Color } from '../board/types.ts';
import { ZOBRIST_BASE, ZOBRIST_HI, ZOBRIST_LO } from '../board/zobrist.ts';

/** Whether a rook, horse, cannon or pawn of either side is left; a pawn that has not crossed the river is one too. */
export const hasForces = ({ places }: Board): boolean =>
  COLORS.some((color) => {
    const tag = tagOf(color);
    for (let id = tag + HORSE_SLOT; id < tag + SLOTS; id++) if (places[id] !== 0) return true;
    return false;
  });

/**
 * Where the pieces of one side stand, as a number: the same number for the same places, and one in
 * 2^53 for others. Pieces of a kind are alike.
 */
export const placementOf = ({ places }: Board, color: Color): number => {
  const tag = tagOf(color);
  let low = 0;
  let high = 0;
  for (let id = tag; id < tag + SLOTS; id++) {
    const cell = places[id]!;
    if (cell === 0) continue;
    const word = ZOBRIST_BASE[id]! + cell;
    low ^= ZOBRIST_LO[word]!;
    high ^= ZOBRIST_HI[word]!;
  }
  return (low >>> 0) + (high & 0x1fffff) * 2 ** 32;
};

/** Whether the move takes a pawn a step towards the enemy, which nothing takes back. */
export const isPawnAdvance = (board: Board, move: PackedMove): boolean =>
  ROLE_OF[board.moverOf(move)] === PAWN && (move & 0xf0) !== ((move >> 8) & 0xf0);
