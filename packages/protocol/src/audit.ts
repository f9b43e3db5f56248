import { COLORS, NATURES, PATTERNS, RULE_SETS, VERDICTS } from '@qili/rules';
import { z } from 'zod';
import { brokenAt, repetition, run } from './judgement.ts';

const count = z.int().min(0);

/** What a side does throughout a cycle; null where an idle move of it settled that it is permitted. */
const pattern = z.enum(PATTERNS).nullable();

/** A game of an archive under one rule set. */
export const auditGameSchema = z.object({
  file: z.string(),
  /** Its number in the file, from 1, those that cannot be read counted too. */
  game: z.int().min(1),
  id: z.string().optional(),
  rules: z.enum(RULE_SETS),
  plies: count,
  /** Of the first repetition on which a ruling falls; failing that and a long run, of the latest. */
  verdict: z.enum(VERDICTS),
  cycles: z.array(
    repetition.extend({ clause: z.string(), unknown: z.boolean(), red: pattern, black: pattern }),
  ),
  runs: z.array(run),
  /** How many moves have which nature, by side; only where that was asked for. */
  natures: z
    .partialRecord(z.enum(COLORS), z.partialRecord(z.enum([...NATURES, 'unknown']), count))
    .optional(),
  brokenAt: brokenAt.optional(),
});
export type AuditGame = z.infer<typeof auditGameSchema>;

/** A file, or a game of it, that could not be read. */
export const auditErrorSchema = z.object({
  file: z.string(),
  /** Absent where the whole file is meant, or what is left of it. */
  game: z.int().min(1).optional(),
  error: z.object({ code: z.string(), message: z.string() }),
});
export type AuditError = z.infer<typeof auditErrorSchema>;

/** One line of the report of `qili audit`. */
export const auditLineSchema = z.union([auditGameSchema, auditErrorSchema]);
export type AuditLine = z.infer<typeof auditLineSchema>;
