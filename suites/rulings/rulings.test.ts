import { describe, expect, test } from 'vitest';
import { RULE_SET_OF } from '../../packages/rules/src/ruling/rulesets.ts';
import { FORMS, inForm, rotationsOf } from './case.ts';
import { casesIn, runCase } from './run.ts';

/** Cases that come out otherwise than stated, each with the reason in the rule set's page. */
const KNOWN_MISSES = { 'cxa-2020': [], axf: [] } as const;

describe.each(['cxa-2020', 'axf'] as const)('published cases under %s', (id) => {
  const misses: readonly string[] = KNOWN_MISSES[id];
  const cases = casesIn(id).filter((c) => !c.isDisputed);
  describe.each(FORMS)('%s', (form) => {
    test.each(cases.filter((c) => !misses.includes(c.id)))('$id', (ruling) => {
      const result = runCase(inForm(ruling, form), RULE_SET_OF[id]);
      expect(result.natures.filter((n) => !n.isRight)).toEqual([]);
      expect(result.rightRuling ?? true).toBe(true);
    });
  });
  test.each(cases.filter((c) => !misses.includes(c.id)))('$id, entered at every ply', (ruling) => {
    for (const rotation of rotationsOf(ruling)) {
      const result = runCase(rotation, RULE_SET_OF[id]);
      expect(result.natures.filter((n) => !n.isRight)).toEqual([]);
      expect(result.verdict).toBe(ruling.ruling);
    }
  });
  test('the known misses are still misses', () => {
    const results = cases.filter((c) => misses.includes(c.id)).map((c) => runCase(c, RULE_SET_OF[id]));
    expect(results.filter((r) => r.rightRuling !== false)).toEqual([]);
  });
});
