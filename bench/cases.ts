import { FIGURES } from '../suites/suites.ts';
import { runCase } from '../suites/rulings/run.ts';
import { millisecondsOf, type Figure } from './figure.ts';
import { assertCount } from './start.ts';

/** All figures of the Chinese book of 2020, natures and rulings, in one process that is under way. */
export const casesMs: Figure = {
  name: 'cases_ms',
  unit: 'ms',
  measure: () => {
    const { cases, rules } = FIGURES;
    const value = millisecondsOf(() => {
      const right = cases.filter((ruling) => runCase(ruling, rules).rightRuling === true);
      assertCount(right.length, cases.length);
    });
    return { kind: 'value', value, note: `${String(cases.length)} cases, all ruled as stated` };
  },
};
