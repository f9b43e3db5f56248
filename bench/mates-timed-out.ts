import { invariant } from '../packages/rules/src/base/assert.ts';
import { readMateCases, runHardMates } from '../suites/mates/run.ts';
import { medianOf, RUNS, type Figure } from './figure.ts';

/** Two have no mate by checks, however many; the third is mate in 22. */
const FOUND = '096 none, 130 mate 22, 305 none';

/** The composed endgames that another solver gave up: the slowest of them. */
export const matesTimedOut: Figure = {
  name: 'mates_timed_out',
  unit: 's',
  measure: () => {
    const cases = readMateCases();
    if (cases === undefined) return { kind: 'skipped', reason: 'no test data (set QILI_DATA)' };
    const runs = Array.from({ length: RUNS }, () => runHardMates(cases));
    for (const { found } of runs) invariant(found === FOUND, `found otherwise: ${found}`);
    return {
      kind: 'value',
      value: medianOf(runs.map(({ seconds }) => seconds)),
      note: `the slowest of ${FOUND}`,
    };
  },
};
