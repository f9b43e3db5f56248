import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { err, ok, type Result } from '@qili/rules';
import { isLost } from '@qili/store';
import type { Runner } from 'graphile-worker';
import { sql } from 'kysely';
import { gamesIn } from '../report/tally.ts';
import { startWorkers, type Workers } from '../workers.ts';
import { openGate } from './gate.ts';
import { openLifeline, type Lifeline } from './lifeline.ts';
import { perform } from './perform.ts';
import { guarded, makeKey, openQueue, SCHEMA, silent, TASK, type Queue, type QueueFault } from './queue.ts';
import { jobKey } from './stored-items.ts';
import { sweep } from './sweep.ts';

/** How a worker process works. */
export interface WorkAsked {
  /** Jobs at the same time, each on a thread; as many as there are cores unless given. */
  readonly concurrency?: number | undefined;
  /** How large a thread may grow, in MiB. */
  readonly heap?: number;
  /** Ends the work: jobs that are soon done are finished, the others are given back. */
  readonly signal: AbortSignal;
  /** How soon that is, in milliseconds; eight seconds unless given, since who stops processes often allows ten. */
  readonly finish?: number;
  readonly onStart?: (threads: number) => void;
  /** A job failed and is tried again later. */
  readonly onFailure?: (job: string, message: string) => void;
}

/** What a worker process has done. */
export interface Worked {
  readonly jobs: number;
  readonly games: number;
  readonly seconds: number;
}

/** How long jobs have to be finished once the work is to end, in milliseconds. */
const FINISH = 8000;
/** How long the database has to answer when all is over, in milliseconds. */
const PATIENCE = 2000;
/** How often it is looked whether workers have ended, in milliseconds. */
const SWEEP = 1000;

/** Takes jobs from the queue of a database, until it is told to end or the database goes away. */
export const work = async (url: string, asked: WorkAsked): Promise<Result<Worked, QueueFault>> => {
  const opened = await openQueue(url);
  if (!opened.ok) return opened;
  const queue = opened.value;
  const threads = asked.concurrency ?? availableParallelism();
  const workers = await startWorkers({ workers: threads, heap: asked.heap });
  try {
    return await guarded(queue.address, undefined, () => workWith(queue, workers, threads, asked));
  } finally {
    await workers.destroy();
    await patiently(queue.store.close());
  }
};

/** Waits for what cannot be waited for without end, because it needs a database that may be gone. */
const patiently = async (work: Promise<unknown>): Promise<void> => {
  await Promise.race([work.catch(() => undefined), pause(PATIENCE, undefined, { ref: false })]);
};

const workWith = async (
  queue: Queue,
  workers: Workers,
  threads: number,
  asked: WorkAsked,
): Promise<Result<Worked, QueueFault>> => {
  const began = performance.now();
  const lifeline = await openLifeline(queue);
  const done = { jobs: 0, games: 0, isOver: false };
  const { runner, givenBack } = await startRunner(queue, { workers, threads, lifeline, done, asked });
  const sweeping = sweepNowAndThen(queue, asked);
  asked.onStart?.(threads);
  const ended = new Promise<undefined>((resolve) => {
    asked.signal.addEventListener('abort', () => {
      resolve(undefined);
    });
    if (asked.signal.aborted) resolve(undefined);
  });
  const fault = await Promise.race([lifeline.lost, ended]);
  done.isOver = true;
  sweeping.end();
  if (fault !== undefined) {
    // Others may have our jobs by now. If the database is there again the queue is told, and else it need not be.
    await workers.destroy();
    await patiently(runner.stop().then(givenBack));
    return err(fault);
  }
  const late = setTimeout(() => void workers.destroy(), asked.finish ?? FINISH);
  await runner.stop();
  clearTimeout(late);
  await givenBack();
  lifeline.end();
  return ok({ jobs: done.jobs, games: done.games, seconds: (performance.now() - began) / 1000 });
};

interface Running {
  readonly workers: Workers;
  readonly threads: number;
  readonly lifeline: Lifeline;
  /** What is done; once it is over, nothing is told any more. */
  readonly done: { jobs: number; games: number; isOver: boolean };
  readonly asked: WorkAsked;
}

/** Jobs that did not end before the work had to. */
type GivenBack = () => Promise<void>;

const startRunner = async (
  queue: Queue,
  { workers, threads, lifeline, done, asked }: Running,
): Promise<{ readonly runner: Runner; readonly givenBack: GivenBack }> => {
  const { store } = queue;
  const gate = openGate();
  const unfinished = new Set<string>();
  const { run } = await import('graphile-worker');
  const runner = await run({
    pgPool: store.pool,
    schema: SCHEMA,
    logger: await silent(),
    concurrency: threads,
    noHandleSignals: true,
    pollInterval: 1000,
    preset: { plugins: [aliveBeforeTheFirstJob(lifeline)], worker: TOLD_BEFORE_THE_END },
    taskList: {
      [TASK]: async (payload, { job }) => {
        const key = jobKey.parse(payload);
        try {
          const judged = await perform(store, key, workers.judge, gate);
          if (judged === undefined) return;
          done.jobs++;
          done.games += gamesIn(judged.tally);
        } catch (error) {
          if (done.isOver) unfinished.add(job.id);
          else if (!isLost(error)) asked.onFailure?.(makeKey(key), messageOf(error));
          throw error;
        }
      },
    },
  });
  const givenBack: GivenBack = async () => {
    if (unfinished.size > 0) await giveBack(queue, [...unfinished]);
  };
  return { runner, givenBack };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What becomes of jobs is told to the queue in batches, whose end is waited for and whose failure is caught; single ones are not. */
const TOLD_BEFORE_THE_END = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** No job is taken before others can see that whoever has it is alive. All threads go by the name of their pool. */
const aliveBeforeTheFirstJob = (lifeline: Lifeline): GraphileConfig.Plugin => {
  const held = new Map<string, Promise<void>>();
  return {
    name: 'QiliLifeline',
    version: '0.0.0',
    worker: {
      hooks: {
        startWorker: async (_ctx, { worker }) => {
          const { id } = worker.workerPool;
          const holding = held.get(id) ?? lifeline.hold('worker', id);
          held.set(id, holding);
          await holding;
        },
      },
    },
  };
};

/** What we had to break off is no fault of the jobs: they can be taken at once, and it does not count. */
const giveBack = async ({ store }: Queue, ids: readonly string[]): Promise<void> => {
  await sql`
    with given as (
      select key from ${sql.id(SCHEMA, 'reschedule_jobs')}(${ids}::bigint[], run_at => now(), attempts => 0))
    update audit_jobs set begun_at = null, at = null from given
    where audit = split_part(key, ':', 1)::bigint and job = split_part(key, ':', 2)::integer`.execute(
    store.db,
  );
};

/** Looks for the jobs of workers that have ended, as long as this one is at work. */
const sweepNowAndThen = ({ store }: Queue, { onFailure }: WorkAsked): { readonly end: () => void } => {
  const ending = new AbortController();
  const go = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await sweep(store.db);
      } catch (error) {
        // Where the connection is lost, the lifeline tells.
        if (!isLost(error)) onFailure?.('sweep', messageOf(error));
      }
      await pause(SWEEP, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  void go();
  return {
    end: () => {
      ending.abort();
    },
  };
};
