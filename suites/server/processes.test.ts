import { liveGameSchema, type LiveGame } from '@qili/protocol';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { NO_POSTGRES, postgresHere } from '../postgres.ts';
import { temporaryFolder } from '../program.ts';
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
};

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
