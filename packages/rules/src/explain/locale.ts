/** The languages of the program, by BCP 47 tag: 简体中文, 繁體中文, English. */
export const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** A locale name that says nothing about language. */
const NEUTRAL = /^(|c|posix)$/;
const TRADITIONAL = /hant|tw|hk|mo/;

/**
 * The language for a locale name of an operating system or browser (`zh_CN.UTF-8`, `zh-TW`,
 * `de_DE`): Chinese by script or region, English for every other language, and simplified
 * Chinese, the language of the rule books, where the name says nothing.
 */
export const localeOf = (name: string | undefined): Locale => {
  const [tag = ''] = (name ?? '').toLowerCase().split(/[.@]/);
  if (NEUTRAL.test(tag)) return 'zh-Hans';
  const [language, ...rest] = tag.split(/[_-]/);
  if (language !== 'zh') return 'en';
  return rest.some((part) => TRADITIONAL.test(part)) ? 'zh-Hant' : 'zh-Hans';
};
