import { en } from './en.ts';
import type { Locale } from '../locale.ts';
import type { Messages } from './messages.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

/** Everything the library says, by language. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };
