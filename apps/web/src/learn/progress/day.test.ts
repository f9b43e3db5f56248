import { expect, test } from 'vitest';
import { dayOf } from './day.ts';

test('a day begins at midnight where the user is, and is one more than the day before', () => {
  const late = dayOf(new Date(2026, 2, 28, 23, 59, 59));
  expect(dayOf(new Date(2026, 2, 28, 0, 0, 0))).toBe(late);
  expect(dayOf(new Date(2026, 2, 29, 0, 0, 0))).toBe(late + 1);
  // Over the night in which many clocks are changed.
  expect(dayOf(new Date(2026, 2, 30, 12, 0, 0))).toBe(late + 2);
});
