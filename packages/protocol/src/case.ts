import { RULE_SETS } from '@qili/rules';
import { z } from 'zod';

/** One line of `qili judge --cases`: a game or a lap of a cycle to judge. Further fields are ignored. */
export const caseSchema = z.object({
  id: z.string().optional(),
  fen: z.string(),
  /** In any notation: one text, or one text a move. */
  moves: z.union([z.string(), z.array(z.string())]),
  /** The ply from which the moves close one lap of a cycle. */
  lap_from: z.int().min(0).nullish(),
  rules: z.enum(RULE_SETS).optional(),
});
export type Case = z.infer<typeof caseSchema>;
