import { isAttack, judgeLap, judgeLine, NATURES, RULE_SET_OF, type Nature } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { casesOf } from './cases.ts';
import { readPage } from './pages.ts';

const rules = RULE_SET_OF['cxa-2020'];

/** What a page says of a move against what the program says; `idle` on a page is any kind of 闲. */
const agrees = (stated: Nature | undefined, named: Nature | 'unknown'): boolean =>
  stated === named || (stated === 'idle' && named !== 'unknown' && !isAttack(named));

describe.each(NATURES)('docs/natures/%s.md', (nature) => {
  const cases = casesOf(readPage(`docs/natures/${nature}.md`));
  const laps = cases.filter((example) => example.ruling !== undefined);

  test('has an example in which the nature occurs', () => {
    expect(cases.some((example) => example.natures.includes(nature))).toBe(true);
  });

  test.each(cases)('names each move of example %# as the program does', ({ line, natures }) => {
    const named = judgeLine(line, rules, { all: true }).moves?.map((move) => move.nature) ?? [];
    expect(named).toHaveLength(natures.length);
    expect(named.map((word, i) => (agrees(natures[i], word) ? natures[i] : word))).toEqual(natures);
  });

  test.each(laps)('rules on the lap of example %# as the program does', ({ line, ruling }) => {
    const judged = judgeLap(line, 0, rules);
    expect(judged.ok && judged.value.ruling.verdict).toBe(ruling);
  });
});
