import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { liveGameSchema, type LiveGame } from '@qili/protocol';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { built } from '../built.ts';
import { NO_POSTGRES, postgresHere } from '../postgres.ts';
import { temporaryFolder } from '../program.ts';
import { asking } from './desk.ts';
import { openGame, Player, seatBoth } from './player.ts';
import { startedProcess, startProcess, type ServerProcess } from './process.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const temp = temporaryFolder();
afterAll(temp.remove);
const postgres = await postgresHere();
afterAll(() => postgres?.drop());

let count = 0;
const folder = (): string => `${temp.folder}/${String(count++)}`;
const running: ServerProcess[] = [];
afterEach(async () => {
  const isUp = ({ child }: ServerProcess): boolean => child.exitCode === null && child.signalCode === null;
  await Promise.all(
    running
      .splice(0)
      .filter(isUp)
      .map((server) => server.end('SIGKILL')),
  );
});
const start = async (database: string): Promise<ServerProcess> => {
  const server = await startedProcess(['--database', database]);
  running.push(server);
  return server;
};

const LINE = ['h2e2', 'h9g7', 'h0g2', 'i9h9', 'i0h0', 'b9c7'];
const gameAt = async (server: ServerProcess, id: string): Promise<LiveGame> =>
  liveGameSchema.parse((await server.ask(`/api/v1/games/${id}`)).json);

/** Plays the line again and again in a game of its own until the sockets are lost; answers how many moves were acknowledged. */
const playOn = async ({ red, black }: { red: Player; black: Player }): Promise<number> => {
  for (let ply = 0; ; ply++) {
    const mover = ply % 2 === 0 ? red : black;
    const answer = await Promise.race([mover.move(ply, LAP[ply % LAP.length] ?? ''), mover.closed]);
    if (answer !== 'acknowledged') return ply;
    await pause(20);
  }
};
const LAP = ['b0c2', 'b9c7', 'c2b0', 'c7b9'];

/** Whatever kind of database there is: games go on after any end of the server. */
const restartContract = (database: () => Promise<string> | string): void => {
  test.each(['SIGKILL', 'SIGTERM'] as const)('a game goes on after %s', async (signal) => {
    const place = await database();
    const first = await start(place);
    const opened = await openGame(first, { clock: { initial: 600_000, increment: 1000 } });
    const { red, black } = await seatBoth(first.address, opened);
    for (const [ply, iccs] of LINE.slice(0, 4).entries())
      expect(await (ply % 2 === 0 ? red : black).move(ply, iccs)).toBe('acknowledged');
    const before = await gameAt(first, opened.id);
    expect(await first.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    if (signal === 'SIGTERM') expect(red.heard.at(-1)).toEqual({ kind: 'bye', because: 'stopping' });
    const second = await start(place);
    const again = await Player.join(second.address, opened.id, opened.secrets.red);
    const { moves, clocks, status } = again.game;
    expect({ moves, status }).toEqual({ moves: before.moves, status: 'playing' });
    expect(clocks).toMatchObject({ running: 'red', black: before.clocks?.black });
    expect(clocks?.red).toBeLessThanOrEqual(before.clocks?.red ?? 0);
    expect(clocks?.red).toBeGreaterThan(540_000);
    expect(await again.move(4, 'i0h0')).toBe('acknowledged');
  });

  test('stopped while games are played, it says good-bye to all and has every move it acknowledged', async () => {
    const place = await database();
    const first = await start(place);
    const games = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const opened = await openGame(first);
        return { opened, seats: await seatBoth(first.address, opened) };
      }),
    );
    const playing = games.map(({ seats }) => playOn(seats));
    await pause(1000);
    expect(await first.end('SIGTERM')).toBe(0);
    const acknowledged = await Promise.all(playing);
    for (const { seats } of games)
      for (const player of [seats.red, seats.black]) {
        expect(await player.closed).toBe(1001);
        expect(player.heard.at(-1)).toEqual({ kind: 'bye', because: 'stopping' });
      }
    const second = await start(place);
    for (const [i, { opened }] of games.entries()) {
      const { moves, status } = await gameAt(second, opened.id);
      const count = acknowledged[i] ?? NaN;
      expect(count).toBeGreaterThan(4);
      // What was stored as the server stopped may have lost its acknowledgement, but nothing else.
      expect([count, count + 1]).toContain(moves.length);
      expect(moves.map(({ iccs }) => iccs)).toEqual(moves.map((_move, ply) => LAP[ply % LAP.length]));
      expect(status).toBe('playing');
    }
  });

  test('gives back the time in which no server was up', async () => {
    const place = await database();
    const first = await start(place);
    const opened = await openGame(first, { clock: { initial: 600_000, increment: 0 } });
    await seatBoth(first.address, opened);
    const before = await gameAt(first, opened.id);
    await first.end('SIGKILL');
    await pause(4000);
    const second = await start(place);
    const after = await gameAt(second, opened.id);
    expect((before.clocks?.red ?? 0) - (after.clocks?.red ?? 0)).toBeLessThan(2500);
  });
};

const LISTENING = "from pg_stat_activity where datname = current_database() and query = 'listen qili_live'";
const asked = async (place: string, query: string): Promise<number> => {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  const { rowCount } = await client.query(query);
  await client.end();
  return rowCount ?? 0;
};
/** How many servers listen to each other. */
const listeners = (place: string): Promise<number> => asked(place, `select pid ${LISTENING}`);
/** Cuts all those connections; answers how many there were. */
const deafen = (place: string): Promise<number> =>
  asked(place, `select pg_terminate_backend(pid) ${LISTENING}`);

describe('an embedded database', () => {
  restartContract(folder);
});

describe.skipIf(postgres === undefined)('PostgreSQL', () => {
  const database = (): Promise<string> => postgres?.database() ?? Promise.reject(new Error(NO_POSTGRES));
  restartContract(database);

  test('two servers share a game: each side on one, no ply twice, both clocks alike', async () => {
    const place = await database();
    const [one, other] = await Promise.all([start(place), start(place)]);
    const opened = await openGame(one, { clock: { initial: 600_000, increment: 0 } });
    const red = await Player.join(one.address, opened.id, opened.secrets.red);
    const black = await Player.join(other.address, opened.id, opened.secrets.black);
    await red.hears((m) => m.kind === 'step' && m.now.status === 'playing');
    for (const [ply, iccs] of LINE.entries()) {
      const [mover, waiting] = ply % 2 === 0 ? [red, black] : [black, red];
      expect(await mover.move(ply, iccs)).toBe('acknowledged');
      await waiting.hears(
        (m) => m.kind === 'step' && m.step.events.some((e) => e.kind === 'moved' && e.ply === ply),
      );
    }
    // A server that comes while others are up finds no time to give back.
    const third = await start(place);
    expect((await gameAt(third, opened.id)).seq).toBe((await gameAt(one, opened.id)).seq);
    // The same side on both servers at once: one of the two moves is stored.
    const twin = await Player.join(other.address, opened.id, opened.secrets.red);
    const answers = await Promise.all([red.move(6, 'b0c2'), twin.move(6, 'g3g4')]);
    expect(answers.filter((answer) => answer === 'acknowledged')).toHaveLength(1);
    await black.hears((m) => m.kind === 'step' && m.now.seq === 10);
    const [a, b] = await Promise.all([gameAt(one, opened.id), gameAt(other, opened.id)]);
    expect(a.moves).toEqual(b.moves);
    expect(a.moves).toHaveLength(7);
    expect(Math.abs((a.clocks?.black ?? 0) - (b.clocks?.black ?? 0))).toBeLessThan(2000);
  });

  test('a server that hears of the others no more listens again, and catches up with what it missed', async () => {
    const place = await database();
    const [one, other] = await Promise.all([start(place), start(place)]);
    const opened = await openGame(one);
    const { red, black } = await seatBoth(one.address, opened);
    const watchers = await Promise.all([one, other].map(({ address }) => Player.join(address, opened.id)));
    const all = [red, black, ...watchers];
    const heardByAll = async (ply: number): Promise<void> => {
      for (const each of all)
        await each.hears(
          (m) => m.kind === 'step' && m.step.events.some((e) => e.kind === 'moved' && e.ply === ply),
        );
    };
    for (let time = 0; time < 2; time++) {
      expect(await deafen(place)).toBe(2);
      // Stored while nobody listens.
      expect(await red.move(2 * time, LINE[2 * time] ?? '')).toBe('acknowledged');
      await heardByAll(2 * time);
      await expect.poll(() => listeners(place), { timeout: 10_000 }).toBe(2);
      // And told again.
      expect(await black.move(2 * time + 1, LINE[2 * time + 1] ?? '')).toBe('acknowledged');
      await heardByAll(2 * time + 1);
    }
  });

  test('what is sent again to the other server is done once', async () => {
    const place = await database();
    const [one, other] = await Promise.all([start(place), start(place)]);
    const opened = await openGame(one);
    const { red } = await seatBoth(one.address, opened);
    const move = { kind: 'move', id: 'one', ply: 0, iccs: 'h2e2', despite: false } as const;
    expect(await red.ask(move)).toBe('acknowledged');
    await one.end('SIGKILL');
    const again = await Player.join(other.address, opened.id, opened.secrets.red);
    expect(await again.ask(move)).toBe('acknowledged');
    expect((await again.sync()).moves).toHaveLength(1);
  });
});
if (postgres === undefined) test.skip(`PostgreSQL: ${NO_POSTGRES}`, () => undefined);

describe('a server that cannot start', () => {
  test('says so in one line', async () => {
    const first = await start(folder());
    const { port } = new URL(first.address);
    const taken = await startProcess(['--database', folder(), '--port', port]);
    expect(taken).toEqual({ code: 1, said: `qili: Port ${port} is in use; --port takes another.\n` });
    const unknown = await startProcess(['--nonsense']);
    expect(unknown).toMatchObject({ code: 2, said: expect.stringContaining('--nonsense') as string });
    const wrong = await startProcess(['--database', 'mysql://x/y']);
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('mysql://') as string });
  });
});

describe('qili serve', () => {
  const serve = (...args: readonly string[]) => {
    const child = spawn(process.execPath, [built('qili'), 'serve', '--lang', 'en', ...args], {
      stdio: 'pipe',
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
    const code = once(child, 'close').then(([code]) => code as number | null);
    return { child, said, code };
  };

  test('starts a server that answers, and ends with it in good order', async () => {
    const { child, said, code } = serve('--port', '0', '--database', folder());
    await expect.poll(() => said.out, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/u);
    const address = /http:\S+/u.exec(said.out)?.[0] ?? '';
    const { post, ask } = asking(address);
    expect((await ask('/readyz')).json).toEqual({ status: 'ready' });
    expect((await post('/api/v1/judge', { moves: '炮二平五' })).status).toBe(200);
    child.kill('SIGTERM');
    expect([await code, said.err]).toEqual([0, '']);
    await expect(ask('/readyz')).rejects.toThrow();
  });

  test.each([
    [['--port', 'x'], 2, '--port'],
    [['--database', 'mysql://x/y'], 1, 'mysql'],
  ] as const)('says what is wrong with %j', async (args, expected, told) => {
    const { said, code } = serve(...args);
    expect(await code).toBe(expected);
    expect(said.err).toContain(told);
  });
});
