import fc from 'fast-check';
import { describe, test } from 'vitest';
import { PROPERTIES } from './fuzz.ts';

/** Seconds for all properties together: ten in CI, more by `QILI_FUZZ_SECONDS`. */
const seconds = Number(process.env.QILI_FUZZ_SECONDS ?? 10);
const each = (1000 * seconds) / Object.keys(PROPERTIES).length;

describe('readers survive', () => {
  test.each(Object.entries(PROPERTIES))('%s', { timeout: 4 * each + 30_000 }, (_, property) => {
    fc.assert(property, { numRuns: 1_000_000, plugins: [fc.interruptAfterTimeLimit(each)] });
  });
});
