import { CLAIMS, err, LOCALES, ok, OUTCOMES, VERDICTS, type Result } from '@qili/rules';
import { z } from 'zod';
import { iccs, square } from '../judgement.ts';
import { gameStepSchema, timesSchema } from './event.ts';
import { liveFaultSchema } from './fault.ts';
import { gameNowSchema, liveGameSchema } from './game.ts';
import { GAME_ROLES, moment, MOST_PLIES, secretSchema, shortText, side } from './terms.ts';

/** The client's own name for a message, in ASCII: sent again after a lost connection, it is not done again. */
const id = z.string().regex(/^[\x21-\x7e]{1,64}$/u);
const note = shortText.default('');

/** What a client may say on the socket `/games/:id/live`. The first message has to be `join`. */
export const clientMessageSchema = z.discriminatedUnion('kind', [
  /** Without a secret one watches. */
  z.object({
    kind: z.literal('join'),
    secret: secretSchema.optional(),
    lang: z.enum(LOCALES).default('zh-Hans'),
  }),
  /** Asks for the whole game again, after a gap in `seq`. */
  z.object({ kind: z.literal('sync') }),
  /** Answered by `pong`: both times tell how far the clocks are apart. */
  z.object({ kind: z.literal('ping'), sent: z.number() }),
  /** `ply` is how many plies have been played before it. */
  z.object({
    kind: z.literal('move'),
    id,
    ply: z.int().min(0).max(MOST_PLIES),
    iccs,
    despite: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('touch'), id, square }),
  z.object({ kind: z.literal('offer-draw'), id }),
  z.object({ kind: z.literal('answer-draw'), id, accept: z.boolean() }),
  z.object({ kind: z.literal('claim'), id, claim: z.enum(CLAIMS) }),
  z.object({ kind: z.literal('resign'), id }),
  // The arbiter's.
  z.object({ kind: z.literal('pause'), id, note }),
  z.object({ kind: z.literal('resume'), id, note }),
  /** The first `plies` moves stay; absent: all. Clocks that are not named stay as they are. The game stands still until `resume`. */
  z.object({
    kind: z.literal('correct'),
    id,
    plies: z.int().min(0).optional(),
    times: timesSchema.partial().optional(),
    note,
  }),
  /** `draw` and `…-loses` end the game, `…-must-change` tells a side, `none` says that there is nothing to change. */
  z.object({ kind: z.literal('rule'), id, verdict: z.enum(VERDICTS), note }),
  /** 犯规. Ends the game where the rule set says how many lose it. */
  z.object({ kind: z.literal('foul'), id, color: side, note }),
  z.object({ kind: z.literal('end'), id, by: z.enum(OUTCOMES), winner: side.nullable(), note }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;
/** A message that changes the game. */
export type GameRequest = Extract<ClientMessage, { readonly id: string }>;

/** What the server says on the socket. */
export const serverMessageSchema = z.discriminatedUnion('kind', [
  /** The answer to `join` and `sync`. */
  z.object({ kind: z.literal('game'), you: z.enum(GAME_ROLES), game: liveGameSchema }),
  /** Something has happened. `seq` is one more than the last one heard, else ask with `sync`. After `corrected`, only the first `plies` moves stay. */
  z.object({ kind: z.literal('step'), step: gameStepSchema, now: gameNowSchema }),
  /** What the client asked under this id is stored, in this step. */
  z.object({ kind: z.literal('acknowledged'), id, seq: z.int().min(1) }),
  /** What the client asked under this id is not done; without an id: what it said was no message. */
  z.object({ kind: z.literal('refused'), id: id.optional(), fault: liveFaultSchema }),
  z.object({ kind: z.literal('pong'), sent: z.number(), now: moment }),
  /** The server stops or cannot go on with this socket: connect again. */
  z.object({ kind: z.literal('bye'), because: z.enum(['stopping', 'slow', 'silent', 'refused']) }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** Where a text is none of the messages: a field of it by its path, empty for the whole. */
export interface MessageFault {
  readonly path: string;
}

/** Reads what a client sent; whatever it is, it does not throw. */
export const readClientMessage = (text: string): Result<ClientMessage, MessageFault> =>
  readAs(clientMessageSchema, text);

/** Reads what a server sent. */
export const readServerMessage = (text: string): Result<ServerMessage, MessageFault> =>
  readAs(serverMessageSchema, text);

const readAs = <Message>(schema: z.ZodType<Message>, text: string): Result<Message, MessageFault> => {
  const raw = parseJson(text);
  if (raw === undefined) return err({ path: '' });
  const read = schema.safeParse(raw);
  return read.success ? ok(read.data) : err({ path: read.error.issues[0]?.path.join('.') ?? '' });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
