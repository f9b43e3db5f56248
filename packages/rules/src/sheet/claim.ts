import { colorAt, roundOf } from '../explain/faults.ts';
import { sayClause, sayRuling } from '../explain/explain-ruling.ts';
import type { Locale } from '../explain/locale.ts';
import { cyclesOf } from '../position/cycle.ts';
import type { Line } from '../position/line.ts';
import { judgeLine } from '../ruling/judge.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import { SHEET_WORDS } from './words.ts';

/** What the box for claims says: when the position stood, and what the rules make of it. */
export interface Claim {
  /** Plies after which the position stood, its first occurrence first. */
  readonly plies: readonly number[];
  readonly moments: readonly string[];
  readonly ruling: string;
}

/** The claim that the repetition of a game supports; undefined where no position has come back often enough. */
export const claimOf = (line: Line, rules: RuleSet, locale: Locale): Claim | undefined => {
  const { decisive } = judgeLine(line, rules);
  if (decisive === undefined || decisive.cycle.occurrences < rules.occurrences) return undefined;
  const { from, to } = decisive.cycle;
  const again = cyclesOf(line).filter((cycle) => cycle.from === from && cycle.to <= to);
  const plies = [from, ...again.map((cycle) => cycle.to)];
  const { ruling } = decisive;
  return {
    plies,
    moments: plies.map((ply) => momentOf(line, ply, locale)),
    ruling: `${sayRuling(ruling, rules, locale)} ${sayClause(ruling, rules, locale)}`.trim(),
  };
};

const momentOf = ({ start }: Line, ply: number, locale: Locale): string => {
  const { atStart, afterMove } = SHEET_WORDS[locale];
  return ply === 0 ? atStart : afterMove(roundOf(ply - 1, start.turn), colorAt(ply - 1, start.turn));
};
