import type { Database } from '@qili/store';
import { LOCALES, RULE_SETS } from '@qili/rules';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Asked, Item } from '../judging/job.ts';
import { partsOf } from '../workers.ts';
import type { JobKey } from './queue.ts';
import { itemStored, type StoredItem } from './stored-items.ts';

const askedKept: z.ZodType<Asked> = z.object({
  rules: z.array(z.enum(RULE_SETS)),
  natures: z.boolean(),
  locale: z.enum(LOCALES),
});

/** How the audit of a job is asked for, and what is in the job. */
export interface Content {
  readonly asked: Asked;
  readonly items: readonly Item[];
  /** How many workers have ended in the midst of it. */
  readonly deaths: number;
  /** Parts that are put away. */
  readonly lost: readonly number[];
}

/** What is in a job that is not done yet. */
export const contentOf = async (db: Kysely<Database>, key: JobKey): Promise<Content | undefined> => {
  const asked = await askedOf(db, key);
  if (asked === undefined) return undefined;
  const stored = await storedIn(db, key);
  const { deaths, lost } = await db
    .selectFrom('audit_jobs')
    .select(['deaths', 'lost'])
    .where('audit', '=', key.audit)
    .where('job', '=', key.job)
    .executeTakeFirstOrThrow();
  return { asked, items: stored.map(itemStored), deaths, lost };
};

/** How the audit is asked for, as long as the job is not done; throws where it asks for what this version does not know. */
export const askedOf = async (db: Kysely<Database>, { audit, job }: JobKey): Promise<Asked | undefined> => {
  const found = await db
    .selectFrom('audit_jobs')
    .innerJoin('audits', 'audits.id', 'audit_jobs.audit')
    .select(['rules', 'natures', 'locale'])
    .where('audit', '=', audit)
    .where('job', '=', job)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return found === undefined ? undefined : askedKept.parse(found);
};

/** The items of a job, in order. */
export const storedIn = (db: Kysely<Database>, { audit, job }: JobKey): Promise<StoredItem[]> =>
  db
    .selectFrom('audit_items')
    .select(['kind', 'file', 'after', 'content'])
    .where('audit', '=', audit)
    .where('job', '=', job)
    .orderBy('item')
    .execute();

/** The smallest parts that can be judged by themselves: games that stand in lines, or a whole file. */
export const smallest = (item: Item): readonly Item[] => {
  const parts = partsOf([item]);
  return parts.length === 0 ? [item] : parts.flat();
};

/** Stands for a part that is judged no more. */
export const putAway = (item: Item): Item => ({
  kind: 'fault',
  name: item.name,
  ...(item.kind === 'lines' ? { game: item.after + 1 } : {}),
  fault: { code: 'put-away' },
});
