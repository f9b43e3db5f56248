import { CLAIMS, OUTCOMES, VERDICTS } from '@qili/rules';
import { z } from 'zod';
import { iccs, square } from '../judgement.ts';
import { gameTermsSchema, moment, shortText, side, span } from './terms.ts';

const ply = z.int().min(0);

/** The time that each side has left, in milliseconds. */
export const timesSchema = z.object({ red: span, black: span });

/**
 * What has happened in a live game. A game *is* its events, in order; they are only ever appended.
 * What was decided when it happened (an end, a ruling on a claim) stands in the event, so that a
 * game stays as it was when the rules learn something later.
 */
export const gameEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), terms: gameTermsSchema }),
  /** A side has come to the board; with both there, the game begins and Red's clock runs. */
  z.object({ kind: z.literal('seated'), color: side }),
  /** 摸子: the side to move has touched a piece of its own, and must move it. */
  z.object({ kind: z.literal('touched'), square }),
  z.object({
    kind: z.literal('moved'),
    ply,
    iccs,
    /** Time left to the mover, increment included; null without clocks. */
    left: span.nullable(),
  }),
  z.object({ kind: z.literal('draw-offered'), by: side }),
  z.object({ kind: z.literal('draw-declined'), by: side }),
  /** 提和, with what came of it: a claim that the position does not bear out is noted too. */
  z.object({ kind: z.literal('claimed'), by: side, claim: z.enum(CLAIMS), granted: z.boolean() }),
  z.object({ kind: z.literal('paused'), note: shortText }),
  /** Play goes on, or begins without a side that has not come. */
  z.object({ kind: z.literal('resumed'), note: shortText }),
  /** The arbiter puts the game right: the first `plies` moves stay, and both clocks are set. An end is undone. */
  z.object({ kind: z.literal('corrected'), plies: ply, times: timesSchema.nullable(), note: shortText }),
  /** The arbiter rules on a repetition: tells a side to change, or that there is nothing to change. */
  z.object({ kind: z.literal('ruled'), verdict: z.enum(VERDICTS), note: shortText }),
  /** 犯规: the arbiter notes a foul of a side; `count` is how many it has now. */
  z.object({ kind: z.literal('fouled'), color: side, count: z.int().min(1), note: shortText }),
  /** The servers stood still for so long, which is nobody's thinking time. */
  z.object({ kind: z.literal('stood-still'), span }),
  z.object({
    kind: z.literal('ended'),
    by: z.enum(OUTCOMES),
    /** Null for a draw. */
    winner: side.nullable(),
    clause: z.string().nullable(),
    note: shortText,
  }),
]);
export type GameEvent = z.infer<typeof gameEventSchema>;

/** What is stored at one stroke: one thing that somebody did, and what followed from it. */
export const gameStepSchema = z.object({
  /** 1 for the opening; each step has one more. */
  seq: z.int().min(1),
  at: moment,
  events: z.array(gameEventSchema).min(1),
});
export type GameStep = z.infer<typeof gameStepSchema>;
