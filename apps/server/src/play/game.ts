import type { GameEvent, GameStep, GameTerms, LiveGame, PlayedMove } from '@qili/protocol';
import { opposite, parseFen, type ByColor, type Color } from '@qili/rules';

/** Both clocks as they stood at `since`; one of them may run from then on. */
export interface RunningClocks {
  readonly red: number;
  readonly black: number;
  readonly running: Color | null;
  readonly since: number;
}

/** A live game as its steps have made it, without what the rules say of the position. */
export interface Game {
  readonly terms: GameTerms;
  readonly openedAt: number;
  readonly seq: number;
  /** When the last step was. */
  readonly at: number;
  readonly status: LiveGame['status'];
  readonly first: Color;
  readonly moves: readonly Omit<PlayedMove, 'text'>[];
  readonly notes: LiveGame['notes'];
  readonly clocks: RunningClocks | null;
  readonly seated: ByColor<boolean>;
  readonly touched: string | null;
  readonly drawOffer: Color | null;
  /** How many plies had been played when a side last offered, and last claimed, a draw. */
  readonly offeredAt: Partial<ByColor<number>>;
  readonly claimedAt: Partial<ByColor<number>>;
  readonly fouls: ByColor<number>;
  readonly told: LiveGame['told'];
  /** How often moves were taken back. */
  readonly takes: number;
  readonly outcome: LiveGame['outcome'];
}

export const turnOf = ({ first, moves }: Pick<Game, 'first' | 'moves'>): Color =>
  moves.length % 2 === 0 ? first : opposite(first);

/** What each side has left at a moment. */
export const timesAt = (clocks: RunningClocks, at: number): { red: number; black: number } => {
  const spent = Math.max(0, at - clocks.since);
  const left = (color: Color): number => Math.max(0, clocks[color] - (clocks.running === color ? spent : 0));
  return { red: left('red'), black: left('black') };
};

/** When the flag of the side whose clock runs falls; undefined while none runs. */
export const flagFallOf = ({ clocks }: Pick<Game, 'clocks'>): number | undefined => {
  const running = clocks?.running ?? undefined;
  return clocks === null || running === undefined ? undefined : clocks.since + clocks[running];
};

/** The game after its first step, which opens it. */
export const openingOf = ({ seq, at, events: [opened] }: GameStep): Game | undefined => {
  if (opened?.kind !== 'opened') return undefined;
  const { terms } = opened;
  const setup = parseFen(terms.fen);
  const { clock } = terms;
  const initial = clock?.initial ?? 0;
  return {
    terms,
    openedAt: at,
    seq,
    at,
    status: 'waiting',
    first: setup.ok ? setup.value.turn : 'red',
    moves: [],
    notes: [],
    clocks: clock === null ? null : { red: initial, black: initial, running: null, since: at },
    seated: { red: false, black: false },
    touched: null,
    drawOffer: null,
    offeredAt: {},
    claimedAt: {},
    fouls: { red: 0, black: 0 },
    told: null,
    takes: 0,
    outcome: null,
  };
};

/** What stands on the score sheet beside the moves. */
export const isNoted = ({ kind }: GameEvent): boolean =>
  !(['opened', 'seated', 'touched', 'moved', 'stood-still'] as readonly string[]).includes(kind);
