import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { openMetrics } from '../../apps/server/src/http/metrics.ts';
import { Visitor } from '../../apps/server/src/live/visitor.ts';
import { openDesk, type Desk } from './desk.ts';
import { openGame, Player, seatBoth } from './player.ts';

let desk: Desk | undefined;
afterEach(async () => {
  await desk?.stop();
  desk = undefined;
});

/** A visitor at the server's end of a socket, and the client at the other. */
const connected = async (): Promise<{
  visitor: Visitor;
  socket: WebSocket;
  client: WebSocket;
  end: () => void;
}> => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  if (client.readyState !== client.OPEN) await once(client, 'open');
  const none = (): number => 0;
  const metrics = openMetrics({ waiting: none, sockets: none, games: none });
  const visitor = new Visitor({
    socket,
    room: () => Promise.resolve(undefined),
    metrics,
    complain: () => undefined,
  });
  const end = (): void => {
    client.terminate();
    server.close();
  };
  return { visitor, socket, client, end };
};

const PART = 'x'.repeat(64 * 1024);
/** Far more than the system holds for a socket that is not read. */
const PARTS = 2000;

describe('a socket', () => {
  test('that is not read is let go before much waits for it', async () => {
    const { visitor, socket, client, end } = await connected();
    client.pause();
    let sent = 0;
    const closed = once(client, 'close') as Promise<[number]>;
    while (sent < PARTS && socket.readyState === socket.OPEN) {
      visitor.hear(PART);
      sent++;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(sent).toBeLessThan(PARTS);
    client.resume();
    expect((await closed)[0]).toBe(1006);
    end();
  });

  test('that is read hears all, however much it is', async () => {
    const { visitor, client, end } = await connected();
    let heard = 0;
    client.on('message', () => heard++);
    for (let sent = 0; sent < 100; sent++) {
      visitor.hear(PART);
      if (sent % 8 === 7) await expect.poll(() => heard).toBe(sent + 1);
    }
    await expect.poll(() => heard).toBe(100);
    end();
  });

  test('on which nobody joins is closed', async () => {
    desk = await openDesk({ toJoin: 200 });
    const { id } = await openGame(desk);
    const silent = new Player(desk.address, id);
    await silent.opened();
    expect(await silent.closed).toBe(1008);
    expect(silent.heard).toEqual([{ kind: 'bye', because: 'silent' }]);
  });

  test('that gives no sign of life is closed; the others stay, and the game goes on', async () => {
    desk = await openDesk({ beat: 300 });
    const opened = await openGame(desk);
    const { red, black } = await seatBoth(desk.address, opened);
    const dead = new Player(desk.address, opened.id, { autoPong: false });
    await dead.opened();
    dead.say({ kind: 'join', lang: 'en' });
    await dead.hears((message) => message.kind === 'game');
    expect(await dead.closed).toBe(1006);
    expect(await red.move(0, 'h2e2')).toBe('acknowledged');
    expect(await black.move(1, 'h9g7')).toBe('acknowledged');
    expect((await desk.ask('/metrics')).text).toContain('\nqili_sockets 2\n');
  });
});
