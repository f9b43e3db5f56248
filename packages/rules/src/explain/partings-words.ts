import type { Verdict } from '../ruling/ruling.ts';
import type { Locale } from './locale.ts';

/** How one tells where rule sets part. */
export interface PartingsWords {
  readonly verdict: Readonly<Record<Verdict, string>>;
  readonly ruling: string;
  /** That the ruling is the same all the same. */
  readonly sameRuling: string;
  /** What is said here where another rule set says something else. */
  readonly insteadOf: (here: string, there: string) => string;
  /** What it is about, then what is said of it. */
  readonly about: (what: string, said: string) => string;
}

export const PARTINGS_WORDS: Readonly<Record<Locale, PartingsWords>> = {
  'zh-Hans': {
    verdict: {
      none: '不裁决',
      draw: '作和',
      'red-must-change': '红方变着',
      'black-must-change': '黑方变着',
      'red-loses': '红方负',
      'black-loses': '黑方负',
    },
    ruling: '裁决',
    sameRuling: '裁决相同。',
    insteadOf: (here, there) => `${here}，不是${there}。`,
    about: (what, said) => `${what}：${said}`,
  },
  'zh-Hant': {
    verdict: {
      none: '不裁決',
      draw: '作和',
      'red-must-change': '紅方變著',
      'black-must-change': '黑方變著',
      'red-loses': '紅方負',
      'black-loses': '黑方負',
    },
    ruling: '裁決',
    sameRuling: '裁決相同。',
    insteadOf: (here, there) => `${here}，不是${there}。`,
    about: (what, said) => `${what}：${said}`,
  },
  en: {
    verdict: {
      none: 'no ruling',
      draw: 'a draw',
      'red-must-change': 'Red must change',
      'black-must-change': 'Black must change',
      'red-loses': 'Red loses',
      'black-loses': 'Black loses',
    },
    ruling: 'Ruling',
    sameRuling: 'The ruling is the same.',
    insteadOf: (here, there) => `${here}, not ${there}.`,
    about: (what, said) => `${what}: ${said}`,
  },
};
