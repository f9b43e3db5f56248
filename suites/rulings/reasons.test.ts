import { expect, test } from 'vitest';
import { FIGURES } from '../suites.ts';
import { reasonTallyOf } from '../tally.ts';

/** How far the reasons agree with the captions; `npm run suites` lists where they do not. */
test('chases and kills of the figures are reasoned as in their captions, no less often than before', () => {
  const tally = reasonTallyOf(FIGURES.cases, FIGURES.rules);
  const stated = (name: 'targets' | 'firsts' | 'means' | 'kinds' | 'lines') => tally?.[name].stated;
  const right = (name: Parameters<typeof stated>[0]) => tally?.[name].right;
  expect([stated('targets'), stated('means'), stated('kinds'), stated('lines')]).toEqual([114, 114, 65, 130]);
  expect(right('targets')).toBeGreaterThanOrEqual(109);
  expect(right('firsts')).toBeGreaterThanOrEqual(104);
  expect(right('means')).toBeGreaterThanOrEqual(104);
  expect(right('kinds')).toBeGreaterThanOrEqual(64);
  expect(right('lines')).toBeGreaterThanOrEqual(124);
});
