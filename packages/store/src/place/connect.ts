import type { Pool, PoolConfig } from 'pg';
import { err, ok, type Result } from '@qili/rules';
import { serverFaultOf, type StoreFault } from '../fault.ts';
import { claimFolder } from './folder.ts';
import { foundDatabase } from './found.ts';
import type { Address, Place } from './place.ts';

/** Connections to a database, and what ends them and what lies behind them. */
export interface Connections {
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** How long a server may take to answer a call, in milliseconds. */
const PATIENCE = 10_000;

/** Opens connections to a place, at least one of which works. */
export const connect = (place: Place): Promise<Result<Connections, StoreFault>> => {
  switch (place.kind) {
    case 'memory':
      return embedded('memory://');
    case 'folder':
      return inFolder(place.folder);
    case 'server':
      return onServer(place.url, place.address);
  }
};

const inFolder = async (folder: string): Promise<Result<Connections, StoreFault>> => {
  const claim = await claimFolder(folder);
  if (!claim.ok) return claim;
  const { data, leave } = claim.value;
  try {
    await foundDatabase(data);
    const opened = await embedded(data);
    if (!opened.ok) return opened;
    const { pool, close } = opened.value;
    return ok({ pool, close: () => close().finally(leave) });
  } catch (error) {
    await leave();
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return err({ code: 'folder-unusable', folder, reason });
  }
};

/** An embedded database is small, and its files are read through the system, which keeps them: 128 MB of its own would be kept twice. */
const SMALL = ['-c', 'shared_buffers=16MB'];

/** PostgreSQL in this process. It has a single connection, spoken to by the same client as a server. */
const embedded = async (data: string): Promise<Result<Connections, StoreFault>> => {
  const { PGlite } = await import('@electric-sql/pglite');
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  const lite = await PGlite.create(data, { startParams: [...PGlite.defaultStartParams, ...SMALL] });
  const wire = createPgConfig(lite);
  const config = { user: wire.user, connection: wire.connection };
  const pool = await poolOf({ ...config, max: 1, idleTimeoutMillis: 0 });
  const close = async (): Promise<void> => {
    await pool.end();
    await lite.close();
  };
  return ok({ pool, close });
};

const onServer = async (url: string, address: Address): Promise<Result<Connections, StoreFault>> => {
  const pool = await poolOf({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    application_name: 'qili',
    keepAlive: true,
  });
  try {
    (await pool.connect()).release();
    return ok({ pool, close: () => pool.end() });
  } catch (error) {
    await pool.end();
    return err(serverFaultOf(error, address));
  }
};

const poolOf = async (config: PoolConfig): Promise<Pool> => {
  const { Pool, TypeOverrides, types } = await import('pg');
  const numbers = new TypeOverrides();
  // Our numbers are far from 2⁵³, beyond which they would not be exact.
  numbers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({ ...config, types: numbers });
  // A connection that breaks while nobody uses it: whoever needs one next gets a new one, or the error.
  pool.on('error', () => undefined);
  // One that breaks while somebody does: the query says so, and the client need not throw as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
