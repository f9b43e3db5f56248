import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../packages/rules/src/ruling/ruleset.ts';
import { changesBetween, SIGNATURE, signedBefore, signedNow, written, type Signature } from './signature.ts';

const TIMEOUT = 120_000;

describe('the signature', () => {
  test(
    'is what every rule set says of every case: `npm run -s signature -- --write`, and say why in the commit',
    () => {
      const now = signedNow();
      expect(changesBetween(signedBefore(), now)).toEqual([]);
      expect(readFileSync(SIGNATURE, 'utf8')).toBe(written(now));
    },
    TIMEOUT,
  );

  test('tells what changed', () => {
    const drawn = RULE_SETS.map(() => '=:..');
    const before: Signature = new Map([
      ['a', drawn],
      ['b', drawn],
    ]);
    const now: Signature = new Map([
      ['a', ['r:c.', ...drawn.slice(1)]],
      ['c', drawn],
    ]);
    expect(changesBetween(before, now)).toEqual(['b is gone', 'a under cxa-2020: =:.. → r:c.', 'c is new']);
  });
});
