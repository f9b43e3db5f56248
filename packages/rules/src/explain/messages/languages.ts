import type { Locale } from '../locale.ts';
import { chinese } from './chinese.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';

/** Everything the library says, by language. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = {
  'zh-Hans': chinese('hans'),
  'zh-Hant': chinese('hant'),
  en,
};
