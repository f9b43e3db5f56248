import { err, ok, type Result } from '@qili/rules';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { StoreFault } from './fault.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { connect } from './place/connect.ts';
import { parsePlace, type Place } from './place/place.ts';
import type { Database } from './tables/database.ts';

/** An open database, whose tables are as this version needs them. */
export interface Store {
  readonly place: Place;
  readonly db: Kysely<Database>;
  /** The connections below `db`: an embedded database has a single one. */
  readonly pool: Pool;
  /** Ends all connections; may be called again. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the database at a place: `postgres://…`, a folder, or {@link MEMORY}. Its tables are made or brought up to date
 * first; of several processes that open it at once, one does that and the others wait.
 */
export const openStore = async (text: string): Promise<Result<Store, StoreFault>> => {
  const place = parsePlace(text);
  if (!place.ok) return place;
  const connected = await connect(place.value);
  if (!connected.ok) return connected;
  const { pool } = connected.value;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= connected.value.close());
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const fault = await migrate(db);
  if (fault === undefined) return ok({ place: place.value, db, pool, close });
  await close();
  return err(fault);
};

/** How Kysely begins what it says when there is a migration in the database that we do not have. */
const NEWER = 'corrupted migrations: previously executed migration';

const migrate = async (db: Kysely<Database>): Promise<StoreFault | undefined> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return undefined;
  const reason = error instanceof Error ? error.message : 'unknown';
  if (reason.startsWith(NEWER)) return { code: 'database-newer' };
  const failed = results?.find(({ status }) => status === 'Error');
  return { code: 'migration-failed', migration: failed?.migrationName ?? '', reason };
};
