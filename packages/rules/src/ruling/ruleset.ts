import type { AttackNature } from '../nature/finding.ts';

export const RULE_SETS = ['cxa-2020', 'axf'] as const;
export type RuleSetId = (typeof RULE_SETS)[number];

/** A text in the languages of the program. */
export interface Words {
  readonly 'zh-Hans': string;
  readonly 'zh-Hant': string;
  readonly en: string;
}

/** One clause of a rule set: its number where that is known, what it says in our words, and how well it is founded. */
export interface Clause {
  readonly id: string;
  readonly says: Words;
  readonly founded: 'stated' | 'inferred' | 'inherited';
}

/** A rule book as data. Code reads these fields and never asks for the id. */
export interface RuleSet {
  readonly id: RuleSetId;
  readonly name: Words;
  readonly family: 'cxa' | 'axf';
  /** How often a position must have stood before a ruling falls. */
  readonly occurrences: number;
  /** Natures a side may not show throughout a cycle. */
  readonly forbidden: readonly AttackNature[];
  /** 打 as a word in descriptions. */
  readonly saysAttack: boolean;
  readonly clauses: readonly Clause[];
}
