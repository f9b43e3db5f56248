import type { RuleSet, RuleSetId } from './ruleset.ts';
import { axf } from './rulesets/axf.ts';
import { cxa2020 } from './rulesets/cxa-2020.ts';

/** All rule sets, by id. */
export const RULE_SET_OF: Readonly<Record<RuleSetId, RuleSet>> = { 'cxa-2020': cxa2020, axf };

export const DEFAULT_RULES: RuleSetId = 'cxa-2020';

/** The rule set with this id, or undefined. */
export const ruleSetOf = (id: string): RuleSet | undefined =>
  Object.values(RULE_SET_OF).find((rules) => rules.id === id);
