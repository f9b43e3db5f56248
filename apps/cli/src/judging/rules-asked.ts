import { RULE_SET_OF, RULE_SETS, type RuleSet, type RuleSetId } from '@qili/rules';

/** What stands for all rule sets at once. */
export const ALL_RULES = 'all';

/** The rule set asked for on the command line, or all of them. */
export type RulesAsked = RuleSetId | typeof ALL_RULES;

export const ruleSetsOf = (asked: RulesAsked): readonly RuleSet[] =>
  (asked === ALL_RULES ? RULE_SETS : [asked]).map((id) => RULE_SET_OF[id]);
