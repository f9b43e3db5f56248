import path from 'node:path';
import process from 'node:process';
import { Piscina } from 'piscina';
import type { Answer, Task } from './task.ts';

/** Why the pool did not answer: too much waits already, it took too long, or it broke the thread that tried. */
export type PoolFault = 'full' | 'too-slow' | 'broken';

export interface PoolOptions {
  readonly workers: number;
  /** Tasks that may wait for a thread. */
  readonly queue: number;
  /** How long a task may take, waiting included, in milliseconds. */
  readonly patience: number;
}

/** Threads that judge, so that the one that serves never stands still. */
export interface Pool {
  readonly ask: (task: Task) => Promise<Answer | PoolFault>;
  /** Tasks that wait. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

/** How large a thread may grow before it is given up together with what it is at, in MiB. */
const HEAP = 256;
/** Room for what lives briefly: answers do, and a thread that gives it more grows by as much. */
const NURSERY = 16;

const EXTENSION = path.extname(import.meta.url);
const WORKER = new URL(`./judging-worker${EXTENSION}`, import.meta.url);
/** Node does not read TypeScript by itself: tests run from the sources. */
const sourceArgs = (): string[] => [
  '--import',
  new URL('../../../../scripts/typescript.mjs', import.meta.url).href,
  '--conditions=@qili/source',
];

/** Starts the threads. A task that takes too long loses its thread, and another takes its place. */
export const startPool = ({ workers, queue, patience }: PoolOptions): Pool => {
  const piscina = new Piscina<Task, Answer>({
    filename: WORKER.href,
    name: 'answer',
    minThreads: workers,
    maxThreads: workers,
    maxQueue: queue,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: HEAP, maxYoungGenerationSizeMb: NURSERY },
    execArgv: EXTENSION === '.ts' ? sourceArgs() : process.execArgv,
  });
  // A thread that dies is met where its task is awaited.
  piscina.on('error', () => undefined);
  const ask = async (task: Task): Promise<Answer | PoolFault> => {
    if (piscina.queueSize >= queue) return 'full';
    try {
      return await piscina.run(task, { signal: AbortSignal.timeout(patience) });
    } catch (error) {
      return faultOf(error);
    }
  };
  return { ask, waiting: () => piscina.queueSize, close: () => piscina.destroy() };
};

const faultOf = (error: unknown): PoolFault => {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'too-slow';
  if (error.message === 'Task queue is at limit') return 'full';
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || error.message.includes('Worker')) return 'broken';
  throw error;
};
