import type { GameEvent } from '@qili/protocol';
import { opposite, type GameState, type Outcome } from '@qili/rules';
import { flagFallOf, type Game } from './game.ts';

type Ended = Extract<GameEvent, { readonly kind: 'ended' }>;

/** The event for an outcome. */
export const endedBy = (
  { by, winner, clause }: Pick<Outcome, 'by' | 'winner' | 'clause'>,
  note = '',
): Ended => ({ kind: 'ended', by, winner: winner ?? null, clause: clause ?? null, note });

/** 超时: the end of the game if the flag of the side whose clock runs has fallen. */
export const flagFallen = (game: Game, at: number): Ended | undefined => {
  const fall = flagFallOf(game);
  const running = game.clocks?.running ?? undefined;
  if (fall === undefined || running === undefined || at < fall) return undefined;
  return endedBy({ by: 'time', winner: opposite(running) });
};

/**
 * How a move ends the game by itself, if it does. A verdict on a repetition that rests on a search
 * which ran out of nodes ends nothing: that is for the arbiter.
 */
export const endedByMove = ({ outcome, unknown }: GameState): Ended | undefined => {
  if (outcome === undefined) return undefined;
  const isRepetition = outcome.by === 'loss-by-repetition' || outcome.by === 'draw-by-repetition';
  return isRepetition && unknown ? undefined : endedBy(outcome);
};
