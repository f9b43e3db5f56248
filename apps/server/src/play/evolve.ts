import type { GameEvent, GameStep } from '@qili/protocol';
import { isNoted, timesAt, turnOf, type Game, type RunningClocks } from './game.ts';

/** The game after one more step. A game is this, folded over its steps. */
export const afterStep = (game: Game, { seq, at, events }: GameStep): Game =>
  events.reduce((state, event) => noted(afterEvent(state, event, at), event, at), { ...game, seq, at });

const noted = (game: Game, event: GameEvent, at: number): Game =>
  isNoted(event) ? { ...game, notes: [...game.notes, { ply: game.moves.length, at, event }] } : game;

const afterEvent = (game: Game, event: GameEvent, at: number): Game => {
  switch (event.kind) {
    case 'opened':
      return game;
    case 'seated':
      return afterSeat({ ...game, seated: { ...game.seated, [event.color]: true } }, at);
    case 'touched':
      return { ...game, touched: event.square };
    case 'moved':
      return afterMove(game, event, at);
    case 'draw-offered':
      return {
        ...game,
        drawOffer: event.by,
        offeredAt: { ...game.offeredAt, [event.by]: game.moves.length },
      };
    case 'draw-declined':
      return { ...game, drawOffer: null };
    case 'claimed':
      return { ...game, claimedAt: { ...game.claimedAt, [event.by]: game.moves.length } };
    case 'paused':
      return { ...game, status: 'paused', clocks: stopped(game.clocks, at) };
    case 'resumed':
      return running(game, at);
    case 'corrected':
      return afterCorrection(game, event, at);
    case 'ruled':
      return { ...game, told: event.verdict };
    case 'fouled':
      return { ...game, fouls: { ...game.fouls, [event.color]: event.count } };
    case 'stood-still':
      return { ...game, clocks: credited(game.clocks, event.span, at) };
    case 'ended':
      return afterEnd(game, event, at);
  }
};

const afterSeat = (game: Game, at: number): Game =>
  game.status === 'waiting' && game.seated.red && game.seated.black ? running(game, at) : game;

const running = (game: Game, at: number): Game => ({
  ...game,
  status: 'playing',
  clocks: game.clocks && { ...game.clocks, running: turnOf(game), since: at },
});

const stopped = (clocks: RunningClocks | null, at: number): RunningClocks | null =>
  clocks && { ...timesAt(clocks, at), running: null, since: at };

/** Time that nobody could use is nobody's: the clock that runs has begun so much later. */
const credited = (clocks: RunningClocks | null, span: number, at: number): RunningClocks | null =>
  clocks && { ...clocks, since: Math.min(Math.max(at, clocks.since), clocks.since + span) };

type Event<Kind extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: Kind }>;

const afterMove = (game: Game, { ply, iccs, left }: Event<'moved'>, at: number): Game => {
  const mover = turnOf(game);
  const after = { ...game, moves: [...game.moves, { ply, iccs, left, at }] };
  return {
    ...after,
    touched: null,
    told: null,
    // An offer lapses when the side that it was made to moves.
    drawOffer: game.drawOffer === mover ? mover : null,
    clocks: game.clocks && {
      ...game.clocks,
      [mover]: left ?? game.clocks[mover],
      running: turnOf(after),
      since: at,
    },
  };
};

const afterCorrection = (game: Game, { plies, times }: Event<'corrected'>, at: number): Game => ({
  ...game,
  moves: game.moves.slice(0, plies),
  status: game.status === 'waiting' ? 'waiting' : 'paused',
  touched: null,
  drawOffer: null,
  offeredAt: {},
  claimedAt: {},
  told: null,
  outcome: null,
  takes: game.takes + 1,
  clocks: game.clocks && { ...(times ?? timesAt(game.clocks, at)), running: null, since: at },
});

const afterEnd = (game: Game, { by, winner, clause }: Event<'ended'>, at: number): Game => ({
  ...game,
  status: 'over',
  touched: null,
  drawOffer: null,
  outcome: { by, winner, clause, ply: game.moves.length },
  clocks: stopped(game.clocks, at),
});
