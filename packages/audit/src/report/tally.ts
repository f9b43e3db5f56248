import type { AuditError, AuditGame, AuditLine } from '@qili/protocol';
import { offenderOf, type Nature, type PatternId, type RuleSetId, type Verdict } from '@qili/rules';

export type Counts<Key extends string = string> = Partial<Record<Key, number>>;

/** What a rule set comes to over many games. */
export interface RulesTally {
  games: number;
  plies: number;
  /** Stretches of repetition, and games with any. */
  repetitions: number;
  repeating: number;
  /** Long runs of attacks in which nothing comes back. */
  runs: number;
  /** Rulings that could be others, had a search not run out of nodes. */
  unknown: number;
  /** Games that go wrong half-way. */
  broken: number;
  /** Rulings on repetitions and long runs, by kind. */
  readonly rulings: Counts<Verdict>;
  /** What those did who must change or lose. */
  readonly offences: Counts<PatternId>;
  /** Repetitions by how long a lap is, in plies; laps of different length by their mean. */
  readonly lengths: Counts;
  readonly natures: Counts<Nature | 'unknown'>;
}

/** A game that took long. */
export interface SlowGame {
  readonly file: string;
  readonly game: number;
  readonly ms: number;
}

/** What many lines of a report come to. Grows as they are added. */
export interface Tally {
  readonly rules: Partial<Record<RuleSetId, RulesTally>>;
  /** How many files and games could not be read, and the first of them. */
  unreadable: number;
  readonly errors: AuditError[];
  /** The slowest, slowest first. */
  readonly slowest: SlowGame[];
}

/** How many unreadable files are listed, and how many slow games. */
const ERRORS = 100;
const SLOWEST = 10;

export const emptyTally = (): Tally => ({ rules: {}, unreadable: 0, errors: [], slowest: [] });

const emptyRules = (): RulesTally => ({
  games: 0,
  plies: 0,
  repetitions: 0,
  repeating: 0,
  runs: 0,
  unknown: 0,
  broken: 0,
  rulings: {},
  offences: {},
  lengths: {},
  natures: {},
});

const add = <Key extends string>(counts: Counts<Key>, key: Key, n = 1): void => {
  counts[key] = (counts[key] ?? 0) + n;
};

/** Games judged; each under as many rule sets as were asked for, so that any of them knows the number. */
export const gamesIn = ({ rules }: Tally): number =>
  Math.max(0, ...Object.values<RulesTally>(rules).map(({ games }) => games));

/** Adds a line of the report. */
export const addLine = (tally: Tally, line: AuditLine): void => {
  if ('error' in line) {
    tally.unreadable++;
    if (tally.errors.length < ERRORS) tally.errors.push(line);
  } else addGame((tally.rules[line.rules] ??= emptyRules()), line);
};

const addGame = (sum: RulesTally, { plies, cycles, runs, natures, brokenAt }: AuditGame): void => {
  sum.games++;
  sum.plies += plies;
  sum.repetitions += cycles.length;
  sum.repeating += cycles.length > 0 ? 1 : 0;
  sum.runs += runs.length;
  sum.broken += brokenAt === undefined ? 0 : 1;
  for (const cycle of cycles) {
    const { from, to, occurrences, verdict, unknown } = cycle;
    add(sum.rulings, verdict);
    add(sum.lengths, String(2 * Math.round((to - from) / (occurrences - 1) / 2)));
    sum.unknown += unknown ? 1 : 0;
    const offender = offenderOf(verdict);
    const offence = offender === undefined ? null : cycle[offender];
    if (offence !== null) add(sum.offences, offence);
  }
  for (const { verdict } of runs) add(sum.rulings, verdict);
  for (const side of Object.values(natures ?? {}))
    for (const [nature, n] of Object.entries(side)) add(sum.natures, nature as Nature, n);
};

/** Keeps the game if it is among the slowest. */
export const addTime = ({ slowest }: Tally, timed: SlowGame): void => {
  const at = slowest.findIndex(({ ms }) => ms < timed.ms);
  slowest.splice(at < 0 ? slowest.length : at, 0, timed);
  slowest.length = Math.min(slowest.length, SLOWEST);
};

/** Adds what another tally has. */
export const addTally = (tally: Tally, other: Tally): void => {
  for (const [id, sum] of Object.entries(other.rules))
    addRules((tally.rules[id as RuleSetId] ??= emptyRules()), sum);
  tally.unreadable += other.unreadable;
  tally.errors.push(...other.errors.slice(0, ERRORS - tally.errors.length));
  for (const timed of other.slowest) addTime(tally, timed);
};

const addRules = (sum: RulesTally, other: RulesTally): void => {
  for (const key of ['games', 'plies', 'repetitions', 'repeating', 'runs', 'unknown', 'broken'] as const)
    sum[key] += other[key];
  for (const key of ['rulings', 'offences', 'lengths', 'natures'] as const)
    for (const [name, n] of Object.entries(other[key])) add<string>(sum[key], name, n);
};
