import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Board } from '../../packages/rules/src/board/board.ts';
import { mateByChecks, type MateResult } from '../../packages/rules/src/tactics/mate.ts';
import { boardFrom } from '../boards.ts';
import { dataPath } from '../data.ts';

/** A composed endgame; `checks` is the length of its shortest mate by checks, where one is known. */
export interface MateCase {
  readonly id: string;
  readonly board: Board;
  readonly checks: number | undefined;
  /** Whether another solver gave it up after three seconds. */
  readonly isHard: boolean;
}

interface Row {
  readonly id: string;
  readonly fen: string;
  readonly mate_by_checks_in: number | null;
  readonly timeout: boolean;
}

/** The 551 endgames of 适情雅趣, or undefined where the test data is absent. */
export const readMateCases = (): MateCase[] | undefined => {
  const path = dataPath('mates/shiqingyaqu.jsonl');
  if (path === undefined) return undefined;
  const rows = readFileSync(path, 'utf8').trim().split('\n');
  return rows
    .map((line) => JSON.parse(line) as Row)
    .map((row) => ({
      id: row.id,
      board: boardFrom(row.fen),
      checks: row.mate_by_checks_in ?? undefined,
      isHard: row.timeout,
    }));
};

export interface MateReport {
  readonly cases: number;
  /** Cases of known length whose mate was found, with that length. */
  readonly equal: number;
  readonly failed: readonly string[];
  readonly seconds: number;
}

const NODES = 2_000_000;

/** Solves every case of known length. */
export const runMates = (cases: readonly MateCase[]): MateReport => {
  const known = cases.filter(({ checks }) => checks !== undefined);
  const start = performance.now();
  const failed = known
    .filter(({ board, checks }) => lengthOf(mateByChecks(board, { nodes: NODES })) !== checks)
    .map(({ id }) => id);
  const seconds = (performance.now() - start) / 1000;
  return { cases: known.length, equal: known.length - failed.length, failed, seconds };
};

/** What comes of those that another solver gave up, and the seconds of the slowest of them. */
export const runHardMates = (cases: readonly MateCase[]): { found: string; seconds: number } => {
  const runs = cases
    .filter(({ isHard }) => isHard)
    .map(({ id, board }) => {
      const start = performance.now();
      const result = mateByChecks(board, { nodes: NODES });
      const seconds = (performance.now() - start) / 1000;
      return { found: `${id.slice(-3)} ${result.kind} ${String(lengthOf(result) ?? '')}`.trim(), seconds };
    });
  return {
    found: runs.map(({ found }) => found).join(', '),
    seconds: Math.max(...runs.map(({ seconds }) => seconds)),
  };
};

const lengthOf = (result: MateResult): number | undefined =>
  result.kind === 'mate' ? result.checks : undefined;

/** What is found where no length is known: mates with their lengths, and how many are proved to have none. */
const runOpenCases = (cases: readonly MateCase[]) => {
  const found = cases
    .filter(({ checks }) => checks === undefined)
    .map(({ id, board }) => ({ id, result: mateByChecks(board, { nodes: NODES }) }));
  const mates = found.flatMap(({ id, result }) =>
    result.kind === 'mate' ? [{ id, checks: result.checks }] : [],
  );
  const count = (kind: MateResult['kind']): number =>
    found.filter(({ result }) => result.kind === kind).length;
  return { cases: found.length, none: count('none'), unknown: count('unknown'), mates };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cases = readMateCases();
  if (cases === undefined) console.log('skipped: no test data (set QILI_DATA)');
  else console.log(JSON.stringify({ ...runMates(cases), open: runOpenCases(cases) }));
}
