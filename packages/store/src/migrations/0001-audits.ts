import { sql, type Kysely, type Migration } from 'kysely';

type Schema = Kysely<unknown>;

const addAudits = async (db: Schema): Promise<void> => {
  await sql`
    create table audits (
      id bigint generated always as identity primary key,
      made_at timestamptz not null default now(),
      rules text[] not null,
      natures boolean not null,
      locale text not null,
      missing text[] not null default '{}',
      jobs integer
    )`.execute(db);
  await sql`
    create table audit_jobs (
      audit bigint not null references audits on delete cascade,
      job integer not null,
      size bigint not null,
      begun_at timestamptz,
      deaths smallint not null default 0,
      at integer,
      lost integer[] not null default '{}',
      done_at timestamptz,
      games integer,
      seconds real,
      tally json,
      primary key (audit, job)
    )`.execute(db);
  await sql`create index audit_jobs_waiting on audit_jobs (audit, job) where done_at is null`.execute(db);
};

const addGames = async (db: Schema): Promise<void> => {
  await sql`
    create table audit_items (
      audit bigint not null,
      job integer not null,
      item integer not null,
      kind text not null check (kind in ('bytes', 'lines', 'fault')),
      file text not null,
      after integer not null,
      content bytea not null,
      primary key (audit, job, item),
      foreign key (audit, job) references audit_jobs on delete cascade
    )`.execute(db);
  await sql`
    create table audit_lines (
      audit bigint not null,
      job integer not null,
      item integer not null,
      game integer not null,
      rules smallint not null,
      line json not null,
      primary key (audit, job, item, game, rules),
      foreign key (audit, job) references audit_jobs on delete cascade
    )`.execute(db);
};

/** Audits that many machines share; `tables/audits.ts` says what the columns mean. */
export const audits: Migration = {
  up: async (db) => {
    await addAudits(db);
    await addGames(db);
  },
};
