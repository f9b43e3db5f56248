import { expect, test } from 'vitest';
import { differentAfter, PAIRS } from './round-trips.ts';

test.each(PAIRS)('%s to %s and back loses nothing that both keep', (a, b) => {
  expect(differentAfter([a, b])).toBe(0);
});
