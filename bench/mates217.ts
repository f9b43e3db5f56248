import { readMateCases, runMates } from '../suites/mates/run.ts';
import { millisecondsOf, type Figure } from './figure.ts';
import { assertCount } from './start.ts';

/** The composed endgames whose shortest mate by checks is known: each found with its length. */
export const mates217S: Figure = {
  name: 'mates217_s',
  unit: 's',
  measure: () => {
    const cases = readMateCases();
    if (cases === undefined) return { kind: 'skipped', reason: 'no test data (set QILI_DATA)' };
    const value = millisecondsOf(() => assertCount(runMates(cases).equal, 217)) / 1000;
    return { kind: 'value', value, note: '217 mates, all of the known length' };
  },
};
