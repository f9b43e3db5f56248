import type { Locale } from '@qili/rules';
import { en } from './en.ts';
import type { Words } from './words.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export const WORDS: Readonly<Record<Locale, Words>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };
