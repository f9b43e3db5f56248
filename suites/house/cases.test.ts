import { NATURES } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { casesOf } from './cases.ts';
import { readPage } from './pages.ts';

describe.each(NATURES)('docs/natures/%s.md', (nature) => {
  const cases = casesOf(readPage(`docs/natures/${nature}.md`));

  test('has an example in which the nature occurs', () => {
    expect(cases.some((example) => example.natures.includes(nature))).toBe(true);
  });

  test('names each move of its examples', () => {
    for (const { line, natures } of cases) expect(natures).toHaveLength(line.moves.length);
  });
});
