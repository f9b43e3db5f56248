import type { RuleSetId, Words } from '@qili/rules';
import { lineOf } from '../course/lesson.ts';

/** What an exercise asks for, easiest first. */
export const EXERCISE_KINDS = ['write', 'name', 'root', 'blanks', 'sheet', 'change'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** One question about the moves of an exercise; `ply` is that of a move, `capture` an ICCS move after it, the opponent passing. */
export type Ask =
  /** The nature of a move. */
  | { readonly ask: 'nature'; readonly ply: number }
  /** Which piece a chase is after. */
  | { readonly ask: 'target'; readonly ply: number }
  /** By what means a chase wins it. */
  | { readonly ask: 'means'; readonly ply: number }
  /** The ruling on the moves as one lap. */
  | { readonly ask: 'ruling' }
  /** A move that may be played instead of a forbidden one. */
  | { readonly ask: 'change'; readonly ply: number }
  /** What protects the target of a capture. */
  | { readonly ask: 'root'; readonly ply: number; readonly capture: string }
  /** A move written in full, or in short. */
  | { readonly ask: 'full' | 'short'; readonly ply: number }
  /** After which move the position stands for the third time. */
  | { readonly ask: 'third' }
  /** What the repetition comes to at the end. */
  | { readonly ask: 'standing' };
export type AskKind = Ask['ask'];

/** Where an exercise comes from, told with it or after it. */
export interface Origin {
  /** The game that the lap is from. */
  readonly game?: Words;
  /** What was changed, and what that does to the answer; told when it has been answered. */
  readonly change?: Words;
}

/** A position, moves, and questions about them: plain data, whose answers the rules library works out. */
export interface Exercise {
  readonly id: string;
  readonly kind: ExerciseKind;
  readonly fen: string;
  /** ICCS, one blank between. */
  readonly moves: string;
  readonly rules: RuleSetId;
  readonly asks: readonly Ask[];
  /** From 1, plain to see, to 5. */
  readonly level: number;
  readonly origin: Origin;
}

export const lineIn = (exercise: Exercise): ReturnType<typeof lineOf> => lineOf(exercise);
