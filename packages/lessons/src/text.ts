import { inTraditional, type Words } from '@qili/rules';

/** A text of ours: simplified Chinese and English as written, traditional Chinese made of the first. */
export const text = (hans: string, en: string): Words => ({
  'zh-Hans': hans,
  'zh-Hant': inTraditional(hans),
  en,
});

/** `{name}` in a text. */
const PLACE = /\{(\w+)\}/gu;

/** The names that a text leaves open. */
export const placesIn = (template: string): string[] =>
  [...template.matchAll(PLACE)].map(([, name = '']) => name);

/** Puts words into the places of a text; each is asked for only where the text has its place. */
export const filled = (template: string, wordFor: (name: string) => string): string =>
  template.replace(PLACE, (_, name: string) => wordFor(name));
