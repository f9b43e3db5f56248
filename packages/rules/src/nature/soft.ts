import type { ChaseFinding } from './finding.ts';

/**
 * Whether the chases of one move are soft 联合捉, 捉少根子: those that win most, all of them if
 * there are several, need a second piece. The dearest decides what the move is after.
 */
export const areSoft = (chases: readonly ChaseFinding[]): boolean => {
  const most = Math.max(...chases.map((chase) => chase.value));
  return chases.length > 0 && chases.filter((chase) => chase.value === most).every((chase) => chase.soft);
};
