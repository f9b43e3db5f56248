import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { err, ok, type Result } from '@qili/rules';
import { openStore, type Store, type StoreFault } from '@qili/store';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Audits } from './audits/audits.ts';
import { buildApp } from './http/app.ts';
import { openMetrics } from './http/metrics.ts';
import { openLedger } from './live/ledger.ts';
import { listenToNeighbours } from './live/neighbours.ts';
import { startPulse } from './live/pulse.ts';
import { Rooms } from './live/rooms.ts';
import type { Visitor } from './live/visitor.ts';
import { startPool } from './pool/pool.ts';
import type { Settings } from './settings.ts';

/** A server that listens. */
export interface Running {
  /** Where it is reached, without a slash at the end. */
  readonly address: string;
  /** Says good-bye, ends what is under way, then everything. */
  readonly stop: () => Promise<void>;
}

/** Why a server cannot start. */
export type StartFault =
  | StoreFault
  | { readonly code: 'port-in-use'; readonly port: number }
  | { readonly code: 'port-refused'; readonly port: number }
  | { readonly code: 'host-unknown'; readonly host: string };

export const startServer = async (settings: Settings): Promise<Result<Running, StartFault>> => {
  const store = await openStore(settings.database);
  if (!store.ok) return store;
  const parts = await assemble(settings, store.value);
  try {
    await parts.app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await parts.stop();
    return err(faultOf(error, settings));
  }
  return ok({ address: addressOf(parts.app, settings), stop: parts.stop });
};

interface Assembled {
  readonly app: FastifyInstance;
  readonly stop: () => Promise<void>;
}

const assemble = async (settings: Settings, store: Store): Promise<Assembled> => {
  const log = pino({ level: settings.log, redact: ['req.headers.authorization'] });
  const server = randomUUID();
  const pool = startPool(settings);
  const ledger = openLedger(store, server);
  const rooms = new Rooms(ledger);
  const visitors = new Set<Visitor>();
  const metrics = openMetrics({
    waiting: pool.waiting,
    sockets: () => visitors.size,
    games: () => rooms.size,
  });
  const pulse = await startPulse(store, ledger, rooms);
  const neighbours = await listenToNeighbours(store, server, rooms);
  const isReady = (): Promise<boolean> => answers(store);
  const audits = new Audits(store, settings.workers);
  const app = await buildApp({ settings, log, pool, metrics, rooms, audits, visitors, isReady });
  const stop = async (): Promise<void> => {
    for (const visitor of visitors) visitor.dismiss('stopping');
    await app.close();
    await ledger.settle();
    rooms.close();
    neighbours.stop();
    await pulse.stop();
    await pool.close();
    await store.close();
  };
  return { app, stop };
};

const answers = async ({ db }: Store): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
};

const addressOf = (app: FastifyInstance, { host }: Settings): string => {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
};

const faultOf = (error: unknown, { host, port }: Settings): StartFault => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return { code: 'port-in-use', port };
  if (code === 'EACCES') return { code: 'port-refused', port };
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return { code: 'host-unknown', host };
  throw error;
};
