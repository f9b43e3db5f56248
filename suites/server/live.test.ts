import { errorSchema, judgementSchema, liveGameSchema } from '@qili/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesk, type Desk } from './desk.ts';
import { openGame, Player, seatBoth } from './player.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.stop());

const LAP = ['a0b0', 'd9d8', 'b0a0', 'd8d9'];
const QUIET = '3k5/9/9/9/9/9/9/9/4A4/R3K4 w';

describe('POST /games', () => {
  test('answers links whose secrets stand behind #, and what the game is played by', async () => {
    const { id, links, secrets, game } = await openGame(desk, { names: { red: '甲', black: '乙' } });
    expect(links).toEqual({
      red: `${desk.address}/play/${id}#${secrets.red}`,
      black: `${desk.address}/play/${id}#${secrets.black}`,
      arbiter: `${desk.address}/play/${id}#${secrets.arbiter}`,
      watch: `${desk.address}/play/${id}`,
    });
    expect(new Set(Object.values(secrets)).size).toBe(3);
    expect(game).toMatchObject({ status: 'waiting', seq: 1, terms: { mode: 'claim', names: { red: '甲' } } });
  });

  test.each([
    ['a set-up that is none', { fen: '9/9/9/9/9/9/9/9/9/9 w' }, { code: 'setup' }],
    ['a rule set that is none', { rules: 'nope' }, { code: 'malformed', field: 'rules' }],
    ['a clock without time', { clock: { initial: 0 } }, { code: 'malformed', field: 'clock.initial' }],
  ])('%s is a fault', async (_, terms, error) => {
    const { status, json } = await desk.post('/api/v1/games', terms);
    expect([status, json]).toMatchObject([400, { error }]);
  });
});

describe('a live game', () => {
  test('is played over sockets, and heard by all', async () => {
    const opened = await openGame(desk);
    const { red, black } = await seatBoth(desk.address, opened);
    const watcher = await Player.join(desk.address, opened.id);
    expect(await red.move(0, 'h2e2')).toBe('acknowledged');
    expect(await black.move(1, 'h9g7')).toBe('acknowledged');
    const heard = await watcher.hears((m) => m.kind === 'step' && m.now.turn === 'red');
    expect(heard).toMatchObject({ step: { events: [{ kind: 'moved', iccs: 'h9g7' }] } });
    const game = liveGameSchema.parse((await desk.ask(`/api/v1/games/${opened.id}`)).json);
    expect(game.moves.map(({ text }) => text)).toEqual(['炮二平五', '马8进7']);
    expect(game).toMatchObject({ status: 'playing', seq: 5 });
  });

  test('to a repetition, claimed, with its judgement', async () => {
    const opened = await openGame(desk, { fen: QUIET });
    const { red, black } = await seatBoth(desk.address, opened);
    for (const [ply, iccs] of [...LAP, ...LAP].entries())
      expect(await (ply % 2 === 0 ? red : black).move(ply, iccs)).toBe('acknowledged');
    expect(await red.ask({ kind: 'claim', claim: 'draw-by-repetition' })).toBe('acknowledged');
    await black.hears((m) => m.kind === 'step' && m.now.outcome?.by === 'draw-by-repetition');
    const { json } = await desk.ask(`/api/v1/games/${opened.id}/judgement?lang=en`);
    expect(judgementSchema.parse(json)).toMatchObject({
      id: opened.id,
      cycle: { occurrences: 3 },
      ruling: { verdict: 'draw' },
    });
  });

  test('what is sent again under its id is done once', async () => {
    const opened = await openGame(desk);
    const { red, black } = await seatBoth(desk.address, opened);
    const move = { kind: 'move', id: 'one', ply: 0, iccs: 'h2e2', despite: false } as const;
    expect(await red.ask(move)).toBe('acknowledged');
    red.leave();
    const again = await Player.join(desk.address, opened.id, opened.secrets.red);
    expect(await again.ask(move)).toBe('acknowledged');
    expect((await black.sync()).moves).toHaveLength(1);
  });

  test('tells both clocks rightly to whoever comes back', async () => {
    const opened = await openGame(desk, { clock: { initial: 60_000, increment: 5000 } });
    const { red } = await seatBoth(desk.address, opened);
    expect(await red.move(0, 'h2e2')).toBe('acknowledged');
    red.leave();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { game } = await Player.join(desk.address, opened.id, opened.secrets.red);
    expect(game.clocks).toMatchObject({ running: 'black', red: game.moves[0]?.left });
    expect(game.clocks?.black).toBeLessThanOrEqual(59_700);
    expect(game.clocks?.black).toBeGreaterThan(57_000);
  });

  test('ends when the flag falls, without anybody asking', async () => {
    const opened = await openGame(desk, { clock: { initial: 1000 } });
    const { black } = await seatBoth(desk.address, opened);
    await black.hears((m) => m.kind === 'step' && m.now.outcome?.by === 'time');
    expect((await black.sync()).outcome).toMatchObject({ by: 'time', winner: 'black' });
  });

  test('is put right by its arbiter', async () => {
    const opened = await openGame(desk, { clock: { initial: 60_000 } });
    const { red, black } = await seatBoth(desk.address, opened);
    const arbiter = await Player.join(desk.address, opened.id, opened.secrets.arbiter);
    await red.move(0, 'h2e2');
    expect(await arbiter.ask({ kind: 'pause', note: 'x' })).toBe('acknowledged');
    expect(await black.move(1, 'h9g7')).toBe('paused');
    const times = { red: 1000, black: 2000 };
    expect(await arbiter.ask({ kind: 'correct', plies: 0, times, note: 'wrong piece' })).toBe('acknowledged');
    const game = await red.sync();
    expect(game).toMatchObject({ moves: [], status: 'paused', clocks: { ...times, running: null } });
    expect(game.notes.map(({ event }) => event.kind)).toEqual(['paused', 'corrected']);
    expect(await arbiter.ask({ kind: 'resume', note: '' })).toBe('acknowledged');
    expect(await red.move(0, 'b2e2')).toBe('acknowledged');
  });
});

describe('who may do what', () => {
  test('a link of another game, a watcher, the other side, out of turn', async () => {
    const opened = await openGame(desk);
    const { red, black } = await seatBoth(desk.address, opened);
    const other = await openGame(desk);
    const stranger = await Player.join(desk.address, opened.id, other.secrets.red);
    expect(stranger.heard[0]).toMatchObject({ kind: 'refused', fault: { code: 'wrong-link' } });
    expect(await stranger.closed).toBe(1008);
    const watcher = await Player.join(desk.address, opened.id);
    expect(await watcher.move(0, 'h2e2')).toBe('not-yours');
    expect(await watcher.ask({ kind: 'resign' })).toBe('not-yours');
    expect(await black.move(0, 'h2e2')).toBe('not-your-turn');
    expect(await red.move(0, 'h9g7')).toBe('illegal');
    expect(await red.ask({ kind: 'end', by: 'time', winner: 'red', note: '' })).toBe('not-yours');
    expect((await red.sync()).moves).toEqual([]);
  });

  test('nothing before joining, and nothing in a game that is none', async () => {
    const { id } = await openGame(desk);
    const early = new Player(desk.address, id);
    await early.opened();
    expect(await early.move(0, 'h2e2')).toBe('not-joined');
    const lost = await Player.join(desk.address, 'a'.repeat(16));
    expect(lost.heard[0]).toMatchObject({
      fault: { code: 'no-such-game', message: 'There is no such game.' },
    });
    const { status, json } = await desk.ask(`/api/v1/games/${'a'.repeat(16)}`);
    expect([status, errorSchema.parse(json).error.code]).toEqual([404, 'no-such-game']);
  });

  test('a page from elsewhere cannot open a socket', async () => {
    const { id } = await openGame(desk);
    const status = (origin: string): Promise<number | 'open'> =>
      new Promise((resolve) => {
        const { socket } = new Player(desk.address, id, { origin });
        socket.once('open', () => {
          resolve('open');
        });
        socket.once('unexpected-response', (_, response) => {
          resolve(response.statusCode ?? 0);
        });
      });
    expect(await status('https://elsewhere.example')).toBe(403);
    expect(await status(desk.address)).toBe('open');
  });

  test('no secret is told again', async () => {
    const { id, secrets } = await openGame(desk);
    const watcher = await Player.join(desk.address, id);
    const all = JSON.stringify(watcher.heard) + (await desk.ask(`/api/v1/games/${id}`)).text;
    for (const secret of Object.values(secrets)) expect(all).not.toContain(secret);
  });
});

describe('what is no message', () => {
  test.each([
    ['no JSON', '{', ''],
    ['no message', '{"kind":"castle"}', 'kind'],
    ['a move off the board', '{"kind":"move","id":"a","ply":0,"iccs":"z9z9"}', 'iccs'],
    ['an id that is none', '{"kind":"resign","id":"\\u0000"}', 'id'],
  ])('%s is refused with its place, and the socket stays', async (_, text, path) => {
    const opened = await openGame(desk);
    const { red } = await seatBoth(desk.address, opened);
    red.say(text);
    const told = await red.hears((m) => m.kind === 'refused');
    expect(told).toMatchObject({ fault: { code: 'malformed', path } });
    expect(await red.move(0, 'h2e2')).toBe('acknowledged');
  });

  test('too large closes the socket, too often is refused and then closes it', async () => {
    const opened = await openGame(desk);
    const { red, black } = await seatBoth(desk.address, opened);
    red.say('x'.repeat(5000));
    expect(await red.closed).toBe(1009);
    for (let i = 0; i < 300; i++) black.say({ kind: 'sync' });
    await black.hears((m) => m.kind === 'refused' && m.fault.code === 'too-fast');
    expect(await black.closed).toBe(1008);
  });
});
