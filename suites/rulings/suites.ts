import { RULE_SET_OF } from '../../packages/rules/src/ruling/rulesets.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import type { RulingCase } from './case.ts';
import { casesIn } from './run.ts';

/** Cases, and the rule set that they are judged by. */
export interface Suite {
  readonly name: string;
  readonly rules: RuleSet;
  readonly cases: readonly RulingCase[];
}

const cxa2020 = casesIn('cxa-2020');
const axf = casesIn('axf');
const idBegins = (cases: readonly RulingCase[], start: string): RulingCase[] =>
  cases.filter(({ id }) => id.startsWith(start));

/** Published cases by the book that they come from, and by those of other books whose law is the same there. */
export const PUBLISHED: readonly Suite[] = [
  { name: 'seeds', rules: RULE_SET_OF['cxa-2020'], cases: idBegins(cxa2020, 'S') },
  { name: 'cxa-2020', rules: RULE_SET_OF['cxa-2020'], cases: idBegins(cxa2020, 'CXA') },
  { name: 'seeds-of-2011', rules: RULE_SET_OF['cxa-2011'], cases: idBegins(cxa2020, 'S0') },
  { name: 'cxa-1999', rules: RULE_SET_OF['cxa-1999'], cases: casesIn('cxa-1999') },
  { name: 'seeds-of-1999', rules: RULE_SET_OF['cxa-1999'], cases: idBegins(cxa2020, 'S3') },
  {
    name: 'either-as-cxa-2020',
    rules: RULE_SET_OF['cxa-2020'],
    cases: axf.filter((c) => c.fitsBothFamilies),
  },
  { name: 'axf', rules: RULE_SET_OF.axf, cases: axf },
  { name: 'axf-as-wxf-2018', rules: RULE_SET_OF['wxf-2018'], cases: axf },
];

/** What engines answer by the Asian rules against what the computer rules say; the two need not agree, so nothing is graded. */
export const COMPARED: Suite = { name: 'axf-as-computer', rules: RULE_SET_OF.computer, cases: axf };
