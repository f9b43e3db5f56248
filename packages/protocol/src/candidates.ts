import { CANDIDATE_RULES, COLORS, REPETITION_STATES, VERDICTS } from '@qili/rules';
import { z } from 'zod';
import { head, moveSchema } from './judgement.ts';

/** A legal move: what it would be, and what would follow from it. */
const candidate = moveSchema.extend({
  /** `none` free, `draw` a repetition that draws, `ban` forbidden to its side. */
  rule: z.enum(CANDIDATE_RULES),
  /** Free this time, not once more. */
  warns: z.boolean(),
  /** How often the position would have stood on the board. */
  occurrences: z.int().min(1),
  /** How far the repetition would have come, and the verdict on it. */
  state: z.enum(REPETITION_STATES),
  verdict: z.enum(VERDICTS),
  /** Of the verdict; null where there is nothing to rule on. */
  clause: z.string().nullable(),
  /** What follows, in words of the language asked for; empty where nothing does. */
  says: z.string(),
});
export type CandidateJson = z.infer<typeof candidate>;

/** What may be played after a line: the answer of `qili candidates --json`. */
export const candidatesSchema = z.object({
  ...head,
  /** The side to move after it. */
  turn: z.enum(COLORS),
  /** How far the repetition has come before the move. */
  state: z.enum(REPETITION_STATES),
  verdict: z.enum(VERDICTS),
  /** Each legal move, by square of origin, then of arrival; none where the game is over on the board. */
  candidates: z.array(candidate),
});
export type CandidatesJson = z.infer<typeof candidatesSchema>;
