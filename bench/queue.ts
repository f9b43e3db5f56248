import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sql } from 'kysely';
import { openStore } from '@qili/store';
import { invariant } from '../packages/rules/src/base/assert.ts';
import { corpusSample } from '../suites/games.ts';
import { NO_POSTGRES, postgresHere, type Postgres } from '../suites/postgres.ts';
import { auditRun, isBuilt, PROGRAM } from './audit-run.ts';
import { medianOf, type Figure, type Measured } from './figure.ts';
import { assertCount } from './start.ts';

/** Of so many games of the corpus one is judged. */
const STEP = 4;
const RUNS = 3;
const PROCESSES = [1, 2, 4] as const;
type Processes = (typeof PROCESSES)[number];

/** Games a second: of an audit of this machine with one thread, and through the queue; and what a game takes in the database. */
interface Rates {
  readonly local: number;
  readonly queued: Readonly<Record<Processes, number>>;
  readonly bytes: number;
}

/** One after the other in each run, so that a busy machine slows all alike. */
const ratesOn = async (archive: string, games: number, server: Postgres): Promise<Rates> => {
  const local: number[] = [];
  const queued: Record<Processes, number[]> = { 1: [], 2: [], 4: [] };
  let bytes = NaN;
  for (let run = 0; run < RUNS; run++) {
    const here = auditRun(archive, 1);
    assertCount(here.games, games);
    local.push(games / here.seconds);
    for (const processes of PROCESSES) {
      const url = await server.database();
      queued[processes].push(games / (await secondsThrough(url, archive, processes, here.repetitions)));
      bytes = (await sizeOf(url)) / games;
      await server.drop();
    }
  }
  const [one, two, four] = PROCESSES.map((processes) => medianOf(queued[processes]));
  return { local: medianOf(local), queued: { 1: one ?? NaN, 2: two ?? NaN, 4: four ?? NaN }, bytes };
};

/** How long the audit takes from the call of its command to its end, with so many workers waiting for it, one thread each. */
const secondsThrough = async (
  url: string,
  archive: string,
  processes: number,
  repetitions: number,
): Promise<number> => {
  const workers = await Promise.all(Array.from({ length: processes }, () => workerAt(url)));
  try {
    const run = await ended(
      spawn(process.execPath, [PROGRAM, 'audit', archive, '--database', url, '--json']),
    );
    assertCount((JSON.parse(run.out) as { readonly repetitions: number }).repetitions, repetitions);
    return run.seconds;
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
  }
};

const workerAt = async (url: string): Promise<ChildProcess> => {
  const worker = spawn(process.execPath, [PROGRAM, 'worker', '--database', url, '--concurrency', '1']);
  await new Promise((resolve) => worker.stdout.once('data', resolve));
  return worker;
};

const ended = async (child: ChildProcess): Promise<{ readonly out: string; readonly seconds: number }> => {
  const began = performance.now();
  let out = '';
  child.stdout?.on('data', (text: Buffer) => (out += text.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  invariant(code === 0, 'the audit failed');
  return { out, seconds: (performance.now() - began) / 1000 };
};

/** Bytes of what stays of an audit: the lines of its report, their key, and its jobs. */
const sizeOf = async (url: string): Promise<number> => {
  const store = await openStore(url);
  invariant(store.ok, 'the database is gone');
  const { rows } = await sql<{ readonly size: number }>`
    select pg_total_relation_size('audit_lines') + pg_total_relation_size('audit_jobs') as size`.execute(
    store.value.db,
  );
  await store.value.close();
  return rows[0]?.size ?? NaN;
};

let rates: Promise<Rates | string> | undefined;

/** The rates, which are taken once for all figures, or why there are none. */
const measured = async (): Promise<Rates | string> => {
  const games = corpusSample(STEP);
  if (games.length === 0) return 'no test data (set QILI_DATA)';
  if (!isBuilt()) return 'the command is not built (npm run build)';
  const server = await postgresHere();
  if (server === undefined) return NO_POSTGRES;
  const folder = mkdtempSync(path.join(tmpdir(), 'qili-bench-'));
  try {
    const archive = path.join(folder, 'sample.jsonl');
    writeFileSync(archive, games.map((game) => JSON.stringify(game)).join('\n'));
    return await ratesOn(archive, games.length, server);
  } finally {
    rmSync(folder, { recursive: true });
    await server.drop();
  }
};

const figureOf = (
  name: string,
  unit: Figure['unit'],
  of: (rates: Rates) => { readonly value: number; readonly note: string },
): Figure => ({
  name,
  unit,
  measure: async (): Promise<Measured> => {
    const found = await (rates ??= measured());
    return typeof found === 'string' ? { kind: 'skipped', reason: found } : { kind: 'value', ...of(found) };
  },
});

const perSecond = (rate: number): string => `${rate.toFixed(0)} games/s`;

/** Rates through the queue against the audit of this machine with one thread, and what a game takes in the database. */
export const queueFigures: readonly Figure[] = [
  ...PROCESSES.map((processes) =>
    figureOf(`queue_${String(processes)}_vs_local`, 'times', ({ queued, local }) => ({
      value: queued[processes] / local,
      note: `${String(processes)} worker ${processes === 1 ? 'process' : 'processes'}: ${perSecond(queued[processes])} against ${perSecond(local)} on one thread here`,
    })),
  ),
  figureOf('queue_us_per_game', 'µs', ({ queued, local }) => ({
    value: 1e6 * (1 / queued[1] - 1 / local),
    note: 'what a game takes longer by one worker process than on one thread here',
  })),
  figureOf('queue_bytes_per_game', 'B', ({ bytes }) => ({
    value: bytes,
    note: 'in the database when all is done: a line of the report and its key',
  })),
];
