import { z } from 'zod';
import { square } from '../judgement.ts';
import { dangerSchema } from './game.ts';

/** Why what was asked of a live game is not done. Nothing was stored. */
export const LIVE_FAULTS = [
  'malformed', // no JSON, or none of the messages
  'no-such-game',
  'wrong-link', // the secret is none of this game
  'not-joined', // the first message has to be `join`
  'not-yours', // this link may not do that
  'not-your-turn',
  'waiting', // not both players have come
  'paused',
  'not-paused',
  'over',
  'wrong-ply', // another move stands there already
  'illegal', // the rules of movement
  'touched', // another piece was touched and must move
  'cannot-move', // a piece that is not one's own or has no legal move cannot be touched
  'would-offend', // forbidden by the rules on repetition: send it again with `despite` to play it all the same
  'offer-open', // an offer stands, or was made since the last move
  'no-offer',
  'claimed-already', // once a move is enough
  'too-long', // the most plies a game may have
  'too-fast', // too many messages
  'busy', // not stored in time: send it again, with the same id
] as const;
export type LiveFaultCode = (typeof LIVE_FAULTS)[number];

export const liveFaultSchema = z.object({
  code: z.enum(LIVE_FAULTS),
  /** In the language that `join` asked for. */
  message: z.string(),
  /** `malformed`: the field that is wrong. */
  path: z.string().optional(),
  /** `wrong-ply`: how many plies have been played. */
  ply: z.int().min(0).optional(),
  /** `touched`: the piece that has to move. */
  square: square.optional(),
  /** `would-offend`. */
  danger: dangerSchema.optional(),
});
export type LiveFault = z.infer<typeof liveFaultSchema>;
