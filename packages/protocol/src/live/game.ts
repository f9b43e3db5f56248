import { CANDIDATE_RULES, CLAIMS, LIMIT_STATES, OUTCOMES, REPETITION_STATES, VERDICTS } from '@qili/rules';
import { z } from 'zod';
import { iccs, square } from '../judgement.ts';
import { gameEventSchema } from './event.ts';
import { gameIdSchema, gameTermsSchema, moment, secretSchema, side, span } from './terms.ts';

const ply = z.int().min(0);

/** A game waits for its players, is played, stands still, or is over. */
export const GAME_STATUSES = ['waiting', 'playing', 'paused', 'over'] as const;

/** Both clocks at one moment. To show them later, take the time since `now` from the one that runs. */
export const clocksSchema = z.object({
  red: span,
  black: span,
  /** The side whose clock runs; null while none does. */
  running: side.nullable(),
  now: moment,
});
export type Clocks = z.infer<typeof clocksSchema>;

const playedMove = z.object({
  ply,
  iccs,
  /** In simplified Chinese notation. */
  text: z.string(),
  /** Time left to the mover, increment included; null without clocks. */
  left: span.nullable(),
  at: moment,
});
export type PlayedMove = z.infer<typeof playedMove>;

/** How the game stands under its rule set: what an arbiter beside the board would know. */
export const standingSchema = z.object({
  /** 将: whether the side to move is in check. */
  check: z.boolean(),
  repetition: z.enum(REPETITION_STATES),
  verdict: z.enum(VERDICTS),
  clause: z.string().nullable(),
  /** Whether the verdict rests on a search that ran out of nodes: then only the arbiter ends the game. */
  unknown: z.boolean(),
  /** The stretch since the position on the board first stood, if it has stood before. */
  cycle: z.object({ from: ply, to: ply, occurrences: z.int().min(2) }).nullable(),
  /** The draws that the side to move, or its opponent, may claim now. */
  claims: z.array(z.enum(CLAIMS)),
  limit: z.object({ counted: ply, of: ply, state: z.enum(LIMIT_STATES) }),
});
export type Standing = z.infer<typeof standingSchema>;

/** A legal move of the side to move that the rules on repetition do not leave free: said before it is played. */
export const dangerSchema = z.object({
  iccs,
  /** `ban`: the mover would lose, or goes on with what he must change. `draw`: it is, or may be claimed as, a draw. */
  rule: z.enum(CANDIDATE_RULES).exclude(['none']),
  verdict: z.enum(VERDICTS),
  clause: z.string().nullable(),
});
export type Danger = z.infer<typeof dangerSchema>;

/** Something to note on the score sheet beside the moves: offers, claims, rulings, pauses, fouls. */
const note = z.object({ ply, at: moment, event: gameEventSchema });

/** What changes in a game but for the list of its moves. */
const current = {
  seq: z.int().min(1),
  status: z.enum(GAME_STATUSES),
  /** Of the position on the board. */
  fen: z.string(),
  turn: side,
  /** Null in a game without clocks. */
  clocks: clocksSchema.nullable(),
  /** Which players have come. */
  seated: z.object({ red: z.boolean(), black: z.boolean() }),
  /** 摸子: the point of the piece that has to move; null if none was touched. */
  touched: square.nullable(),
  /** The side whose offer of a draw is open. It lapses when the other side moves. */
  drawOffer: side.nullable(),
  fouls: z.object({ red: ply, black: ply }),
  /** What the arbiter has ruled since the last move; null if nothing. */
  told: z.enum(VERDICTS).nullable(),
  standing: standingSchema,
  dangers: z.array(dangerSchema),
  outcome: z
    .object({ by: z.enum(OUTCOMES), winner: side.nullable(), ply, clause: z.string().nullable() })
    .nullable(),
};

/** How a game stands after a step. */
export const gameNowSchema = z.object(current);
export type GameNow = z.infer<typeof gameNowSchema>;

/** A live game, whole: the answer of `GET /games/:id`, and the first that a socket hears. */
export const liveGameSchema = z.object({
  id: gameIdSchema,
  openedAt: moment,
  terms: gameTermsSchema,
  moves: z.array(playedMove),
  notes: z.array(note),
  ...current,
});
export type LiveGame = z.infer<typeof liveGameSchema>;

const bySeat = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ red: schema, black: schema, arbiter: schema });

/** The answer of `POST /games`. The secrets are told this once; nobody can look them up later. */
export const openedGameSchema = z.object({
  id: gameIdSchema,
  /** Addresses to send: `/play/ID#SECRET`, and `/play/ID` to watch. */
  links: bySeat(z.url()).extend({ watch: z.url() }),
  secrets: bySeat(secretSchema),
  game: liveGameSchema,
});
export type OpenedGame = z.infer<typeof openedGameSchema>;
