import process from 'node:process';
import { Option, type Command } from 'commander';
import { commandNamed, wholeNumberIn } from '../terminal/command.ts';
import type { Session } from '../terminal/session.ts';

interface WorkerOptions {
  readonly database: string;
  readonly concurrency?: number;
}

/** What asks a process to end: a terminal, and whoever looks after processes. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** `qili worker`: judges what `qili audit --database` has put into a database, until it is told to end. */
export const workerCommand = (session: Session): Command => {
  const { words } = session;
  return commandNamed('worker', session)
    .addOption(new Option('--database <url>', words.option.databaseToWorkFor).makeOptionMandatory())
    .addOption(new Option('--concurrency <n>', words.option.concurrency).argParser(wholeNumberIn(words)))
    .action((options: WorkerOptions) => workFor(options, session));
};

const workFor = async ({ database, concurrency }: WorkerOptions, session: Session): Promise<void> => {
  const { work } = await import('@qili/audit');
  const { words, json, say, warn, complain } = session;
  const told = (event: object, text: string): void => {
    say(json ? JSON.stringify(event) : text);
  };
  let leave = (): void => undefined;
  const done = await work(database, {
    concurrency: concurrency === 0 ? undefined : concurrency,
    signal: endOf(process),
    onStart: (threads) => {
      leave = leaveSoon;
      // The queue writes its troubles there, past the logger that it was given; we say them ourselves.
      console.error = console.trace = () => undefined;
      told({ started: { threads } }, words.queue.atWork(threads));
    },
    onFailure: (job, message) => {
      warn(words.queue.jobFailed(job, message));
    },
  });
  if (!done.ok) {
    const { queueProblem } = await import('../auditing/faults.ts');
    complain(queueProblem(done.fault, session, undefined));
    leave();
    return;
  }
  const { jobs, games, seconds } = done.value;
  told({ ended: done.value }, words.queue.worked(jobs, games, seconds.toFixed(1)));
};

/** The queue tries long to tell a database that is gone what became of its jobs; that must not keep the process. */
const leaveSoon = (): void => {
  setTimeout(() => process.exit(), 500).unref();
};

/** Told once; a second signal ends the process at once. */
const endOf = (program: NodeJS.Process): AbortSignal => {
  const ending = new AbortController();
  for (const signal of SIGNALS)
    program.once(signal, () => {
      ending.abort();
    });
  return ending.signal;
};
