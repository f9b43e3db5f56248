import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { err, ok, type Result } from '@qili/rules';
import { sql } from 'kysely';
import type { Audit } from '../audit.ts';
import { reasonOf } from '../judging/judge-item.ts';
import { appender, UnwritableError, type LogFault } from '../report/log.ts';
import { addTally, emptyTally, gamesIn, type Tally } from '../report/tally.ts';
import type { Queue } from './queue.ts';

/** So many jobs are read at one go. */
const PAGE = 100;

/** What an audit that is done comes to: the sums of its jobs, in their order. */
export const summaryOf = async (queue: Queue, audit: number): Promise<Audit> => {
  const { store } = queue;
  const { missing } = await store.db
    .selectFrom('audits')
    .select('missing')
    .where('id', '=', audit)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ readonly seconds: number }>`
    select extract(epoch from coalesce(max(done_at), made_at) - made_at)::float as seconds
    from audits left join audit_jobs on audit = id where id = ${audit} group by id`.execute(store.db);
  const tally = emptyTally();
  for await (const from of pagesOf(queue, audit)) {
    const jobs = await store.db
      .selectFrom('audit_jobs')
      .select('tally')
      .where('audit', '=', audit)
      .where('job', '>=', from)
      .where('job', '<', from + PAGE)
      .orderBy('job')
      .execute();
    // Written by a worker of ours, as its sum of what stands in the lines.
    for (const job of jobs) if (job.tally !== null) addTally(tally, job.tally as Tally);
  }
  return { ...tally, missing, resumed: 0, judged: gamesIn(tally), seconds: rows[0]?.seconds ?? 0 };
};

/** Where pages of jobs begin. */
const pagesOf = async function* ({ store }: Pick<Queue, 'store'>, audit: number): AsyncGenerator<number> {
  const found = await store.db.selectFrom('audits').select('jobs').where('id', '=', audit).executeTakeFirst();
  for (let from = 0; from < (found?.jobs ?? 0); from += PAGE) yield from;
};

/** Writes the report of an audit that is done: the lines as an audit of one machine writes them. A file is never half there. */
export const reportOf = async (
  { store }: Queue,
  audit: number,
  out: string,
): Promise<LogFault | undefined> => {
  const beside = `${out}.${randomUUID()}.part`;
  const written = await writing(beside, async (append) => {
    for await (const from of pagesOf({ store }, audit)) {
      const { rows } = await sql<{ readonly text: string }>`
        select line::text as text from audit_lines
        where audit = ${audit} and job >= ${from} and job < ${from + PAGE}
        order by job, item, game, rules`.execute(store.db);
      await append(rows.map(({ text }) => `${text}\n`).join(''));
    }
  });
  return written ?? (await renamed(beside, out));
};

/** Writes a new file, of which nothing is left if that fails. */
const writing = async (
  name: string,
  content: (append: (text: string) => Promise<void>) => Promise<void>,
): Promise<LogFault | undefined> => {
  const file = await opened(name);
  if (!file.ok) return file.fault;
  let isWhole = false;
  try {
    await content(appender(file.value));
    isWhole = true;
    return undefined;
  } catch (error) {
    if (!(error instanceof UnwritableError)) throw error;
    return { code: 'report-unusable', reason: error.message };
  } finally {
    await file.value.close();
    if (!isWhole) await rm(name, { force: true });
  }
};

const opened = async (name: string): Promise<Result<FileHandle, LogFault>> => {
  try {
    return ok(await open(name, 'wx'));
  } catch (error) {
    return err({ code: 'report-unusable', reason: reasonOf(error) });
  }
};

const renamed = async (from: string, to: string): Promise<LogFault | undefined> => {
  try {
    await rename(from, to);
    return undefined;
  } catch (error) {
    await rm(from, { force: true });
    return { code: 'report-unusable', reason: reasonOf(error) };
  }
};
