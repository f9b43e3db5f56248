import type { AttackNature, Excuse, ExcuseCode, Nature } from '../nature/finding.ts';
import type { NatureLaw } from '../nature/law.ts';

export const RULE_SETS = ['cxa-2020', 'cxa-2011', 'cxa-1999', 'axf', 'wxf-2018', 'computer'] as const;
export type RuleSetId = (typeof RULE_SETS)[number];

/** A text in the languages of the program. */
export interface Words {
  readonly 'zh-Hans': string;
  readonly 'zh-Hant': string;
  readonly en: string;
}

/** How well a clause is founded: stated in the book, inferred from its figures, or taken over from another rule set. */
export const FOUNDATIONS = ['stated', 'inferred', 'inherited'] as const;

/** One clause of a rule set in our own words, by its number in the book where that is known. */
export interface Clause {
  readonly id: string;
  readonly says: Words;
  readonly founded: (typeof FOUNDATIONS)[number];
}

/** What decides a cycle; a rule set names the clause for each. */
export const GROUNDS = [
  'perpetual-check', // one side gives nothing but check
  'both-perpetual-check', // 解将还将
  'one-side-forbidden',
  'both-permitted',
  'both-forbidden', // neither yields
] as const;
export type Ground = (typeof GROUNDS)[number];

/**
 * Both sides forbidden throughout, neither by check alone: who must change all the same, and by
 * which clause. `hard`: the side without a soft move (a joint chase, or one of an outnumbered
 * piece), if the other has one. `held-rook`: the side that chases a rook which its horse holds.
 */
export type MutualLaw =
  { readonly yields: 'hard' | 'held-rook'; readonly clause: string } | { readonly yields: 'nobody' };

/** 自然限着: a draw after so many half-moves without a capture. */
export interface NaturalLimit {
  readonly plies: number;
  /** How many checks of a side count at most, each with its answer; absent where all count. */
  readonly checksCounted?: number;
  /** Whether a player has to claim the draw; else it is declared when the limit is reached. */
  readonly byClaim: boolean;
}

/** A run of forbidden moves without a repetition that must be changed all the same. */
export interface LongRunLaw {
  /** Forbidden moves of one side on end, at least. */
  readonly rounds: number;
  /** Different points that they go to, at least. */
  readonly points: number;
  readonly clause: string;
}

/** A rule book as data. Code reads these fields and never asks for the id. */
export interface RuleSet {
  readonly id: RuleSetId;
  readonly name: Words;
  readonly family: 'cxa' | 'axf';
  /** How often a position must have stood on the board before the ruling falls. */
  readonly occurrences: number;
  /** Whether a draw by repetition is given when a player claims it, or by the arbiter unasked. */
  readonly mode: 'claim' | 'arbiter';
  readonly naturalLimit: NaturalLimit;
  /** Undefined where only positions that come back are ruled on. */
  readonly longRun: LongRunLaw | undefined;
  /** How many 犯规 (illegal moves and the like) lose the game; undefined where the book counts none. */
  readonly fouls: number | undefined;
  readonly natures: NatureLaw;
  /** Natures that a side may not show throughout a cycle. */
  readonly forbidden: readonly AttackNature[];
  /** Whether forbidden natures may be mixed, or count only each kind by itself (一将一捉 allowed). */
  readonly mixtures: 'forbidden' | 'allowed';
  /** Whether a perpetual chase may change its target, or must be of one and the same piece. */
  readonly chaseOf: 'any-piece' | 'same-piece';
  readonly mutual: MutualLaw;
  /** What is different in the natures of a side whose opponent attacks with every move, by which clause; absent where nothing is. */
  readonly inReturn?: { readonly law: Partial<NatureLaw>; readonly clause: string };
  /** Whether the side that alone gives perpetual check is told to change before it loses, or loses untold. */
  readonly perpetualCheck: 'must-change' | 'loses';
  /** 打: whether descriptions may use the word. */
  readonly saysAttack: boolean;
  /** The clause that defines each nature. */
  readonly natureClauses: Readonly<Record<Nature, string>>;
  /** The clause by which each excuse holds; absent where it is the definition of the nature that the move falls short of. */
  readonly excuseClauses: Readonly<Partial<Record<ExcuseCode, string>>>;
  /** The clause that each ruling rests on. */
  readonly grounds: Readonly<Record<Ground, string>>;
  readonly clauses: readonly Clause[];
}

/** The clause by which what looks like an attack is none. */
export const excuseClauseOf = (
  { excuseClauses, natureClauses }: RuleSet,
  { code, nature }: Pick<Excuse, 'code' | 'nature'>,
): string => excuseClauses[code] ?? natureClauses[nature];
