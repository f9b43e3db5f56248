import { expect, test } from 'vitest';
import { CELLS, RED_TAG, ROOK_SLOT } from './cells.ts';
import { ZOBRIST_BASE, ZOBRIST_HI, ZOBRIST_LO } from './zobrist.ts';

/** Rank over XOR of the 64-bit words: how many bits of the hash are truly there. */
const rankOf = (words: readonly bigint[]): number => {
  const basis: bigint[] = [];
  for (const word of words) {
    let rest = word;
    for (const b of basis) if ((rest ^ b) < rest) rest ^= b;
    if (rest !== 0n) basis.push(rest);
  }
  return basis.length;
};

const wordAt = (i: number): bigint => (BigInt(ZOBRIST_HI[i]! >>> 0) << 32n) | BigInt(ZOBRIST_LO[i]! >>> 0);

test('the two words of a hash are independent: 64 bits, not 32 told twice', () => {
  const rook = RED_TAG + ROOK_SLOT;
  expect(rankOf(CELLS.map((cell) => wordAt(ZOBRIST_BASE[rook]! + cell)))).toBe(64);
});
