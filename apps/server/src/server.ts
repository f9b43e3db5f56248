import type { AddressInfo } from 'node:net';
import { err, ok, type Result } from '@qili/rules';
import { pino } from 'pino';
import { buildApp } from './http/app.ts';
import { openMetrics } from './http/metrics.ts';
import { startPool } from './pool/pool.ts';
import type { Settings } from './settings.ts';

/** A server that listens. */
export interface Running {
  /** Where it is reached, without a slash at the end. */
  readonly address: string;
  /** Ends what is under way, then everything. */
  readonly stop: () => Promise<void>;
}

/** Why a server cannot start. */
export type StartFault =
  | { readonly code: 'port-in-use'; readonly port: number }
  | { readonly code: 'port-refused'; readonly port: number }
  | { readonly code: 'host-unknown'; readonly host: string };

export const startServer = async (settings: Settings): Promise<Result<Running, StartFault>> => {
  const log = pino({ level: settings.log, redact: ['req.headers.authorization'] });
  const pool = startPool(settings);
  const metrics = openMetrics({ waiting: pool.waiting, sockets: () => 0, games: () => 0 });
  const app = await buildApp({ settings, log, pool, metrics, isReady: () => Promise.resolve(true) });
  const stop = async (): Promise<void> => {
    await app.close();
    await pool.close();
  };
  const { host, port } = settings;
  try {
    await app.listen({ host, port });
  } catch (error) {
    await stop();
    return err(faultOf(error, settings));
  }
  const { port: bound } = app.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return ok({ address: `http://${name}:${String(bound)}`, stop });
};

const faultOf = (error: unknown, { host, port }: Settings): StartFault => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return { code: 'port-in-use', port };
  if (code === 'EACCES') return { code: 'port-refused', port };
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return { code: 'host-unknown', host };
  throw error;
};
