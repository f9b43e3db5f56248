import { serverFaultOf, type ServerFault } from '@qili/store';
import { LOCKS, type Queue } from './queue.ts';

/** A connection that shows others that this process is alive: the locks it holds are gone when the process is. */
export interface Lifeline {
  /** Holds a lock of a class; one number may be had once. */
  readonly hold: (kind: keyof typeof LOCKS, number: string) => Promise<void>;
  /** Comes to pass when the connection breaks. */
  readonly lost: Promise<ServerFault>;
  readonly end: () => void;
}

/** A machine that is cut off is missed after this many seconds without an answer, and then so many tries a second apart. */
const KEEPALIVE = ['tcp_keepalives_idle = 5', 'tcp_keepalives_interval = 1', 'tcp_keepalives_count = 5'];

/**
 * Opens a lifeline. The server sees at once when a process is killed, because the system closes its connections, and
 * within seconds when a whole machine is gone, because it asks for a sign of life. No clocks are compared.
 */
export const openLifeline = async ({ store, address }: Queue): Promise<Lifeline> => {
  const client = await store.pool.connect();
  let ended = false;
  const lost = new Promise<ServerFault>((resolve) => {
    client.on('error', (error) => {
      if (ended) return;
      ended = true;
      client.release(error);
      resolve(serverFaultOf(error, address));
    });
  });
  for (const setting of KEEPALIVE) await client.query(`set ${setting}`);
  return {
    hold: async (kind, number) => {
      await client.query('select pg_advisory_lock($1::integer, hashtext($2))', [LOCKS[kind], number]);
    },
    lost,
    end: () => {
      if (ended) return;
      ended = true;
      // It is not used again: its locks end with it.
      client.release(true);
    },
  };
};
