import { BLACK_TAG, CELL_COUNT } from './cells.ts';

/**
 * Zobrist numbers: one pair of 32-bit words per colour, role and cell, from a fixed xorshift seed,
 * so that hashes are the same on every machine and in every run.
 */
const WORDS = 2 * 7 * CELL_COUNT;

const random = (() => {
  let x = 0x9e3779b9 | 0;
  return (): number => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x | 0;
  };
})();

const words = (): Int32Array => Int32Array.from({ length: WORDS }, random);

export const ZOBRIST_LO: Int32Array = words();
export const ZOBRIST_HI: Int32Array = words();

/** Words to mix in when Black is to move. */
export const TURN_LO = random();
export const TURN_HI = random();

/** Index into the tables for a piece of this tag and role code on this cell. */
export const zobristIndex = (id: number, role: number, cell: number): number =>
  ((((id & BLACK_TAG) >> 5) * 7 + role) << 8) | cell;
