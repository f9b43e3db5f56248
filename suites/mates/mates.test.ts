import { expect, test } from 'vitest';
import { mateByChecks } from '../../packages/rules/src/tactics/mate.ts';
import { flawOf } from './replay.ts';
import { readMateCases, runMates } from './run.ts';

const cases = readMateCases();
const unless = cases === undefined ? ' (skipped: no test data)' : '';
const upTo = (most: number) => (cases ?? []).filter(({ checks }) => checks !== undefined && checks <= most);

test.skipIf(cases === undefined)(`finds the known lengths of composed endgames${unless}`, () => {
  const { cases: tried, failed } = runMates(upTo(8));
  expect(tried).toBe(145);
  expect(failed).toEqual([]);
});

test.skipIf(cases === undefined)(`their mates survive every defence${unless}`, () => {
  for (const { id, board } of upTo(6))
    expect([id, flawOf(board, (b) => mateByChecks(b, { nodes: 100_000 }))]).toEqual([id, undefined]);
});
