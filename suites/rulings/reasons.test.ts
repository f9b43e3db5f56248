import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGURES } from '../suites.ts';
import { reasonTallyOf } from '../tally.ts';

const tally = reasonTallyOf(FIGURES.cases, FIGURES.rules);

/** How far the reasons agree with the captions; `npm run suites` lists where they do not. */
test('chases and kills of the figures are reasoned as in their captions, no less often than before', () => {
  const stated = (name: 'targets' | 'firsts' | 'means' | 'kinds' | 'lines') => tally?.[name].stated;
  const right = (name: Parameters<typeof stated>[0]) => tally?.[name].right;
  expect([stated('targets'), stated('means'), stated('kinds'), stated('lines')]).toEqual([114, 113, 65, 130]);
  expect(right('targets')).toBeGreaterThanOrEqual(110);
  expect(right('firsts')).toBeGreaterThanOrEqual(107);
  expect(right('means')).toBeGreaterThanOrEqual(110);
  expect(right('kinds')).toBeGreaterThanOrEqual(65);
  expect(right('lines')).toBeGreaterThanOrEqual(125);
});

test('each reason that differs from its caption is explained on the page of the rule set', () => {
  const page = readFileSync(new URL('../../docs/rulesets/cxa-2020.md', import.meta.url), 'utf8');
  const explained = [...page.matchAll(/^\| ([FR]\w+ \w\d\w\d) /gm)].map(([, move]) => move);
  const misses = tally?.misses.map(({ id, reason }) => `${id.replace('CXA2020-', '')} ${reason.move}`);
  expect(explained).toEqual(misses);
});
