import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTIES } from './fuzz.ts';

/** Seconds for all properties together: ten in CI, more by `QILI_FUZZ_SECONDS`. */
const seconds = Number(process.env.QILI_FUZZ_SECONDS ?? 10);
const each = (1000 * seconds) / Object.keys(PROPERTIES).length;

/** A bare test process takes a quarter of this; nothing that was read may be kept, or asked for by a number in a file. */
const MOST_MEGABYTES = 1200;

describe('readers survive', () => {
  test.each(Object.entries(PROPERTIES))('%s', { timeout: 4 * each + 30_000 }, (_, property) => {
    fc.assert(property, { numRuns: 1_000_000, plugins: [fc.interruptAfterTimeLimit(each)] });
  });

  test('in bounded memory', () => {
    expect(process.memoryUsage.rss() / 2 ** 20).toBeLessThan(MOST_MEGABYTES);
  });
});
