import { describe, expect, test } from 'vitest';
import { FORMS, rotationsOf } from '../rulings/case.ts';
import { edgeIn, readEdges, type EdgeCase } from './edge.ts';
import { runEdge } from './run.ts';

const edges = readEdges();
const named = (cases: readonly EdgeCase[]): { id: string; edge: EdgeCase }[] =>
  cases.map((edge) => ({ id: edge.ruling.id, edge }));

describe('positions of our own, worked out from the text of the law', () => {
  test('each has a name of its own, and at least a third have a wrong answer that tempts', () => {
    expect(new Set(edges.map(({ ruling }) => ruling.id)).size).toBe(edges.length);
    expect(edges.length).toBeGreaterThanOrEqual(80);
    expect(3 * edges.filter(({ isTempting }) => isTempting).length).toBeGreaterThanOrEqual(edges.length);
  });

  describe.each(FORMS)('%s', (form) => {
    test.each(named(edges))('$id', ({ edge }) => {
      const { caseFaults, proofFaults } = runEdge(edgeIn(edge, form));
      expect(caseFaults).toEqual([]);
      expect(proofFaults).toEqual([]);
    });
  });

  test.each(named(edges.filter(({ ruling }) => ruling.lapFrom !== undefined)))(
    '$id, entered at every ply',
    ({ edge }) => {
      for (const ruling of rotationsOf(edge.ruling))
        expect(runEdge({ ...edge, ruling }).caseFaults).toEqual([]);
    },
  );
});
