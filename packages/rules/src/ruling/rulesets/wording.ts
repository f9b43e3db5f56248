import type { Clause, Words } from '../ruleset.ts';

/** A text in the three languages. */
export const words = (hans: string, hant: string, en: string): Words => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  en,
});

/** A clause by how it is founded. */
export const stated = (id: string, says: Words): Clause => ({ id, says, founded: 'stated' });
export const inferred = (id: string, says: Words): Clause => ({ id, says, founded: 'inferred' });
export const inherited = (id: string, says: Words): Clause => ({ id, says, founded: 'inherited' });
