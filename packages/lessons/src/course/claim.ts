import type {
  AnswerCode,
  BoardEnd,
  Color,
  Means,
  Nature,
  PatternId,
  PawnStage,
  RepetitionState,
  Root,
  RuleSetId,
  Verdict,
  Words,
} from '@qili/rules';

/**
 * What a lesson says about a board, as data that the rules library can be asked. `ply` is that of a move of the
 * board; pieces are written `rook@h9`, where they stand after that move; moves are ICCS.
 */
export type Statement =
  /** The nature of a move, and of a chase what it wins and how. */
  | {
      readonly about: 'nature';
      readonly ply: number;
      readonly nature: Nature;
      readonly target?: string;
      readonly means?: Means;
      readonly root?: Root;
      readonly line?: string;
    }
  /** A move that looks like an attack and is of a lighter nature. */
  | {
      readonly about: 'looks';
      readonly ply: number;
      readonly like: 'kill' | 'chase';
      readonly nature: Nature;
    }
  /** 兼从重: a move of two natures, judged by the heavier. */
  | { readonly about: 'both'; readonly ply: number; readonly nature: Nature; readonly also: Nature }
  /** What a capture comes to after the move, the opponent passing; without `wins` only the root is stated. */
  | {
      readonly about: 'capture';
      readonly ply: number;
      readonly capture: string;
      readonly root: Root;
      readonly wins?: boolean;
    }
  /** A check that looks like mate, and the answer that parries it. */
  | { readonly about: 'parried'; readonly ply: number; readonly attempt: string; readonly answer: string }
  /** The ruling on the board's moves as one lap, under its rules or others. */
  | {
      readonly about: 'ruling';
      readonly verdict: Verdict;
      readonly red: PatternId;
      readonly black: PatternId;
      readonly rules?: RuleSetId;
    }
  /** How sides meet each other's attacks 解将还将. */
  | { readonly about: 'answers'; readonly code: AnswerCode; readonly by: readonly Color[] }
  /** How far a repetition has come after so many plies. */
  | {
      readonly about: 'state';
      readonly plies: number;
      readonly state: RepetitionState;
      readonly occurrences: number;
    }
  /** A move as it is written in full and in short. */
  | { readonly about: 'written'; readonly ply: number; readonly full: string; readonly short: string }
  /** How far a crossed pawn has gone; `new` before it has a name. */
  | { readonly about: 'stage'; readonly at: string; readonly stage: PawnStage | 'new' }
  /** How many legal moves there are before a ply. */
  | { readonly about: 'choices'; readonly ply: number; readonly count: number }
  /** How the game ends after so many plies. */
  | { readonly about: 'end'; readonly plies: number; readonly end: BoardEnd };

/** A statement and the sentence that makes it. What is stated stands in the sentence in places that the statement fills. */
export type Claim = Statement & { readonly says: Words };

/** The places that the sentence of each statement must have: nothing that is stated is written by hand. */
export const PLACES: Readonly<Record<Statement['about'], readonly string[]>> = {
  nature: ['nature'],
  looks: ['like', 'nature'],
  both: ['nature', 'also'],
  capture: ['root'],
  parried: ['attempt', 'answer'],
  ruling: ['ruling'],
  answers: ['answers'],
  state: ['state'],
  written: ['full', 'short'],
  stage: ['stage'],
  choices: ['count'],
  end: ['end'],
};
