import { colorAt, roundOf } from '../explain/faults.ts';
import { sayClause, sayRuling } from '../explain/explain-ruling.ts';
import { sayRun } from '../explain/explain-standing.ts';
import type { Locale } from '../explain/locale.ts';
import { cyclesOf, type Cycle } from '../position/cycle.ts';
import type { Line } from '../position/line.ts';
import { judgeLine } from '../ruling/judge.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import type { Ruling } from '../ruling/ruling.ts';
import { SHEET_WORDS } from './words.ts';

/** What the box for claims says: where in the game, when a position stood, and what the rules make of it. */
export interface Claim {
  /** Plies: the first of the moves that it is about, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Plies after which the same position stood, its first occurrence first; none where none need recur. */
  readonly plies: readonly number[];
  readonly moments: readonly string[];
  readonly ruling: string;
}

/** The claim that a game supports by a position that has come back often enough, or by a long run of attacks. */
export const claimOf = (line: Line, rules: RuleSet, locale: Locale): Claim | undefined => {
  const { decisive, decisiveRun } = judgeLine(line, rules);
  if (decisiveRun !== undefined) {
    const { run, ruling } = decisiveRun;
    const told = `${sayRun(run, locale)} ${ruled(ruling, rules, locale)}`;
    return { from: run.from, to: run.to, plies: [], moments: [], ruling: told };
  }
  if (decisive === undefined || decisive.cycle.occurrences < rules.occurrences) return undefined;
  const plies = standsOf(line, decisive.cycle);
  return {
    from: decisive.cycle.from,
    to: decisive.cycle.to,
    plies,
    moments: plies.map((ply) => momentOf(line, ply, locale)),
    ruling: ruled(decisive.ruling, rules, locale),
  };
};

const ruled = (ruling: Ruling, rules: RuleSet, locale: Locale): string =>
  `${sayRuling(ruling, rules, locale)} ${sayClause(ruling, rules, locale)}`.trim();

/** The plies at which the position of a cycle stood. */
export const standsOf = (line: Line, { from, to }: Cycle): number[] => [
  from,
  ...cyclesOf(line).flatMap((cycle) => (cycle.from === from && cycle.to <= to ? [cycle.to] : [])),
];

/** When a position stood: at the start, or after a move. */
export const momentOf = ({ start }: Line, ply: number, locale: Locale): string => {
  const { atStart, afterMove } = SHEET_WORDS[locale];
  return ply === 0 ? atStart : afterMove(roundOf(ply - 1, start.turn), colorAt(ply - 1, start.turn));
};
