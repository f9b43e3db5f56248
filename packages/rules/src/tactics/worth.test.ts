import { expect, test } from 'vitest';
import { balance, PAWN_WORTH } from './worth.ts';

const [ADVISOR, HORSE, ROOK] = [4, 20, 40];

test('a crossed pawn won for nothing is a gain', () => {
  expect(balance(0, 1)).toBe(PAWN_WORTH);
  expect(balance(HORSE, 1)).toBe(HORSE + PAWN_WORTH);
});

test.each([
  ['a pawn for a horse', HORSE, -1],
  ['an advisor for a pawn', -ADVISOR, 1],
  ['a horse for two pawns', -HORSE, 2],
])('%s is no gain and no loss: the pawn floats', (_, pieces, pawns) => {
  expect(balance(pieces, pawns)).toBe(0);
  expect(balance(-pieces, -pawns)).toBe(0);
});

test('a pawn never makes up for a rook', () => {
  expect(balance(ROOK, -1)).toBeGreaterThan(0);
  expect(balance(-ROOK, 1)).toBeLessThan(0);
});
