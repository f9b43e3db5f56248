import { setTimeout as pause } from 'node:timers/promises';
import { err, ok, type Result } from '@qili/rules';
import { sql } from 'kysely';
import type { Audit, Progress } from '../audit.ts';
import { fileFault } from '../report/log.ts';
import { reportOf, summaryOf } from './collect.ts';
import { guarded, heldLocks, LOCKS, type Queue, type QueueFault } from './queue.ts';

/** What happens while one waits for an audit, and where its report goes. */
export interface FollowAsked {
  /** A file for the report, written when all is done; one that is there must be a report. */
  readonly out?: string | undefined;
  readonly onProgress?: (progress: Progress) => void;
  /** Nobody works on the queue; told once, after a while. */
  readonly onIdle?: () => void;
}

/** Waits until the workers are done with an audit, then reads what it comes to. */
export const followAudit = async (
  queue: Queue,
  audit: number,
  { out, onProgress, onIdle }: FollowAsked,
): Promise<Result<Audit, QueueFault>> => {
  const unfit = out === undefined ? undefined : await fileFault(out);
  if (unfit !== undefined) return err(unfit);
  return guarded(queue.address, audit, async () => {
    const idle = patience(onIdle);
    for (;;) {
      const asked = performance.now();
      const state = await stateOf(queue, audit);
      if (state === undefined) return err({ code: 'audit-unknown', audit });
      const { bytes, size: of, games } = state;
      onProgress?.({ bytes, of, games });
      if (state.jobs === state.done) break;
      if (state.jobs === null && !state.isRead)
        return err({ code: 'audit-unread', audit, jobs: state.known });
      idle(state.workers);
      // Asking takes longer the more jobs there are, and is never more than a twentieth of what the database does.
      await pause(Math.max(AGAIN, 20 * (performance.now() - asked)));
    }
    if (out !== undefined) {
      const fault = await reportOf(queue, audit, out);
      if (fault !== undefined) return err(fault);
    }
    return ok(await summaryOf(queue, audit));
  });
};

/** How often it is asked how far the workers are, in milliseconds. */
const AGAIN = 250;
/** So long nobody may be at work before it is said, in milliseconds. */
const PATIENCE = 3000;

/** Tells once when nobody has been at work for a while. */
const patience = (onIdle: FollowAsked['onIdle']): ((workers: number) => void) => {
  let since = performance.now();
  let isTold = false;
  return (workers) => {
    if (workers > 0) since = performance.now();
    if (isTold || performance.now() - since < PATIENCE) return;
    isTold = true;
    onIdle?.();
  };
};

/** How far an audit is. */
interface State {
  /** How many jobs it has; null until the archive is read. */
  readonly jobs: number | null;
  /** How many of them are known, and how many done. */
  readonly known: number;
  readonly done: number;
  /** Bytes of all that are known, and of those done. */
  readonly size: number;
  readonly bytes: number;
  readonly games: number;
  /** Whether someone is reading the archive. */
  readonly isRead: boolean;
  /** Processes that are at work, on whatever audit. */
  readonly workers: number;
}

const stateOf = async ({ store }: Queue, audit: number): Promise<State | undefined> => {
  const { rows } = await sql<State>`
    with held as ${heldLocks}
    select audits.jobs, count(job) as known, count(done_at) as done, coalesce(sum(size), 0)::bigint as size,
      coalesce(sum(size) filter (where done_at is not null), 0)::bigint as bytes, coalesce(sum(games), 0)::bigint as games,
      exists (select from held where kind = ${LOCKS.reader}
        and number = hashtext(${String(audit)})::bigint & 4294967295) as "isRead",
      (select count(*) from held where kind = ${LOCKS.worker}) as workers
    from audits left join audit_jobs on audit = id where id = ${audit} group by id`.execute(store.db);
  return rows[0];
};
