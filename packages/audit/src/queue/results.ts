import type { AuditLine } from '@qili/protocol';
import type { Database } from '@qili/store';
import { sql, type Transaction } from 'kysely';
import type { Asked } from '../judging/job.ts';
import type { Judged } from '../judging/judge-job.ts';
import { gamesIn } from '../report/tally.ts';
import { judgedTogether } from '../workers.ts';
import type { JobKey } from './queue.ts';

/**
 * Writes what a job has come to, once: whoever comes second, because it was taken for dead while it was not, finds that
 * the job is done and writes nothing. Lines, sums and the end of the job belong into one transaction.
 */
export const writeResults = async (
  db: Transaction<Database>,
  { audit, job }: JobKey,
  asked: Asked,
  /** What each item came to, in order. */
  judged: readonly Judged[],
): Promise<boolean> => {
  const open = await db
    .selectFrom('audit_jobs')
    .select('job')
    .where('audit', '=', audit)
    .where('job', '=', job)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined) return false;
  await insertLines(db, { audit, job }, asked, judged);
  const { tally } = judgedTogether(judged);
  await db
    .updateTable('audit_jobs')
    .set({
      done_at: sql<Date>`now()`,
      seconds: sql<number>`extract(epoch from clock_timestamp() - begun_at)`,
      games: gamesIn(tally),
      at: null,
      tally: JSON.stringify(tally),
    })
    .where('audit', '=', audit)
    .where('job', '=', job)
    .execute();
  return true;
};

const insertLines = async (
  db: Transaction<Database>,
  { audit, job }: JobKey,
  { rules }: Asked,
  judged: readonly Judged[],
): Promise<void> => {
  const rows = judged.flatMap(({ text }, item) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => {
        // We wrote it ourselves, a moment ago.
        const said = JSON.parse(line) as AuditLine;
        return { item, game: said.game ?? 0, rules: 'rules' in said ? rules.indexOf(said.rules) : 0, line };
      }),
  );
  if (rows.length === 0) return;
  await sql`
    insert into audit_lines (audit, job, item, game, rules, line)
    select ${audit}, ${job}, item, game, rules, line::json
    from unnest(${rows.map(({ item }) => item)}::integer[], ${rows.map(({ game }) => game)}::integer[],
      ${rows.map((row) => row.rules)}::smallint[], ${rows.map(({ line }) => line)}::text[])
      as given (item, game, rules, line)`.execute(db);
};

/** What is in a job that is done is not needed any more. */
export const forgetItems = async (db: Transaction<Database>, { audit, job }: JobKey): Promise<void> => {
  await db.deleteFrom('audit_items').where('audit', '=', audit).where('job', '=', job).execute();
};
