import { ENCODINGS, FORMAT_IDS, KEEPABLES, LOCALES, RULE_SETS, START_FEN } from '@qili/rules';
import { z } from 'zod';
import { errorSchema } from '../error.ts';
import { judgementSchema } from '../judgement.ts';

/** What a request may hold at most; more is answered with 413. */
export const REQUEST_LIMITS = { bytes: 2 ** 20, plies: 2000, games: 50 } as const;

/** The language of the answer; absent: what the header Accept-Language asks for. */
const lang = z.enum(LOCALES).optional();
const rules = z.enum(RULE_SETS).default('cxa-2020');
const id = z.string().max(200).optional();
/** In any notation: one text, or one text a move. */
const moves = z.union([z.string(), z.array(z.string())]).default('');

/** A game as a position and moves. */
const lineRequest = z.object({ id, fen: z.string().default(START_FEN), moves, rules, lang });

/** A file with records of games in any format: its text, or its bytes in Base64. */
const recordSource = {
  text: z.string().optional(),
  base64: z.base64().optional(),
  /** Instead of recognising it. */
  format: z.enum(FORMAT_IDS).optional(),
  encoding: z.enum(ENCODINGS).optional(),
};
const hasOne = ({ text, base64 }: { text?: string | undefined; base64?: string | undefined }): boolean =>
  (text === undefined) !== (base64 === undefined);
const ONE = {
  message: 'text or base64 was expected, and not both',
  path: ['text'],
  params: { expected: 'text | base64' },
};

/**
 * What is asked of `POST /judge`: the games of a file of records, if it has the field `record`; else a line,
 * or one lap of a cycle in it.
 */
export const judgeRequestSchema = lineRequest.extend({
  record: z.object(recordSource).refine(hasOne, ONE).optional(),
  /** The ply from which the moves close one lap of a cycle. */
  lap_from: z.int().min(0).nullish(),
  /** Name every move, not only the cycle's. */
  all: z.boolean().default(false),
});
export type JudgeRequest = z.infer<typeof judgeRequestSchema>;

/** The answer: of a case, or of a record with one game, its judgement; of a record with several, one for each. */
export const judgeReplySchema = z.union([
  judgementSchema,
  z.object({ games: z.array(z.union([judgementSchema, errorSchema])) }),
]);

export const candidatesRequestSchema = lineRequest;
export type CandidatesRequest = z.infer<typeof candidatesRequestSchema>;

export const convertRequestSchema = z
  .object({ ...recordSource, to: z.enum(FORMAT_IDS), lang })
  .refine(hasOne, ONE);
export type ConvertRequest = z.infer<typeof convertRequestSchema>;

/** A written file. `text` where it is one, else `base64`. */
export const convertReplySchema = z.object({
  text: z.string().optional(),
  base64: z.string().optional(),
  extension: z.string(),
  games: z.int().min(1),
  /** What the target cannot hold, added up over the games. */
  dropped: z.array(
    z.object({ what: z.enum(KEEPABLES), count: z.int().min(1), tags: z.array(z.string()).optional() }),
  ),
  /** What had to be changed to fit; games count from 1. */
  shortened: z.array(z.looseObject({ code: z.string(), game: z.int().min(1) })),
  /** Games that could not be read, or break off; those are written up to there. */
  problems: z.array(errorSchema),
});
export type ConvertReply = z.infer<typeof convertReplySchema>;
