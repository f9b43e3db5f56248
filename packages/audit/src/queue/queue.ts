import { err, ok, type Result } from '@qili/rules';
import {
  isLost,
  openStore,
  parsePlace,
  serverFaultOf,
  type Address,
  type Database,
  type ServerFault,
  type Store,
  type StoreFault,
} from '@qili/store';
import type { Logger } from 'graphile-worker';
import { sql, type Kysely } from 'kysely';
import type { LogFault } from '../report/log.ts';

/** A database on a server, with the queue of jobs in it. */
export interface Queue {
  readonly store: Store;
  readonly address: Address;
}

/** Why an audit cannot be handed to other machines, or taken from them. */
export type QueueFault =
  | StoreFault
  | LogFault
  /** A database that is embedded: one process has it, so no worker can share it. */
  | { readonly code: 'queue-needs-server' }
  | { readonly code: 'audit-unknown'; readonly audit: number }
  /** Whoever read the archive was stopped before its end, so that there is no end to wait for. */
  | { readonly code: 'audit-unread'; readonly audit: number; readonly jobs: number }
  /** The database went away. The audit, if it has a number, goes on where its workers reach it. */
  | { readonly code: 'audit-cut-off'; readonly audit: number; readonly fault: ServerFault };

/** Where graphile-worker keeps its tables, and how it calls a job of ours. */
export const SCHEMA = 'qili_queue';
export const TASK = 'audit';

/** So often a job may fail, later and later again, before it is put away. Workers that end are counted apart. */
const ATTEMPTS = 5;

/** Classes of our advisory locks. A number and one of these tell who is at work, and what on. */
export const LOCKS = { worker: 1_902_734_441, reader: 1_902_734_442, sweep: 1_902_734_443 } as const;

/** Opens the database of a queue, and makes the queue where there is none. */
export const openQueue = async (url: string): Promise<Result<Queue, QueueFault>> => {
  const place = parsePlace(url);
  if (!place.ok) return place;
  if (place.value.kind !== 'server') return err({ code: 'queue-needs-server' });
  const { address } = place.value;
  const opened = await openStore(url);
  if (!opened.ok) return opened;
  const store = opened.value;
  try {
    const { runMigrations } = await import('graphile-worker');
    await runMigrations({ pgPool: store.pool, schema: SCHEMA, logger: await silent() });
    return ok({ store, address });
  } catch (error) {
    await store.close();
    return err(serverFaultOf(error, address));
  }
};

/** The queue tells its troubles by events; it need not write on our streams. */
export const silent = async (): Promise<Logger> => {
  const graphile = await import('graphile-worker');
  return new graphile.Logger(() => () => undefined);
};

/** A job of an audit. */
export interface JobKey {
  readonly audit: number;
  readonly job: number;
}

/** What the queue knows a job by. */
export const makeKey = ({ audit, job }: JobKey): string => `${String(audit)}:${String(job)}`;

export const parseKey = (key: string): JobKey => {
  const [audit = NaN, job = NaN] = key.split(':').map(Number);
  return { audit, job };
};

/** Puts a job into the queue; part of the transaction that makes its rows. */
export const addToQueue = (db: Kysely<Database>, key: JobKey): Promise<unknown> =>
  sql`select 1 from ${sql.id(SCHEMA, 'add_job')}(
    ${TASK}::text, ${JSON.stringify(key)}::json, max_attempts => ${ATTEMPTS}, job_key => ${makeKey(key)}::text)`.execute(
    db,
  );

/** The locks that are held in this database, as rows `(kind, number)`. */
export const heldLocks = sql<{ readonly kind: number; readonly number: number }>`(
  select classid::bigint as kind, objid::bigint as number from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2
    and database = (select oid from pg_database where datname = current_database()))`;

/** Does what needs the database; where that goes away, or reports trouble, there is a fault. */
export const guarded = async <T>(
  address: Address,
  audit: number | undefined,
  work: () => Promise<Result<T, QueueFault>>,
): Promise<Result<T, QueueFault>> => {
  try {
    return await work();
  } catch (error) {
    const fault = serverFaultOf(error, address);
    return err(audit !== undefined && isLost(error) ? { code: 'audit-cut-off', audit, fault } : fault);
  }
};
