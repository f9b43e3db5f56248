import { BLACK_TAG, CELL_COUNT, ROLE_OF } from './cells.ts';

/**
 * Zobrist numbers: one pair of 32-bit words per colour, role and cell, from a fixed seed, so that
 * hashes are the same on every machine and in every run. The generator (mulberry32) must not be
 * linear over XOR, as xorshift is: there every high word is the same linear map of its low word,
 * and two boards that agree in the low word agree in both.
 */
const WORDS = 2 * 7 * CELL_COUNT;

const random = (() => {
  let state = 0x9e3779b9 | 0;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return x ^ (x >>> 14);
  };
})();

const words = (): Int32Array => Int32Array.from({ length: WORDS }, random);

export const ZOBRIST_LO: Int32Array = words();
export const ZOBRIST_HI: Int32Array = words();

/** Words to mix in when Black is to move. */
export const TURN_LO = random();
export const TURN_HI = random();

/** Where the words of a piece begin, by piece number: add the cell. Pieces of a kind share their words. */
export const ZOBRIST_BASE: Uint16Array = Uint16Array.from(
  ROLE_OF,
  (role, id) => (((id & BLACK_TAG) >> 5) * 7 + role) * CELL_COUNT,
);
