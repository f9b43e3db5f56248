import type { RuleSet } from '../ruling/ruleset.ts';
import { en } from './fields/en.ts';
import { FIELDS, OF_EXCHANGE, type FieldWords } from './fields/field.ts';
import { zhHans } from './fields/zh-hans.ts';
import { zhHant } from './fields/zh-hant.ts';
import type { Locale } from './locale.ts';

const FIELD_WORDS: Readonly<Record<Locale, FieldWords>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };

/** A field of a rule set in words. */
export interface SaidField {
  readonly label: string;
  readonly says: string;
}

/** What a rule set says beside its clauses, field by field; fields that mean nothing in it are left out. */
export const sayFields = (rules: RuleSet, locale: Locale): SaidField[] =>
  FIELDS.filter((field) => rules.natures.chase === 'exchange' || !OF_EXCHANGE.includes(field)).map(
    (field) => {
      const { label, says } = FIELD_WORDS[locale][field];
      return { label, says: says(rules) };
    },
  );
