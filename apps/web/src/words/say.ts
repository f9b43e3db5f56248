import type { Locale } from '@qili/rules';
import { IntlMessageFormat } from 'intl-messageformat';
import { en } from './en.ts';
import { zhHans, type Catalogue, type Word } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

/** All that the page itself says, by language; what the rules say comes from the library. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };

/** What is put into a message. */
export type Values = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

/** A message in a language. */
export const sayIn = (locale: Locale, word: Word, values: Values = {}): string => {
  const key = `${locale} ${word}`;
  const format = formats.get(key) ?? new IntlMessageFormat(CATALOGUES[locale][word], locale);
  formats.set(key, format);
  return String(format.format(values));
};
