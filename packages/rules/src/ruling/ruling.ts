import type { Color, ByColor } from '../board/types.ts';
import type { JudgedMove, Nature, PieceRef } from '../nature/finding.ts';
import type { Cycle } from '../position/cycle.ts';
import type { RuleSetId } from './ruleset.ts';

export const VERDICTS = [
  'none',
  'draw',
  'red-must-change',
  'black-must-change',
  'red-loses',
  'black-loses',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a side does throughout a cycle. Perpetual and mixed attacks are forbidden where the rule set says so. */
export const PATTERNS = [
  'perpetual-check', // 长将
  'perpetual-kill', // 长杀
  'perpetual-chase', // 长捉
  'check-and-kill', // 一将一杀
  'check-and-chase', // 一将一捉
  'kill-and-chase', // 一杀一捉
  'mixed-attacks', // n将m杀k捉
  'one-check-one-idle', // 一将一闲
  'one-kill-one-idle', // 一杀一闲
  'one-chase-one-idle', // 一捉一闲
  'attacks-and-idle', // some attacks, some idle moves, in other numbers
  'perpetual-exchange', // 长兑
  'perpetual-offer', // 长献
  'perpetual-block', // 长拦
  'perpetual-follow', // 长跟
  'all-idle', // 二闲, 均闲, and mixtures: 一兑一闲
] as const;
export type PatternId = (typeof PATTERNS)[number];

/** One side's moves in the cycle, in order, and the name for them. */
export interface Conduct {
  readonly pattern: PatternId;
  readonly natures: readonly (Nature | 'unknown')[];
  /** After how many of its moves the side begins again. */
  readonly period: number;
  /** What a perpetual chase is after: the one piece that every move chases, else those chased in turn 轮捉. Empty for other patterns. */
  readonly chased: readonly ChasedPiece[];
}

/** A piece by its number, wherever it stands. */
export type ChasedPiece = Omit<PieceRef, 'at'>;

/** How far play has come: nothing, a position for the second time, a draw that may be claimed, an offender who must change, a side that has lost. */
export const REPETITION_STATES = ['nothing', 'repeated', 'may-claim-draw', 'must-change', 'lost'] as const;
export type RepetitionState = (typeof REPETITION_STATES)[number];

export interface Ruling {
  readonly rules: RuleSetId;
  readonly verdict: Verdict;
  readonly conduct: ByColor<Conduct>;
  /** The clause of the rule set that decides, by its id there. */
  readonly clause: string;
  /** Whether the verdict could change if a search had not run out of nodes. */
  readonly unknown: boolean;
  /** Whether it rests on the test for soft moves (26.9), the least founded of the rules. */
  readonly soft: boolean;
}

/** A cycle of a line, each of its moves named, and the ruling on it. */
export interface JudgedCycle {
  readonly cycle: Cycle;
  readonly moves: readonly JudgedMove[];
  readonly ruling: Ruling;
  readonly state: RepetitionState;
}

export const offenderOf = (verdict: Verdict): Color | undefined =>
  verdict.startsWith('red') ? 'red' : verdict.startsWith('black') ? 'black' : undefined;
