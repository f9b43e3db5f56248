import type { Words } from '../../ruling/ruleset.ts';

/** What a term is about: the heading it stands under. */
export const TERM_KINDS = [
  'nature',
  'attack',
  'root',
  'pattern',
  'ruling',
  'rule-set',
  'piece',
  'board',
  'play',
  'ending',
] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** A word of the rules, what it is called in each language, and what it means in our words. */
export interface Term {
  /** What code, JSON and `qili glossary ID` call it. */
  readonly id: string;
  readonly kind: TermKind;
  readonly name: Words;
  /** Other names in use, in any language. */
  readonly aliases: readonly string[];
  readonly means: Words;
  /** Where the definition comes from: books and clauses, as the legend of docs/glossary.md spells them. */
  readonly source: string;
}

type Triple = readonly [hans: string, hant: string, en: string];

const wordsOf = ([hans, hant, en]: Triple): Words => ({ 'zh-Hans': hans, 'zh-Hant': hant, en });

/** Terms of one kind, written briefly: names and meanings in simplified Chinese, traditional Chinese, English. */
export const termsOf = (
  kind: TermKind,
  rows: readonly (readonly [id: string, name: Triple, means: Triple, source: string, ...aliases: string[]])[],
): Term[] =>
  rows.map(([id, name, means, source, ...aliases]) => ({
    id,
    kind,
    name: wordsOf(name),
    aliases,
    means: wordsOf(means),
    source,
  }));
