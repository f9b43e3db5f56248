import type { Database, Store } from '@qili/store';
import { sql, type Kysely } from 'kysely';
import { judgeItems, type Judged } from '../judging/judge-job.ts';
import { judgedTogether, type Workers } from '../workers.ts';
import { contentOf, putAway, smallest, type Content } from './content.ts';
import type { Gate } from './gate.ts';
import type { JobKey } from './queue.ts';
import { forgetItems, writeResults } from './results.ts';

/**
 * Judges a job and writes what it comes to; answers how many games that are, or nothing where it was done already. A job
 * that has brought a worker down is judged alone, part by part, with a mark in the database of where it is: so
 * its neighbours are not suspected of what it does, and if it happens again it is known which part does it.
 */
export const perform = async (
  { db }: Store,
  key: JobKey,
  judge: Workers['judge'],
  gate: Gate,
): Promise<Judged | undefined> => {
  const content = await contentOf(db, key);
  if (content === undefined) return undefined;
  const { asked, deaths } = content;
  const work = async (): Promise<Judged | undefined> => {
    await begin(db, key);
    const judged = await (deaths === 0
      ? Promise.all(content.items.map((item) => judge([item], asked)))
      : partByPart(content, judge, (part) => mark(db, key, part)));
    const isOurs = await db.transaction().execute(async (inside) => {
      if (!(await writeResults(inside, key, asked, judged))) return false;
      await forgetItems(inside, key);
      return true;
    });
    return isOurs ? judgedTogether(judged) : undefined;
  };
  return deaths === 0 ? gate.together(work) : gate.alone(work);
};

const begin = (db: Kysely<Database>, key: JobKey): Promise<unknown> =>
  jobRow(db, key)
    .set({ begun_at: sql<Date>`clock_timestamp()` })
    .execute();

const mark = (db: Kysely<Database>, key: JobKey, at: number): Promise<unknown> =>
  jobRow(db, key).set({ at }).execute();

const jobRow = (db: Kysely<Database>, { audit, job }: JobKey) =>
  db.updateTable('audit_jobs').where('audit', '=', audit).where('job', '=', job);

/** What each item comes to, its parts judged one after the other but for those that are put away. */
const partByPart = async (
  { items, asked, lost }: Content,
  judge: Workers['judge'],
  onPart: (part: number) => Promise<unknown>,
): Promise<Judged[]> => {
  const all: Judged[] = [];
  let part = 0;
  for (const item of items) {
    const judged: Judged[] = [];
    for (const each of smallest(item)) {
      if (lost.includes(part)) judged.push(judgeItems([putAway(each)], asked));
      else {
        await onPart(part);
        judged.push(await judge([each], asked));
      }
      part++;
    }
    all.push(judgedTogether(judged));
  }
  return all;
};
