import type { EventEmitter } from 'node:events';
import type { Store } from '@qili/store';
import type { Rooms } from './rooms.ts';
import { CHANNEL } from './statements.ts';

/** How long to wait before listening again after a connection was lost, in milliseconds. */
const AGAIN = 500;

type Client = Pick<EventEmitter, 'on'> & {
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
  const ear = new Ear(pool, (payload) => {
    const [from, game = '', seq = ''] = payload.split(' ');
    // What cannot be read up now is, when the game is next asked for.
    if (from !== server) rooms.told(game, Number(seq)).catch(() => undefined);
  });
  await ear.listen();
  ear.onceDeaf = async () => {
    await Promise.all([...rooms.all()].map((room) => room.refresh()));
  };
  return ear;
};

/** A connection that listens, and another one when it is lost. */
class Ear implements Neighbours {
  /** Done when it listens again: something may have been said. */
  onceDeaf: () => Promise<void> = () => Promise.resolve();
  private readonly pool: Store['pool'];
  private readonly hear: (payload: string) => void;
  private client: Client | undefined;
  private isStopped = false;

  constructor(pool: Store['pool'], hear: (payload: string) => void) {
    this.pool = pool;
    this.hear = hear;
  }

  async listen(): Promise<void> {
    const client: Client = await this.pool.connect();
    this.client = client;
    client.on('error', () => {
      this.lose(client);
    });
    client.on('notification', ({ payload = '' }: { payload?: string }) => {
      this.hear(payload);
    });
    await client.query(`listen ${CHANNEL}`);
  }

  stop(): void {
    this.isStopped = true;
    const last = this.client;
    this.client = undefined;
    last?.release(true);
  }

  /** A connection that breaks while it is asked something says so twice. */
  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.release(true);
    this.soon();
  }

  private soon(): void {
    if (this.isStopped) return;
    setTimeout(() => {
      void this.again();
    }, AGAIN).unref();
  }

  private async again(): Promise<void> {
    if (this.isStopped) return;
    try {
      await this.listen();
      await this.onceDeaf();
    } catch {
      if (this.client === undefined) this.soon();
      else this.lose(this.client);
    }
  }
}
