import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { auditStateSchema, type AuditState } from '@qili/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EXAMPLES } from '../program.ts';
import { openDesk, type Desk, type Reply } from './desk.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.stop());

const upload = (
  query: string,
  body: Uint8Array<ArrayBuffer>,
  type = 'application/octet-stream',
): Promise<Reply> =>
  desk.ask(`/api/v1/audits?${query}`, { method: 'POST', headers: { 'content-type': type }, body });

const GAME = readFileSync(path.join(EXAMPLES, 'perpetual-check.pgn'));

const sendForm = (
  file: Buffer | undefined,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<Reply> => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file !== undefined) form.set('file', new Blob([new Uint8Array(file)]), name);
  return desk.ask('/api/v1/audits', { method: 'POST', body: form });
};

const finished = async (id: string): Promise<AuditState> => {
  for (;;) {
    const state = auditStateSchema.parse((await desk.ask(`/api/v1/audits/${id}`)).json);
    if (state.status !== 'waiting' && state.status !== 'running') return state;
    await pause(100);
  }
};

describe('POST /audits', () => {
  test('judges what is in an archive', async () => {
    const archive = new Uint8Array(gzipSync(GAME));
    const query = 'name=game.pgn.gz&rules=cxa-2020,axf';
    const { status, json } = await upload(query, archive, 'application/gzip');
    expect(status).toBe(202);
    const state = await finished((json as { id: string }).id);
    expect(state).toMatchObject({ status: 'done', name: 'game.pgn.gz', rules: ['cxa-2020', 'axf'] });
    expect(state.report?.rules['cxa-2020']).toMatchObject({ games: 1, rulings: { 'red-loses': 1 } });
  });

  test('names what cannot be read, and no place of this machine', async () => {
    const { json } = await upload('name=b.pgn', new Uint8Array([1, 2, 3]));
    const { report } = await finished((json as { id: string }).id);
    expect(report?.errors.map(({ file }) => file)).toEqual(['b.pgn']);
  });

  test('a name is only a name', async () => {
    const { json } = await upload('name=..%2F..%2Fetc%2Fpasswd', new Uint8Array([1]));
    const state = await finished((json as { id: string }).id);
    expect(state.name).toBe('passwd');
  });

  test.each([
    ['under rules that are none', 'name=a&rules=nope', new Uint8Array([1]), 400, 'malformed'],
    ['without a body', 'name=a', new Uint8Array(), 400, 'no-archive'],
    ['larger than an archive may be', 'name=a', new Uint8Array(33 * 2 ** 20), 413, 'too-big'],
  ])('%s is refused', async (_, query, body, status, code) => {
    const reply = await upload(query, body);
    expect([reply.status, reply.json]).toMatchObject([status, { error: { code } }]);
  });

  test('takes a form as pages send it, with what else it says', async () => {
    const { status, json } = await sendForm(gzipSync(GAME), 'games.pgn.gz', { rules: 'axf' });
    expect(status).toBe(202);
    const state = await finished((json as { id: string }).id);
    expect(state).toMatchObject({ status: 'done', name: 'games.pgn.gz', rules: ['axf'] });
    expect(state.report?.rules.axf).toMatchObject({ games: 1 });
  });

  test('sees what a file without a name is packed with', async () => {
    const { json } = await upload('', new Uint8Array(gzipSync(GAME)), 'application/x-www-form-urlencoded');
    const state = await finished((json as { id: string }).id);
    expect(state).toMatchObject({ status: 'done', name: 'games.gz' });
    expect(state.report?.rules['cxa-2020']).toMatchObject({ games: 1 });
  });

  test.each([
    ['under rules that are none', GAME, { rules: 'nope' }, 400, 'malformed'],
    ['without a file', undefined, { rules: 'axf' }, 400, 'no-archive'],
    ['with an empty file', Buffer.of(), {}, 400, 'no-archive'],
    ['larger than an archive may be', Buffer.alloc(33 * 2 ** 20), {}, 413, 'too-big'],
  ])('a form %s is refused', async (_, file, fields, status, code) => {
    const reply = await sendForm(file, 'a.pgn', fields);
    expect([reply.status, reply.json]).toMatchObject([status, { error: { code } }]);
  });

  test('a form that breaks off, or that a page from elsewhere sends, is refused', async () => {
    const type = 'multipart/form-data; boundary=x';
    const body = new Uint8Array(
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhel'),
    );
    const broken = await upload('', body, type);
    expect([broken.status, broken.json]).toMatchObject([400, { error: { code: 'no-archive' } }]);
    const headers = { origin: 'https://elsewhere.example', 'content-type': type };
    const foreign = await desk.ask('/api/v1/audits', { method: 'POST', headers, body });
    expect([foreign.status, foreign.json]).toMatchObject([403, { error: { code: 'wrong-origin' } }]);
  });

  test('an audit that is none is not found', async () => {
    expect((await desk.ask(`/api/v1/audits/${'a'.repeat(16)}`)).status).toBe(404);
    expect((await desk.ask('/api/v1/audits/nope')).status).toBe(404);
  });
});
