import type { ByColor, Color } from '../board/types.ts';
import type { NaturalLimit } from './ruleset.ts';

/** How far a game has come on its way to the natural limit 自然限着. */
export interface LimitCount {
  /** Plies counted since the last capture. */
  readonly counted: number;
  /** Checks given since then, by side, counted or not. */
  readonly checks: ByColor<number>;
  /** Whether the last move was a check beyond the cap, so that the reply to it is not counted either. */
  readonly isReplyFree: boolean;
}

export const UNCOUNTED: LimitCount = { counted: 0, checks: { red: 0, black: 0 }, isReplyFree: false };

/** What the count asks about a move. */
export interface CountedMove {
  readonly color: Color;
  readonly isCapture: boolean;
  readonly isCheck: boolean;
}

/**
 * The count after one more move. A capture begins it anew. Where the rule set caps checks, a
 * side's checks beyond the cap and the replies to them do not count; a reply that is a check
 * itself still uses up one of its side's.
 */
export const countAfter = (count: LimitCount, move: CountedMove, limit: NaturalLimit): LimitCount => {
  if (move.isCapture) return UNCOUNTED;
  const given = count.checks[move.color] + (move.isCheck ? 1 : 0);
  const isFree = move.isCheck && limit.checksCounted !== undefined && given > limit.checksCounted;
  return {
    counted: count.counted + (isFree || count.isReplyFree ? 0 : 1),
    checks: { ...count.checks, [move.color]: given },
    isReplyFree: isFree,
  };
};

export const LIMIT_STATES = ['far', 'near', 'reached'] as const;
export type LimitState = (typeof LIMIT_STATES)[number];

/** Ten rounds before the limit a host begins to count down; our own figure. */
const NEAR = 20;

export const limitStateOf = ({ counted }: LimitCount, { plies }: NaturalLimit): LimitState => {
  if (counted >= plies) return 'reached';
  return counted >= plies - NEAR ? 'near' : 'far';
};
