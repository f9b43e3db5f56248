import type { AuditLine } from '@qili/protocol';
import type { Found, Portion } from './audited.ts';

/** What has been counted. */
export interface Tally {
  readonly games: number;
  readonly plies: number;
  /** Games in which a position came back, or a side went on attacking. */
  readonly recurring: number;
  /** Games of these with a ruling: a draw to claim, a side that must change or has lost. */
  readonly ruled: number;
  /** Files and games that could not be read. */
  readonly unread: number;
}

/** An audit as far as it has come. */
export interface Audit {
  readonly status: 'none' | 'running' | 'stopped' | 'done';
  /** From 0 to 1. */
  readonly done: number;
  readonly tally: Tally;
  readonly found: readonly Found[];
  /** The report, a line of JSON each. */
  readonly lines: readonly string[];
  /** What could not be read, the first of them. */
  readonly faults: readonly string[];
}

export const NO_AUDIT: Audit = {
  status: 'none',
  done: 0,
  tally: { games: 0, plies: 0, recurring: 0, ruled: 0, unread: 0 },
  found: [],
  lines: [],
  faults: [],
};

/** Faults that are listed; the report has all. */
const MOST_FAULTS = 20;

/** Whether a ruling falls on it: what has stood twice only has none yet. */
export const isRuled = ({ state }: Found): boolean => state !== 'nothing' && state !== 'repeated';

/** The audit after one more portion. */
export const afterPortion = (audit: Audit, { lines, found, done }: Portion): Audit => {
  const faults = lines.flatMap((line) => ('error' in line ? [sayFault(line)] : []));
  const games = lines.flatMap((line) => ('error' in line ? [] : [line]));
  const { tally } = audit;
  return {
    ...audit,
    done,
    tally: {
      games: tally.games + games.length,
      plies: games.reduce((sum, { plies }) => sum + plies, tally.plies),
      recurring: tally.recurring + found.length,
      ruled: tally.ruled + found.filter(isRuled).length,
      unread: tally.unread + faults.length,
    },
    found: [...audit.found, ...found],
    lines: [...audit.lines, ...lines.map((line) => JSON.stringify(line))],
    faults: [...audit.faults, ...faults].slice(0, MOST_FAULTS),
  };
};

const sayFault = ({ file, game, error }: Extract<AuditLine, { error: unknown }>): string =>
  `${file}${game === undefined ? '' : `:${String(game)}`} ${error.message}`;
