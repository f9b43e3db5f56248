import { availableParallelism } from 'node:os';
import { err, ok, type Result } from '@qili/rules';
import { jobsOf, portionsOf } from './input/items.ts';
import { placesOf, type Places } from './input/places.ts';
import type { Asked } from './judging/job.ts';
import { noLog, openLog, UnwritableError, type Log, type LogFault } from './report/log.ts';
import { addTally, gamesIn, type Tally } from './report/tally.ts';
import { judgeAll, startWorkers } from './workers.ts';

/** An audit: what, how, and where its report goes. */
export interface AuditAsked extends Asked {
  /** Files, folders, patterns, and `-` for standard input. */
  readonly paths: readonly string[];
  /** Threads that judge; as many as there are cores unless given. */
  readonly workers?: number | undefined;
  /** The report, which is gone on with if it is there. */
  readonly out?: string | undefined;
  /** Files among those to audit that are none of them. */
  readonly except?: readonly string[];
  /** How large a worker may grow before what it is at is given up, in MiB. */
  readonly heap?: number;
  readonly onProgress?: (progress: Progress) => void;
}

/** How far an audit has come, in bytes of its files and in games of this run. */
export interface Progress {
  readonly bytes: number;
  /** Of all files; what standard input holds is not known. */
  readonly of: number;
  readonly games: number;
}

/** What an archive comes to. */
export interface Audit extends Tally {
  /** Paths that led nowhere. */
  readonly missing: readonly string[];
  /** Games that were in the report already. */
  readonly resumed: number;
  /** Games of this run, and what it took. */
  readonly judged: number;
  readonly seconds: number;
}

/** Judges every game of an archive, on several threads, and writes a line for each, in the order of the files whatever the number of threads. */
export const audit = async (asked: AuditAsked): Promise<Result<Audit, LogFault>> => {
  const { paths, out, except = [] } = asked;
  const places = await placesOf(paths, out === undefined ? except : [...except, out]);
  const isThere = places.missing.length < paths.length;
  const opened = out === undefined || !isThere ? ok(noLog()) : await openLog(out, asked);
  if (!opened.ok) return opened;
  const log = opened.value;
  const resumed = gamesIn(log.tally);
  const began = performance.now();
  try {
    if (isThere) await judgeArchive(places, log, asked);
  } catch (error) {
    if (!(error instanceof UnwritableError)) throw error;
    return err({ code: 'report-unusable', reason: error.message });
  } finally {
    await log.close();
  }
  const seconds = (performance.now() - began) / 1000;
  const judged = gamesIn(log.tally) - resumed;
  return ok({ ...log.tally, missing: places.missing, resumed, judged, seconds });
};

const judgeArchive = async (places: Places, log: Log, asked: AuditAsked): Promise<void> => {
  const { rules, natures, locale, heap, onProgress } = asked;
  const count = asked.workers ?? availableParallelism();
  const of = onProgress === undefined ? 0 : await sizeOf(places);
  const workers = await startWorkers({ workers: count, heap });
  const how = { rules, natures, locale };
  const jobs = jobsOf(portionsOf(places.files(), log.past));
  const before = gamesIn(log.tally);
  let bytes = 0;
  try {
    for await (const done of judgeAll(jobs, how, workers, count)) {
      await log.append(done.text);
      addTally(log.tally, done.tally);
      bytes += done.size;
      onProgress?.({ bytes, of, games: gamesIn(log.tally) - before });
    }
  } finally {
    await workers.close();
  }
};

const sizeOf = async ({ files }: Places): Promise<number> => {
  let sum = 0;
  for await (const { size } of files()) sum += size;
  return sum;
};
