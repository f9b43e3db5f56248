import { setTimeout as pause } from 'node:timers/promises';
import { ok, type Result } from '@qili/rules';
import { sql } from 'kysely';
import type { AuditAsked } from '../audit.ts';
import { jobsOf, portionsOf } from '../input/items.ts';
import { placesOf } from '../input/places.ts';
import type { Asked, Job } from '../judging/job.ts';
import { addToQueue, guarded, SCHEMA, TASK, type JobKey, type Queue, type QueueFault } from './queue.ts';
import { openLifeline } from './lifeline.ts';
import { storedItem } from './stored-items.ts';

/** An audit that workers have been asked for. */
export interface Queued {
  /** By which it is known from now on; undefined where no path led anywhere, so that there is nothing to do. */
  readonly audit: number | undefined;
  /** Paths that led nowhere. */
  readonly missing: readonly string[];
}

/** An audit, without what is up to whoever waits for it. */
export interface EnqueueAsked extends Pick<AuditAsked, keyof Asked | 'paths' | 'except'> {
  /** So many jobs may wait in the queue. */
  readonly most?: number;
  /** The audit has its number. */
  readonly onNumber?: (audit: number) => void;
}

/** Divides an archive into jobs, and puts them into the queue as they are read: workers begin before the end is reached. */
export const enqueueAudit = async (
  queue: Queue,
  asked: EnqueueAsked,
): Promise<Result<Queued, QueueFault>> => {
  const { missing, files } = await placesOf(asked.paths, asked.except ?? []);
  if (missing.length === asked.paths.length) return ok({ audit: undefined, missing });
  return guarded(queue.address, undefined, async () => {
    const { rules, natures, locale } = asked;
    const { id: audit } = await queue.store.db
      .insertInto('audits')
      .values({ rules: [...rules], natures, locale, missing: [...missing] })
      .returning('id')
      .executeTakeFirstOrThrow();
    asked.onNumber?.(audit);
    const lifeline = await openLifeline(queue);
    try {
      await lifeline.hold('reader', String(audit));
      let job = 0;
      for await (const each of jobsOf(
        portionsOf(files(), () => 0),
        sizeFor(asked),
      )) {
        if (job % BETWEEN === 0) await untilThereIsRoom(queue, asked.most ?? WAITING);
        await addJob(queue, { audit, job: job++ }, each);
      }
      await queue.store.db.updateTable('audits').set({ jobs: job }).where('id', '=', audit).execute();
    } finally {
      lifeline.end();
    }
    return ok({ audit, missing });
  });
};

/** So many bytes of games are judged in about a second by one thread, under one rule set. */
const SECOND = { survey: 512 * 1024, natures: 64 * 1024 };

/** How large a job is, so that it is worth the way and yet is soon done again if its worker ends. */
const sizeFor = ({ rules, natures }: Asked): number =>
  (natures ? SECOND.natures : SECOND.survey) / Math.min(rules.length, 8);

/**
 * An archive is read no further ahead of the workers than this: the database need not hold all of it, and whoever looks
 * through the queue finds it short.
 */
const WAITING = 10_000;
/** It is asked how many wait once in so many jobs, and then so often until they are fewer, in milliseconds. */
const BETWEEN = 100;
const AGAIN = 1000;

const untilThereIsRoom = async ({ store }: Queue, most: number): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ readonly waiting: number }>`
      select count(*) as waiting from ${sql.id(SCHEMA, 'jobs')} where task_identifier = ${TASK}`.execute(
      store.db,
    );
    if ((rows[0]?.waiting ?? 0) < most) return;
    await pause(AGAIN);
  }
};

/** A job with all that is in it, and its place in the queue: all or nothing of it. */
const addJob = ({ store }: Queue, key: JobKey, { items, size }: Job): Promise<void> =>
  store.db.transaction().execute(async (db) => {
    await db
      .insertInto('audit_jobs')
      .values({ ...key, size })
      .execute();
    const stored = items.filter((item) => item.kind !== 'lines' || item.lines.length > 0).map(storedItem);
    if (stored.length > 0)
      await sql`
        insert into audit_items (audit, job, item, kind, file, after, content)
        select ${key.audit}, ${key.job}, number - 1, kind, file, after, content
        from unnest(${stored.map(({ kind }) => kind)}::text[], ${stored.map(({ file }) => file)}::text[],
          ${stored.map(({ after }) => after)}::integer[], ${stored.map(({ content }) => Buffer.from(content))}::bytea[])
          with ordinality as given (kind, file, after, content, number)`.execute(db);
    await addToQueue(db, key);
  });
