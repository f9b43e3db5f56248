import type { Database } from '@qili/store';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Item } from '../judging/job.ts';
import { judgeItems } from '../judging/judge-job.ts';
import { askedOf, putAway, smallest, storedIn } from './content.ts';
import { heldLocks, LOCKS, parseKey, SCHEMA, TASK, type JobKey } from './queue.ts';
import { writeResults } from './results.ts';
import { itemStored, type StoredItem } from './stored-items.ts';

/** So many workers may end in the midst of a job before what they were at is put away. */
const DEATHS = 3;
/** So many parts of a job are put away before all of it is. */
const PARTS = 3;

interface Found {
  readonly id: string;
  readonly key: string;
  readonly locked_by: string;
}

/**
 * Looks after what no worker looks after any more. The queue by itself would take a job from a worker that was killed
 * after four hours; here the locks of the living tell at once who is none of them. Several workers
 * may sweep, one does at a time. Answers how many jobs were given back and put away.
 */
export const sweep = (
  db: Kysely<Database>,
): Promise<{ readonly givenBack: number; readonly putAway: number }> =>
  db.transaction().execute(async (inside) => {
    const { rows } = await sql<{ readonly mine: boolean }>`
      select pg_try_advisory_xact_lock(${LOCKS.sweep}::integer, 0) as mine`.execute(inside);
    if (rows[0]?.mine !== true) return { givenBack: 0, putAway: 0 };
    const orphans = await orphaned(inside);
    if (orphans.length > 0) await giveBack(inside, orphans);
    const hopeless = await hopelessIn(inside);
    for (const { key } of hopeless) await putJobAway(inside, parseKey(key));
    const ids = hopeless.map(({ id }) => id);
    if (ids.length > 0)
      await sql`select 1 from ${sql.id(SCHEMA, 'complete_jobs')}(${ids}::bigint[])`.execute(inside);
    return { givenBack: orphans.length, putAway: hopeless.length };
  });

const jobs = sql.id(SCHEMA, 'jobs');

/** Jobs that are with a worker which is not alive: it does not hold the lock of its name. */
const orphaned = async (db: Transaction<Database>): Promise<readonly Found[]> => {
  const { rows } = await sql<Found>`
    select id::text, key, locked_by from ${jobs}
    where task_identifier = ${TASK} and locked_by is not null and not exists (
      select from ${heldLocks} as held
      where kind = ${LOCKS.worker} and number = hashtext(locked_by)::bigint & 4294967295)`.execute(db);
  return rows;
};

/** Lets others take the jobs; a death is counted where judging had begun, and perhaps brought it about. */
const giveBack = async (db: Transaction<Database>, orphans: readonly Found[]): Promise<void> => {
  const names = [...new Set(orphans.map((found) => found.locked_by))];
  const ids = orphans.map(({ id }) => id);
  await sql`select ${sql.id(SCHEMA, 'force_unlock_workers')}(${names}::text[])`.execute(db);
  for (const { key } of orphans) await countDeath(db, parseKey(key));
  await sql`select 1 from ${sql.id(SCHEMA, 'reschedule_jobs')}(
    ${ids}::bigint[], run_at => now(), attempts => 0)`.execute(db);
};

const countDeath = (db: Transaction<Database>, { audit, job }: JobKey): Promise<unknown> =>
  sql`
    update audit_jobs set
      deaths = case when at is null or deaths + 1 < ${DEATHS} then deaths + 1 else 1 end,
      lost = case when at is null or deaths + 1 < ${DEATHS} then lost else lost || at end,
      at = null,
      begun_at = null
    where audit = ${audit} and job = ${job} and begun_at is not null and done_at is null`.execute(db);

/** Jobs that are given up: they failed too often, or bring every worker down. */
const hopelessIn = async (db: Transaction<Database>): Promise<readonly Omit<Found, 'locked_by'>[]> => {
  const { rows } = await sql<Found>`
    select id::text, key from ${jobs}
    where task_identifier = ${TASK} and locked_by is null and (attempts >= max_attempts or key in (
      select audit || ':' || job from audit_jobs
      where done_at is null and (deaths >= ${DEATHS} or cardinality(lost) >= ${PARTS})))`.execute(db);
  return rows;
};

/** Names every game of the job, or file where its games are not known, as put away. What was in it is kept. */
const putJobAway = async (db: Transaction<Database>, key: JobKey): Promise<void> => {
  const asked = await askedOf(db, key);
  if (asked === undefined) return;
  const stored = await storedIn(db, key);
  const judged = stored.map((item) => judgeItems(partsStored(item).map(putAway), asked));
  await writeResults(db, key, asked, judged);
};

/** The parts, though perhaps nobody understands what is in them. */
const partsStored = (item: StoredItem): readonly Item[] =>
  item.kind === 'lines'
    ? smallest(itemStored(item))
    : [{ kind: 'fault', name: item.file, fault: { code: 'put-away' } }];
