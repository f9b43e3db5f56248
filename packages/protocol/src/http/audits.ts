import { LOCALES, RULE_SETS } from '@qili/rules';
import { z } from 'zod';

/** Bytes of an archive at most. */
export const MOST_UPLOADED = 32 * 2 ** 20;

/** What is asked of `POST /audits` beside the archive: in the address, or as fields of the form that brings it. */
export const auditQuerySchema = z.object({
  /** What the file is called: `games.zip`, `old.xqf`, `corpus.jsonl.gz` …; absent: as the form calls it. */
  name: z.string().min(1).max(200).optional(),
  /** Rule sets, with commas between them; absent: `cxa-2020`. */
  rules: z.string().optional(),
  lang: z.enum(LOCALES).optional(),
});

/** The same as it is meant. */
export const auditAskedSchema = auditQuerySchema.extend({
  rules: z
    .string()
    .default('cxa-2020')
    .transform((text) => text.split(',').map((id) => id.trim()))
    .pipe(z.array(z.enum(RULE_SETS)).min(1).max(RULE_SETS.length)),
});

const counts = z.record(z.string(), z.int());

/** What the games of an archive come to. */
const report = z.looseObject({
  rules: z.partialRecord(
    z.enum(RULE_SETS),
    z.looseObject({
      games: z.int(),
      plies: z.int(),
      repetitions: z.int(),
      repeating: z.int(),
      runs: z.int(),
      unknown: z.int(),
      broken: z.int(),
      rulings: counts,
      offences: counts,
    }),
  ),
  unreadable: z.int(),
  errors: z.array(z.looseObject({ file: z.string() })),
  seconds: z.number(),
});

/** The answer of `GET /audits/:id`: how far it has come, and its report once it is done. */
export const auditStateSchema = z.object({
  id: z.string(),
  name: z.string(),
  rules: z.array(z.enum(RULE_SETS)),
  status: z.enum(['waiting', 'running', 'done', 'failed', 'interrupted']),
  /** Games judged, and bytes of the archive dealt with. */
  progress: z.object({ games: z.int(), bytes: z.int(), of: z.int() }),
  report: report.nullable(),
});
export type AuditState = z.infer<typeof auditStateSchema>;
