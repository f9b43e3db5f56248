import { describe, expect, test } from 'vitest';
import { clockText, LONGEST, parseClock } from './clock.ts';

describe('a clock', () => {
  test.each([
    [0, '0:00.0'],
    [9_900, '0:09.9'],
    [10_000, '0:10'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [LONGEST, '24:00:00'],
  ])('%d milliseconds are written %s and read back', (left, text) => {
    expect(clockText(left)).toBe(text);
    expect(parseClock(text)).toBe(left);
  });

  test('shows no more than is left', () => {
    expect([9_999, 10_999, 61_999].map(clockText)).toEqual(['0:09.9', '0:10', '1:01']);
  });

  test.each([
    [' 90:00 ', 5_400_000],
    ['5：30', 330_000],
  ])('is read from %s too', (text, left) => {
    expect(parseClock(text)).toBe(left);
  });

  test.each(['', '45', '1:2', '1:60', '1:60:00', '-1:00', '25:00:00', 'ten minutes'])('is not %s', (text) => {
    expect(parseClock(text)).toBeUndefined();
  });
});
