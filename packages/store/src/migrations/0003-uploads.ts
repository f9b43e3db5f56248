import { sql, type Kysely, type Migration } from 'kysely';

/** Archives that were uploaded; `tables/uploads.ts` says what the columns mean. */
export const uploads: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table uploads (
        id text primary key,
        made_at timestamptz not null default now(),
        name text not null,
        rules text[] not null,
        locale text not null,
        status text not null check (status in ('waiting', 'running', 'done', 'failed', 'interrupted')),
        games integer not null,
        report json
      )`.execute(db);
  },
};
