import type { Store } from '@qili/store';
import { sql } from 'kysely';
import type { Ledger } from './ledger.ts';
import type { Rooms } from './rooms.ts';

/** How often a server says that it is up, and how long none may have been before games are given time back; milliseconds. */
const BEAT = 1000;
const OUTAGE = 3000;

/** What is stopped when the server stops. */
export interface Pulse {
  readonly stop: () => Promise<void>;
}

/**
 * Says in the database that a server is up. If none was for a while, every game whose clock runs
 * gets that time back: nobody could move. Of several servers that start at once, one does that.
 */
export const startPulse = async ({ db }: Store, ledger: Ledger, rooms: Rooms): Promise<Pulse> => {
  const gap = await db.transaction().execute(async (inside) => {
    await sql`insert into live_pulse (id, seen_at) values (1, now()) on conflict do nothing`.execute(inside);
    const { rows } = await sql<{ gap: number }>`
      select (extract(epoch from clock_timestamp() - seen_at) * 1000)::float8 as gap
      from live_pulse where id = 1 for update`.execute(inside);
    await sql`update live_pulse set seen_at = clock_timestamp() where id = 1`.execute(inside);
    return rows[0]?.gap ?? 0;
  });
  if (gap > OUTAGE) await giveBack(Math.round(gap), ledger, rooms);
  let beating: Promise<unknown> = Promise.resolve();
  const beat = (): void => {
    beating = sql`update live_pulse set seen_at = clock_timestamp() where id = 1`
      .execute(db)
      // The database is away: then no server can store anything, and the pulse stands still rightly.
      .catch(() => undefined);
  };
  const timer = setInterval(beat, BEAT);
  return {
    stop: async () => {
      clearInterval(timer);
      beat();
      await beating;
    },
  };
};

const giveBack = async (span: number, ledger: Ledger, rooms: Rooms): Promise<void> => {
  for (const id of await ledger.going()) await (await rooms.room(id))?.standStill(span);
};
