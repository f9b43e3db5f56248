import { isAttack, type Nature } from '../nature/finding.ts';
import type { Conduct, PatternId } from '../ruling/ruling.ts';

/** The patterns that have no name of their own and are told by their counts: 一将一捉, 二将一闲, 一兑一闲. */
const COUNTED_PATTERNS = [
  'check-and-kill',
  'check-and-chase',
  'kill-and-chase',
  'mixed-attacks',
  'one-check-one-idle',
  'one-kill-one-idle',
  'one-chase-one-idle',
  'attacks-and-idle',
  'all-idle',
] as const satisfies readonly PatternId[];
type CountedPattern = (typeof COUNTED_PATTERNS)[number];
export type NamedPattern = Exclude<PatternId, CountedPattern>;

export const isNamedPattern = (pattern: PatternId): pattern is NamedPattern =>
  !(COUNTED_PATTERNS as readonly PatternId[]).includes(pattern);

/** The heads under which a side's moves are counted: 将 杀 捉, 闲 with all its kinds, and what a search left open. */
const HEADS = ['check', 'kill', 'chase', 'idle', 'unknown'] as const;
type Head = (typeof HEADS)[number];
/** The same with the kinds of 闲 apart, for a side that does nothing else. */
const KINDS = ['exchange', 'offer', 'block', 'follow', 'idle', 'unknown'] as const;

/** So many moves of a nature. */
export type Share<T extends Nature | 'unknown' = Nature | 'unknown'> = readonly [nature: T, count: number];

/**
 * How the moves of a cycle share out, in lowest terms and without zeros: 将 捉 将 捉 is one check
 * and one chase, as the books say 一将一捉.
 */
export const sharesOf = ({ natures }: Pick<Conduct, 'natures'>): readonly Share<Head>[] =>
  sharesAmong(
    HEADS,
    natures.map((nature) => (isAttack(nature) || nature === 'unknown' ? nature : 'idle')),
  );

/** How the moves of a side that attacks with none of them share out among the kinds of 闲: 一兑一闲. */
export const idleSharesOf = ({ natures }: Pick<Conduct, 'natures'>): readonly Share[] =>
  sharesAmong(KINDS, natures);

/** 打 against 闲: 二打一闲. */
export const attackSharesOf = (conduct: Pick<Conduct, 'natures'>): { attacks: number; idle: number } => {
  const shares = sharesOf(conduct);
  const sum = (isCounted: (head: Head) => boolean): number =>
    shares.reduce((total, [head, count]) => total + (isCounted(head) ? count : 0), 0);
  const [attacks, idle] = [sum(isAttack), sum((head) => head === 'idle')];
  const divisor = Math.max(1, commonDivisor(attacks, idle));
  return idle === 0 ? { attacks, idle } : { attacks: attacks / divisor, idle: idle / divisor };
};

const sharesAmong = <T extends Nature | 'unknown'>(
  heads: readonly T[],
  natures: readonly (Nature | 'unknown')[],
): readonly Share<T>[] => {
  const counts = heads.map((head) => [head, natures.filter((nature) => nature === head).length] as const);
  const present = counts.filter(([, count]) => count > 0);
  const divisor = present.map(([, count]) => count).reduce(commonDivisor, 0);
  return present.map(([head, count]) => [head, count / divisor]);
};

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
