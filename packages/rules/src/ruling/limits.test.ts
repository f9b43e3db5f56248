import { describe, expect, test } from 'vitest';
import { countAfter, limitStateOf, UNCOUNTED, type LimitCount } from './limits.ts';
import type { NaturalLimit } from './ruleset.ts';

const open: NaturalLimit = { plies: 120, byClaim: true };
const capped: NaturalLimit = { plies: 120, checksCounted: 10, byClaim: false };

/** The count after moves written as letters, Red first: `.` quiet, `+` a check, `x` a capture. */
const counted = (moves: string, limit: NaturalLimit): LimitCount =>
  [...moves].reduce<LimitCount>(
    (count, letter, ply) =>
      countAfter(
        count,
        { color: ply % 2 === 0 ? 'red' : 'black', isCapture: letter === 'x', isCheck: letter === '+' },
        limit,
      ),
    UNCOUNTED,
  );

describe('the natural limit', () => {
  test('counts plies since the last capture', () => {
    expect(counted('.....', open).counted).toBe(5);
    expect(counted('...x..', open)).toMatchObject({ counted: 2, checks: { red: 0, black: 0 } });
  });

  test('counts every check where the rule set does not cap them', () => {
    expect(counted('+.'.repeat(30), open).counted).toBe(60);
  });

  test('leaves out the eleventh check of a side and later ones, each with its reply', () => {
    expect(counted('+.'.repeat(10), capped).counted).toBe(20);
    expect(counted('+.'.repeat(11), capped).counted).toBe(20);
    expect(counted(`${'+.'.repeat(15)}..`, capped).counted).toBe(22);
  });

  test('caps each side by itself', () => {
    expect(counted(`${'+.'.repeat(10)}${'.+'.repeat(10)}`, capped).counted).toBe(40);
    expect(counted(`${'+.'.repeat(10)}${'.+'.repeat(11)}.`, capped).counted).toBe(41);
  });

  test('lets a reply that is a check itself use up one of its side’s', () => {
    const { counted: plies, checks } = counted(`${'+.'.repeat(10)}++`, capped);
    expect([plies, checks]).toEqual([20, { red: 11, black: 1 }]);
  });

  test('begins anew with a capture, the checks too', () => {
    expect(counted(`${'+.'.repeat(10)}x.+.`, capped)).toMatchObject({ counted: 3, checks: { red: 1 } });
  });

  test('is near for ten rounds, then reached', () => {
    const states = [99, 100, 119, 120, 121].map((n) => limitStateOf({ ...UNCOUNTED, counted: n }, open));
    expect(states).toEqual(['far', 'near', 'near', 'reached', 'reached']);
  });
});
