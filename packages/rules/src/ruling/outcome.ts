import { opposite, type Color } from '../board/types.ts';
import type { BoardEnd } from '../position/position.ts';
import { offenderOf, type RepetitionState, type Verdict } from './ruling.ts';
import type { RuleSet } from './ruleset.ts';

/** How a game ends. Where several hold after one move, the one that stands first decides. */
export const OUTCOMES = [
  'checkmate', // 将死
  'stalemate', // 困毙
  'loss-by-repetition', // 不变判负
  'insufficient-material', // no rook, horse, cannon or pawn on the board
  'draw-by-repetition', // 不变作和
  'natural-limit', // 自然限着
  'resignation', // 认负
  'time', // 超时
  'fouls', // 犯规
  'agreement', // 议和
] as const;
export type OutcomeKind = (typeof OUTCOMES)[number];

/** 提和: draws that are given to a player who claims them. */
export const CLAIMS = ['draw-by-repetition', 'natural-limit'] as const satisfies readonly OutcomeKind[];
export type Claim = (typeof CLAIMS)[number];

export interface Outcome {
  readonly by: OutcomeKind;
  /** Undefined for a draw. */
  readonly winner: Color | undefined;
  /** Plies played when the game was over. */
  readonly ply: number;
  /** The clause of the rule set, by its id there, where the end rests on one of them. */
  readonly clause?: string;
}

/** What the end of a game is read from, after so many plies. */
export interface Facts {
  readonly ply: number;
  /** Whether the side to move has no legal move, and which side that is. */
  readonly boardEnd: BoardEnd | undefined;
  readonly turn: Color;
  readonly repetition: RepetitionState;
  readonly verdict: Verdict;
  /** Of the verdict. */
  readonly clause: string | undefined;
  readonly isLimitReached: boolean;
  readonly hasForces: boolean;
}

/**
 * How the last move has ended the game, if it has. Mate comes first, for it ends the game with the
 * move itself; then the rules on repetition, then what draws without anybody's offence.
 */
export const endOf = (facts: Facts, { mode, naturalLimit }: RuleSet): Outcome | undefined => {
  const { ply, turn, repetition, verdict, clause } = facts;
  if (facts.boardEnd !== undefined) return { by: facts.boardEnd, winner: opposite(turn), ply };
  const cited = clause === undefined ? {} : { clause };
  const offender = offenderOf(verdict);
  if (repetition === 'lost' && offender !== undefined)
    return { by: 'loss-by-repetition', winner: opposite(offender), ply, ...cited };
  if (!facts.hasForces) return { by: 'insufficient-material', winner: undefined, ply };
  if (repetition === 'may-claim-draw' && mode === 'arbiter')
    return { by: 'draw-by-repetition', winner: undefined, ply, ...cited };
  if (facts.isLimitReached && !naturalLimit.byClaim) return { by: 'natural-limit', winner: undefined, ply };
  return undefined;
};

/** What the players may claim after the last move, by precedence; nothing once the game is over. */
export const claimsOf = (facts: Facts, rules: RuleSet): Claim[] =>
  endOf(facts, rules) !== undefined
    ? []
    : [
        ...(facts.repetition === 'may-claim-draw' ? (['draw-by-repetition'] as const) : []),
        ...(facts.isLimitReached ? (['natural-limit'] as const) : []),
      ];

/** What only a host can know. */
export type Declaration =
  | { readonly by: 'resignation' | 'time'; readonly loser: Color }
  /** How many 犯规 the side has now. */
  | { readonly by: 'fouls'; readonly loser: Color; readonly count: number }
  | { readonly by: 'agreement' }
  /** A player claims the draw that the position gives him. */
  | { readonly by: 'claim' };

/** The state after some ply, as far as a declaration made then depends on it. */
interface Standing {
  readonly ply: number;
  readonly outcome: Outcome | undefined;
  readonly claims: readonly Claim[];
}

/**
 * How a game stands once something is declared after its last move. The board goes first: a game
 * that was over stays as it was, whatever is declared later. A claim without ground, or fewer fouls
 * than the rule set names, ends nothing. A draw that nobody claims does not stand against a
 * resignation or a fallen flag.
 */
export const declare = (
  { ply, outcome, claims }: Standing,
  declaration: Declaration,
  { fouls }: RuleSet,
): Outcome | undefined => {
  if (outcome !== undefined) return outcome;
  switch (declaration.by) {
    case 'resignation':
    case 'time':
      return { by: declaration.by, winner: opposite(declaration.loser), ply };
    case 'fouls':
      return fouls === undefined || declaration.count < fouls
        ? undefined
        : { by: 'fouls', winner: opposite(declaration.loser), ply };
    case 'agreement':
      return { by: 'agreement', winner: undefined, ply };
    case 'claim': {
      const [claim] = claims;
      return claim && { by: claim, winner: undefined, ply };
    }
  }
};
