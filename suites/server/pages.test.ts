import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../program.ts';
import { openDesk, type Desk, type Reply } from './desk.ts';

const temp = temporaryFolder();
afterAll(temp.remove);
const INDEX = '<!doctype html><title>the page</title>';
const pages = path.join(temp.folder, 'dist');
mkdirSync(path.join(pages, 'assets'), { recursive: true });
writeFileSync(path.join(pages, 'index.html'), INDEX);
writeFileSync(path.join(pages, 'assets', 'app-0a1b2c.js'), 'export {};');
writeFileSync(path.join(temp.folder, 'secret.txt'), 'secret');

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ pages });
});
afterAll(() => desk.stop());

const typed = (address: string, method = 'GET'): Promise<Reply> =>
  desk.ask(address, { method, headers: { accept: 'text/html,*/*;q=0.8' } });

describe('the page', () => {
  test.each(['/', '/index.html', '/play/abcdefghijkmnpqr', '/learn?lesson=2', '/rules/cxa-2020'])(
    'is at %s, and asked for anew each time',
    async (address) => {
      const { status, text, headers } = await typed(address);
      expect([status, text]).toEqual([200, INDEX]);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  test('has parts that never change, kept for ever', async () => {
    const { status, headers } = await desk.ask('/assets/app-0a1b2c.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-type')).toContain('javascript');
  });

  test.each([
    ['a part that is not there', '/assets/app-old.js'],
    ['a file that is not there', '/favicon.png'],
    ['an address of the interface', '/api/v1/nope'],
    ['what lies beside its folder', '/..%2fsecret.txt'],
    ['what lies beside its folder, packed twice', '/%2e%2e/secret.txt'],
  ])('is not %s', async (_, address) => {
    const { status, json, text } = await typed(address);
    expect([status, json]).toMatchObject([404, { error: { code: 'not-found' } }]);
    expect(text).not.toContain('secret');
  });

  test('is not what programs ask for, nor what is sent', async () => {
    expect(
      (await desk.ask('/play/abcdefghijkmnpqr', { headers: { accept: 'application/json' } })).status,
    ).toBe(404);
    expect((await typed('/play/abcdefghijkmnpqr', 'POST')).status).toBe(404);
    expect((await typed('/play/abcdefghijkmnpqr', 'HEAD')).status).toBe(200);
  });
});

test('where it is not built, the server says how, in three languages', async () => {
  const bare = await openDesk({ pages: path.join(temp.folder, 'nowhere') });
  const { status, text } = await bare.ask('/');
  expect(status).toBe(200);
  for (const said of ['网页还没有构建', '網頁還沒有建置', 'the page is not built yet'])
    expect(text).toContain(said);
  expect((await bare.ask('/play/x', { headers: { accept: 'text/html' } })).status).toBe(404);
  await bare.stop();
});
