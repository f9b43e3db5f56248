import { describe, expect, test } from 'vitest';
import { FORMS, inForm, rotationsOf } from './case.ts';
import { runCase } from './run.ts';
import { COMPARED, PUBLISHED } from './suites.ts';

describe.each(PUBLISHED)('published cases: $name', ({ rules, cases }) => {
  const graded = cases.filter((c) => !c.isDisputed);
  describe.each(FORMS)('%s', (form) => {
    test.each(graded)('$id', (ruling) => {
      const result = runCase(inForm(ruling, form), rules);
      expect(result.natures.filter((n) => !n.isRight)).toEqual([]);
      expect(result.rightRuling ?? true).toBe(true);
    });
  });
  test.each(graded)('$id, entered at every ply', (ruling) => {
    for (const rotation of rotationsOf(ruling)) {
      const result = runCase(rotation, rules);
      expect(result.natures.filter((n) => !n.isRight)).toEqual([]);
      expect(result.verdict).toBe(ruling.ruling);
    }
  });
});

test('the computer rules depart from the Asian ones where a rook is held by a horse, and only there', () => {
  const graded = COMPARED.cases.filter((c) => !c.isDisputed);
  const others = graded.map((c) => runCase(c, COMPARED.rules)).filter((r) => r.rightRuling === false);
  expect(others.map(({ id, verdict, clause }) => [id, verdict, clause])).toEqual(
    ['AXF-D039', 'AXF-D039-o', 'AXF-D041', 'AXF-D041-o'].map((id) => [id, 'draw', 'both']),
  );
});
