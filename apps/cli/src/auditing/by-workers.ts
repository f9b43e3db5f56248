import type { Audit, EnqueueAsked, Queue } from '@qili/audit';
import { showProgress } from '../terminal/progress.ts';
import type { Session } from '../terminal/session.ts';
import { queueProblem } from './faults.ts';

/** What an audit by the workers of a database is asked for with. */
interface Asked extends Omit<EnqueueAsked, 'paths'> {
  readonly out?: string | undefined;
  readonly detach?: true | undefined;
  readonly follow?: number | undefined;
}

/** Hands an archive to the workers of a database, or comes back to one that they have; answers what it comes to. */
export const auditByWorkers = async (
  database: string,
  paths: readonly string[],
  asked: Asked,
  session: Session,
): Promise<Audit | undefined> => {
  const { openQueue } = await import('@qili/audit');
  const opened = await openQueue(database);
  if (!opened.ok) {
    session.complain(queueProblem(opened.fault, session, undefined));
    return undefined;
  }
  const queue = opened.value;
  try {
    const audit = asked.follow ?? (await enqueued(queue, paths, asked, session));
    if (audit === undefined || asked.detach === true) return undefined;
    return await followed(queue, audit, asked.out, session);
  } finally {
    await queue.store.close();
  }
};

/** The number of a new audit; undefined where there is nothing to audit, or no database any more. */
const enqueued = async (
  queue: Queue,
  paths: readonly string[],
  asked: Asked,
  session: Session,
): Promise<number | undefined> => {
  const { enqueueAudit } = await import('@qili/audit');
  const { words, warn, complain, say, json } = session;
  const onNumber = (audit: number): void => {
    if (asked.detach !== true) warn(words.queue.queued(audit));
  };
  const done = await enqueueAudit(queue, { ...asked, paths, onNumber });
  if (!done.ok) {
    complain(queueProblem(done.fault, session, undefined));
    return undefined;
  }
  const { audit, missing } = done.value;
  // Otherwise they are told with all else that is found.
  if (audit === undefined || asked.detach === true)
    for (const file of missing) complain({ code: 'file-missing', message: words.missing, where: { file } });
  if (audit !== undefined && asked.detach === true) say(json ? JSON.stringify({ audit }) : String(audit));
  return audit;
};

const followed = async (
  queue: Queue,
  audit: number,
  out: string | undefined,
  session: Session,
): Promise<Audit | undefined> => {
  const { followAudit } = await import('@qili/audit');
  const { words, warn, complain } = session;
  const progress = await showProgress(words);
  const done = await followAudit(queue, audit, {
    out,
    onIdle: () => {
      warn(words.queue.nobodyAtWork);
    },
    ...(progress === undefined ? {} : { onProgress: progress.tell }),
  });
  progress?.stop();
  if (done.ok) return done.value;
  complain(queueProblem(done.fault, session, out));
  return undefined;
};
