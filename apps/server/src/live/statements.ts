import { gameEventSchema, type GameStep } from '@qili/protocol';
import type { Store } from '@qili/store';
import { z } from 'zod';
import type { Hashes } from './secrets.ts';
import type { Entry, Stored, StoredGame } from './stored.ts';

type Db = Store['db'];

/** The channel on which servers of one database tell each other of new steps: `SERVER GAME SEQ`. */
export const CHANNEL = 'qili_live';

/** Stores the steps that can be, answers which, and tells the other servers. */
export const APPEND = `
  with fresh as (
    insert into live_steps (game, seq, at, take, ply, message, events)
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::int[], $6::text[], $7::json[])
    on conflict do nothing
    returning game, seq
  ), ended as (
    update live_games set is_over = told.is_over
    from unnest($1::text[], $2::int[], $8::boolean[]) as told (game, seq, is_over)
    join fresh using (game, seq)
    where live_games.id = told.game and told.is_over is not null
  )
  select game, seq, pg_notify('${CHANNEL}', $9 || ' ' || game || ' ' || seq) from fresh`;

/** The parameters of {@link APPEND}: columns, not rows. */
export const parametersOf = (entries: readonly Entry[], server: string): unknown[] => [
  entries.map(({ game }) => game),
  entries.map(({ step }) => step.seq),
  entries.map(({ step }) => step.at),
  entries.map(({ take }) => take),
  entries.map(({ step }) => plyOf(step)),
  entries.map(({ message }) => message),
  entries.map(({ step }) => JSON.stringify(step.events)),
  entries.map(({ step }) => isOverAfter(step)),
  server,
];

const plyOf = ({ events }: GameStep): number | null => {
  const moved = events.find(({ kind }) => kind === 'moved');
  return moved?.kind === 'moved' ? moved.ply : null;
};

/** Null where the step does not change whether the game is over. */
const isOverAfter = ({ events }: GameStep): boolean | null => {
  if (events.some(({ kind }) => kind === 'ended')) return true;
  return events.some(({ kind }) => kind === 'corrected') ? false : null;
};

/** A new game with its first step. */
export const openGame = async (db: Db, id: string, hashes: Hashes, step: GameStep): Promise<void> => {
  await db.transaction().execute(async (inside) => {
    const opened_at = new Date(step.at);
    await inside
      .insertInto('live_games')
      .values({ id, ...hashes, opened_at })
      .execute();
    const { seq, at } = step;
    const row = { game: id, seq, at, take: 0, ply: null, message: null };
    await inside
      .insertInto('live_steps')
      .values({ ...row, events: JSON.stringify(step.events) })
      .execute();
  });
};

export const loadGame = async (db: Db, id: string): Promise<StoredGame | undefined> => {
  const hashes = await db
    .selectFrom('live_games')
    .select(['red', 'black', 'arbiter'])
    .where('id', '=', id)
    .executeTakeFirst();
  return hashes && { hashes, steps: await stepsAfter(db, id, 0) };
};

const eventsSchema = z.array(gameEventSchema).min(1);

export const stepsAfter = async (db: Db, id: string, after: number): Promise<Stored[]> => {
  const rows = await db
    .selectFrom('live_steps')
    .select(['seq', 'at', 'message', 'events'])
    .where('game', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, at, message, events }) => ({
    step: { seq, at, events: eventsSchema.parse(events) },
    message,
  }));
};
