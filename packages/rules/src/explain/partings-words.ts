import type { Verdict } from '../ruling/ruling.ts';
import type { Locale } from './locale.ts';
import { VERDICT_WORDS } from './verdict-words.ts';

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
    verdict: VERDICT_WORDS['zh-Hans'],
    ruling: '裁决',
    sameRuling: '裁决相同。',
    insteadOf: (here, there) => `${here}，不是${there}。`,
    about: (what, said) => `${what}：${said}`,
  },
  'zh-Hant': {
    verdict: VERDICT_WORDS['zh-Hant'],
    ruling: '裁決',
    sameRuling: '裁決相同。',
    insteadOf: (here, there) => `${here}，不是${there}。`,
    about: (what, said) => `${what}：${said}`,
  },
  en: {
    verdict: { ...VERDICT_WORDS.en, draw: 'a draw' },
    ruling: 'Ruling',
    sameRuling: 'The ruling is the same.',
    insteadOf: (here, there) => `${here}, not ${there}.`,
    about: (what, said) => `${what}: ${said}`,
  },
};
