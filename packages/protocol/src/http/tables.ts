import { FOUNDATIONS, RULE_SETS, TERM_KINDS } from '@qili/rules';
import { z } from 'zod';

const words = z.object({ 'zh-Hans': z.string(), 'zh-Hant': z.string(), en: z.string() });
const family = z.enum(['cxa', 'axf']);

/** The answer of `GET /rules`. */
export const ruleSetsSchema = z.array(z.object({ id: z.enum(RULE_SETS), name: words, family }));

/** The answer of `GET /rules/:id`: the rule set as the library has it, and what its fields say. */
export const ruleSetSchema = z.looseObject({
  id: z.enum(RULE_SETS),
  name: words,
  family,
  occurrences: z.int(),
  mode: z.enum(['claim', 'arbiter']),
  clauses: z.array(z.object({ id: z.string(), says: words, founded: z.enum(FOUNDATIONS) })),
  /** In the language asked for. */
  fields: z.array(z.object({ label: z.string(), says: z.string() })),
});

/** The answer of `GET /glossary`, narrowed by `?term=`. */
export const glossarySchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(TERM_KINDS),
    name: words,
    aliases: z.array(z.string()),
    means: words,
    source: z.string(),
  }),
);
