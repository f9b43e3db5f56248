import type { RuleSet } from '../../ruling/ruleset.ts';

/** What a rule set says beside its clauses, in the order in which it is told. */
export const FIELDS = [
  'family',
  'occurrences',
  'mode',
  'offends',
  'perpetual-check',
  'mutual',
  'chase',
  'newness',
  'king-and-pawn',
  'king-answers',
  'same-type',
  'even',
  'joint',
  'key-point',
  'attack-word',
  'natural-limit',
  'fouls',
  'search',
] as const;
export type FieldId = (typeof FIELDS)[number];

/** The fields that mean something only where a chase is a gain by full exchange. */
export const OF_EXCHANGE: readonly FieldId[] = [
  'king-answers',
  'same-type',
  'even',
  'joint',
  'key-point',
  'search',
];

/** A field in one language: its name, and what it says in a rule set. */
export type FieldWords = Readonly<
  Record<FieldId, { readonly label: string; readonly says: (rules: RuleSet) => string }>
>;
