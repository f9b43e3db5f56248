import { invariant } from '../packages/rules/src/base/assert.ts';
import { RULE_SET_OF } from '../packages/rules/src/ruling/rulesets.ts';
import { readEdges } from './edges/edge.ts';
import { PUBLISHED, type Suite } from './rulings/suites.ts';

const published = (name: string): Suite => {
  const suite = PUBLISHED.find((each) => each.name === name);
  invariant(suite, `no suite ${name}`);
  return suite;
};

/** The figures of the Chinese book of 2020. */
export const FIGURES: Suite = published('cxa-2020');

const EDGES: Suite = {
  name: 'edges',
  rules: RULE_SET_OF['cxa-2020'],
  cases: readEdges().map(({ ruling }) => ruling),
};

/** What the Chinese law of 2020 is tried on. */
export const CXA_SUITES: readonly Suite[] = [published('seeds'), FIGURES, EDGES];

/** All cases that are judged and counted. */
export const SUITES: readonly Suite[] = [...PUBLISHED, EDGES];
