import type { EventEmitter } from 'node:events';
import type { Store } from '@qili/store';
import type { Rooms } from './rooms.ts';
import { CHANNEL } from './statements.ts';

/** How long to wait before listening again after a connection was lost, in milliseconds. */
const AGAIN = 500;

type Client = Pick<EventEmitter, 'on' | 'once' | 'removeListener'> & {
  readonly query: (text: string) => Promise<unknown>;
  readonly release: (destroy: boolean) => void;
};

/** Hears of the steps that other servers of the same database store. */
export interface Neighbours {
  readonly stop: () => void;
}

/**
 * Listens on a connection of its own. An embedded database has no other server. What was said while
 * the connection was lost is read up when it is there again.
 */
export const listenToNeighbours = async (
  { place, pool }: Store,
  server: string,
  rooms: Rooms,
): Promise<Neighbours> => {
  if (place.kind !== 'server') return { stop: () => undefined };
  let isStopped = false;
  let client: Client | undefined;
  const lost = (): void => {
    client?.release(true);
    client = undefined;
    if (!isStopped) setTimeout(again, AGAIN).unref();
  };
  const listen = async (): Promise<void> => {
    const connected: Client = await pool.connect();
    client = connected;
    connected.once('error', lost);
    connected.on('notification', ({ payload = '' }: { payload?: string }) => {
      const [from, game = '', seq = ''] = payload.split(' ');
      // What cannot be read up now is, when the game is next asked for.
      if (from !== server) rooms.told(game, Number(seq)).catch(() => undefined);
    });
    await connected.query(`listen ${CHANNEL}`);
  };
  const again = (): void => {
    if (isStopped) return;
    listen()
      .then(() => Promise.all([...rooms.all()].map((room) => room.refresh())))
      .catch(lost);
  };
  await listen();
  return {
    stop: () => {
      isStopped = true;
      client?.removeListener('error', lost);
      client?.release(true);
    },
  };
};
