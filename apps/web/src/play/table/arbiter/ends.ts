import { OUTCOMES, type Color, type OutcomeKind } from '@qili/rules';

/** How an arbiter may end a game. */
export interface End {
  readonly by: OutcomeKind;
  /** Null for a draw. */
  readonly winner: Color | null;
}

const DRAWS: readonly OutcomeKind[] = [
  'agreement',
  'draw-by-repetition',
  'natural-limit',
  'insufficient-material',
];

/** The ends that go with a result: a win for a side, or a draw. */
export const endsWith = (winner: Color | null): readonly OutcomeKind[] =>
  winner === null ? DRAWS : OUTCOMES.filter((by) => !DRAWS.includes(by));
