import path from 'node:path';
import process from 'node:process';
import type { Asked, Item, Job } from './judging/job.ts';
import { judgeItems, type Judged } from './judging/judge-job.ts';
import { addTally, emptyTally } from './report/tally.ts';

/** What a job came to. */
export interface Done extends Judged {
  readonly size: number;
}

/** Threads that judge. */
export interface Workers {
  /** Judges; never fails, for what breaks a worker gives a line that says so. */
  readonly judge: (items: readonly Item[], asked: Asked) => Promise<Judged>;
  /** Waits for what they are at. */
  readonly close: () => Promise<void>;
  /** Does not: what they are at is given up, and fails. */
  readonly destroy: () => Promise<void>;
}

/** How large a worker may grow, in MiB, before it is given up together with what it is at. */
const HEAP = 512;
/** Room for what lives briefly; more is quicker by little and larger by much. */
const NURSERY = 16;

const EXTENSION = path.extname(import.meta.url);
const WORKER = new URL(`./audit-worker${EXTENSION}`, import.meta.url);
/** Node does not read TypeScript by itself: tests and benches run from the sources. */
const sourceArgs = (): string[] => [
  '--import',
  new URL('../../../scripts/typescript.mjs', import.meta.url).href,
  '--conditions=@qili/source',
];

export const startWorkers = async (options: {
  readonly workers: number;
  readonly heap?: number | undefined;
}): Promise<Workers> => {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<{ items: readonly Item[]; asked: Asked }, Judged>({
    filename: WORKER.href,
    minThreads: options.workers,
    maxThreads: options.workers,
    recordTiming: false,
    resourceLimits: {
      maxOldGenerationSizeMb: options.heap ?? HEAP,
      maxYoungGenerationSizeMb: NURSERY,
    },
    execArgv: EXTENSION === '.ts' ? sourceArgs() : process.execArgv,
  });
  const judge: Workers['judge'] = async (items, asked) => {
    try {
      return await pool.run({ items, asked }, { name: 'judge' });
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      return judgeApart(items, asked, judge);
    }
  };
  return { judge, close: () => pool.close(), destroy: () => pool.destroy() };
};

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** What broke a worker is judged again in ever smaller parts, until what is left is what breaks it. */
const judgeApart = async (items: readonly Item[], asked: Asked, judge: Workers['judge']): Promise<Judged> => {
  const parts = partsOf(items);
  if (parts.length === 0) return judgeItems(items.map(lost), asked);
  const all: Judged[] = [];
  for (const part of parts) all.push(await judge(part, asked));
  return judgedTogether(all);
};

/** What several things come to, one after the other. */
export const judgedTogether = (all: readonly Judged[]): Judged => {
  const tally = emptyTally();
  for (const each of all) addTally(tally, each.tally);
  return { text: all.map(({ text }) => text).join(''), tally };
};

/** The items one by one; the lines of a single one by themselves; nothing where it cannot be divided. */
export const partsOf = (items: readonly Item[]): Item[][] => {
  const [item, other] = items;
  if (other !== undefined) return items.map((each) => [each]);
  if (item?.kind !== 'lines' || item.lines.length < 2) return [];
  return item.lines.map((line, i) => [{ ...item, lines: [line], after: item.after + i }]);
};

const lost = (item: Item): Item => ({
  kind: 'fault',
  name: item.name,
  ...(item.kind === 'lines' ? { game: item.after + 1 } : {}),
  fault: { code: 'worker-lost' },
});

/** Judges jobs on all workers at once and answers in the order in which they come. No more are taken in than workers need to stay busy. */
export const judgeAll = async function* (
  jobs: AsyncIterable<Job>,
  asked: Asked,
  { judge }: Workers,
  count: number,
): AsyncGenerator<Done> {
  const waiting: { readonly job: Job; readonly done: Promise<Judged> }[] = [];
  let weight = 0;
  const next = async (): Promise<Done[]> => {
    const first = waiting.shift();
    if (first === undefined) return [];
    weight -= first.job.weight;
    return [{ ...(await first.done), size: first.job.size }];
  };
  for await (const job of jobs) {
    const done = judge(job.items, asked);
    // Failure is met where the answer is awaited; until then it is nobody's.
    done.catch(() => undefined);
    waiting.push({ job, done });
    weight += job.weight;
    while (waiting.length >= QUEUED * count || weight > MOST_WEIGHT) yield* await next();
  }
  while (waiting.length > 0) yield* await next();
};

/** Jobs taken in for each worker: while one takes long, the others go on. */
const QUEUED = 16;
/** Bytes held for jobs that are taken in; a single one may be larger. */
const MOST_WEIGHT = 32 * 2 ** 20;
