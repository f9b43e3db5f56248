import type { RuleSet, RuleSetId } from './ruleset.ts';
import { axf } from './rulesets/axf.ts';
import { computer } from './rulesets/computer.ts';
import { cxa1999 } from './rulesets/cxa-1999.ts';
import { cxa2011 } from './rulesets/cxa-2011.ts';
import { cxa2020 } from './rulesets/cxa-2020.ts';
import { wxf2018 } from './rulesets/wxf-2018.ts';

/** All rule sets, by id. */
export const RULE_SET_OF: Readonly<Record<RuleSetId, RuleSet>> = {
  'cxa-2020': cxa2020,
  'cxa-2011': cxa2011,
  'cxa-1999': cxa1999,
  axf,
  'wxf-2018': wxf2018,
  computer,
};

export const DEFAULT_RULES: RuleSetId = 'cxa-2020';

/** The rule set with this id, or undefined. */
export const ruleSetOf = (id: string): RuleSet | undefined =>
  Object.values(RULE_SET_OF).find((rules) => rules.id === id);
