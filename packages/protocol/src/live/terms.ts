import { COLORS, RULE_SETS } from '@qili/rules';
import { z } from 'zod';

/** Who somebody is to a live game: a side, the arbiter 裁判, or one of those who watch. */
export const GAME_ROLES = ['red', 'black', 'arbiter', 'watcher'] as const;
export type GameRole = (typeof GAME_ROLES)[number];

/** Plies that a live game may have; the server's other limits are in docs/server.md. */
export const MOST_PLIES = 2000;

/** The public name of a game, 80 random bits. */
export const gameIdSchema = z.string().regex(/^[a-z2-9]{16}$/u);
/** What a link proves itself by: 128 random bits in base64url. It stands behind `#` in a link, never in a path or a query. */
export const secretSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/u);
/** A length of time, in milliseconds. */
export const span = z.int().min(0).max(86_400_000);
/** A moment by the server's clock, in milliseconds since 1970. */
export const moment = z.int().min(0);
/** A line of text that people wrote: a name, an event, a reason. */
export const shortText = z.string().trim().max(200);

/** 棋钟: what each side begins with and what it is given after each of its moves. */
export const clockTermsSchema = z.object({
  initial: span.min(1000),
  increment: span.max(600_000).default(0),
});
export type ClockTerms = z.infer<typeof clockTermsSchema>;

/**
 * Who names a draw by repetition or by the natural limit: `claim`, the players 提和; `arbiter`, the
 * host unasked, as soon as the rules give it. An offender loses unasked in both.
 */
export const GAME_MODES = ['claim', 'arbiter'] as const;

const names = z.object({ red: shortText.default(''), black: shortText.default('') });

/** What is asked of `POST /games`. Everything has a default: `{}` opens a game. */
export const openGameSchema = z.strictObject({
  rules: z.enum(RULE_SETS).default('cxa-2020'),
  /** The position to start from 让子: a handicap, a composition. Absent for the start of every game. */
  fen: z.string().max(200).optional(),
  /** Null for a game without clocks. */
  clock: clockTermsSchema.nullable().default(null),
  /** 摸子走子: a piece that was touched must be moved. */
  touchMove: z.boolean().default(false),
  /** Absent for what the rule set has. */
  mode: z.enum(GAME_MODES).optional(),
  names: names.default({ red: '', black: '' }),
  event: shortText.default(''),
});
/** As written, before defaults are filled in. */
export type OpenGame = z.input<typeof openGameSchema>;

/** What a game is played by; it does not change. */
export const gameTermsSchema = z.object({
  rules: z.enum(RULE_SETS),
  fen: z.string(),
  clock: clockTermsSchema.nullable(),
  touchMove: z.boolean(),
  mode: z.enum(GAME_MODES),
  names,
  event: shortText,
});
export type GameTerms = z.infer<typeof gameTermsSchema>;

/** A side. */
export const side = z.enum(COLORS);
