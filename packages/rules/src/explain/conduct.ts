import { isAttack } from '../nature/finding.ts';
import type { Conduct, PatternId } from '../ruling/ruling.ts';

/** The patterns that have no name of their own and are told by their counts: 一将一捉, 二将一闲. */
const COUNTED_PATTERNS = [
  'check-and-kill',
  'check-and-chase',
  'kill-and-chase',
  'mixed-attacks',
  'one-check-one-idle',
  'one-kill-one-idle',
  'one-chase-one-idle',
  'attacks-and-idle',
] as const satisfies readonly PatternId[];
type CountedPattern = (typeof COUNTED_PATTERNS)[number];
export type NamedPattern = Exclude<PatternId, CountedPattern>;

export const isNamedPattern = (pattern: PatternId): pattern is NamedPattern =>
  !(COUNTED_PATTERNS as readonly PatternId[]).includes(pattern);

/** The heads under which a side's moves are counted: 将 杀 捉, 闲 with all its kinds, and what a search left open. */
const HEADS = ['check', 'kill', 'chase', 'idle', 'unknown'] as const;
type Head = (typeof HEADS)[number];
export type Share = readonly [head: Head, count: number];

/**
 * How the moves of a cycle share out, in lowest terms and without zeros: 将 捉 将 捉 is one check
 * and one chase, as the books say 一将一捉.
 */
export const sharesOf = ({ natures }: Conduct): readonly Share[] => {
  const heads = natures.map((nature): Head => (isAttack(nature) || nature === 'unknown' ? nature : 'idle'));
  const counts = HEADS.map((head) => [head, heads.filter((h) => h === head).length] as const);
  const present = counts.filter(([, count]) => count > 0);
  const divisor = present.map(([, count]) => count).reduce(commonDivisor, 0);
  return present.map(([head, count]) => [head, count / divisor]);
};

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
