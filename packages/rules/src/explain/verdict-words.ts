import type { Verdict } from '../ruling/ruling.ts';
import type { Locale } from './locale.ts';

/** What a ruling comes to, in a word or two. */
export const VERDICT_WORDS: Readonly<Record<Locale, Readonly<Record<Verdict, string>>>> = {
  'zh-Hans': {
    none: '不裁决',
    draw: '作和',
    'red-must-change': '红方变着',
    'black-must-change': '黑方变着',
    'red-loses': '红方负',
    'black-loses': '黑方负',
  },
  'zh-Hant': {
    none: '不裁決',
    draw: '作和',
    'red-must-change': '紅方變著',
    'black-must-change': '黑方變著',
    'red-loses': '紅方負',
    'black-loses': '黑方負',
  },
  en: {
    none: 'no ruling',
    draw: 'draw',
    'red-must-change': 'Red must change',
    'black-must-change': 'Black must change',
    'red-loses': 'Red loses',
    'black-loses': 'Black loses',
  },
};
