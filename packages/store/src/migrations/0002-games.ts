import { sql, type Kysely, type Migration } from 'kysely';

/** Live games; `tables/games.ts` says what the columns mean. */
export const games: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      create table live_games (
        id text primary key,
        red bytea not null,
        black bytea not null,
        arbiter bytea not null,
        opened_at timestamptz not null,
        is_over boolean not null default false
      )`.execute(db);
    await sql`create index live_games_going on live_games (id) where not is_over`.execute(db);
    await sql`
      create table live_steps (
        game text not null references live_games on delete cascade,
        seq integer not null,
        at bigint not null,
        take integer not null,
        ply integer,
        message text,
        events json not null,
        primary key (game, seq),
        unique (game, take, ply),
        unique (game, message)
      )`.execute(db);
    await sql`
      create table live_pulse (
        id integer primary key check (id = 1),
        seen_at timestamptz not null
      )`.execute(db);
  },
};
