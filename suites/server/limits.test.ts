import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '../../apps/server/src/settings.ts';
import { openDesk, type Desk, type Reply } from './desk.ts';

// Threads start slowly on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let desk: Desk | undefined;
afterEach(() => desk?.stop());

/** So many requests at once to a server with these settings. */
const crowd = async (count: number, settings: Partial<Settings>): Promise<Reply[]> => {
  desk = await openDesk(settings);
  const { post } = desk;
  const asked = { moves: Array.from({ length: 300 }, () => ['b0c2', 'b9c7', 'c2b0', 'c7b9']).flat() };
  return Promise.all(Array.from({ length: count }, () => post('/api/v1/judge', asked)));
};

const statuses = (replies: readonly Reply[]): Set<number> => new Set(replies.map(({ status }) => status));

describe('a server that is asked too much', () => {
  test('answers what it can and tells the others to come again', async () => {
    const replies = await crowd(30, { queue: 2 });
    expect(statuses(replies)).toEqual(new Set([200, 503]));
    const refused = replies.find(({ status }) => status === 503);
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/u);
    expect(refused?.json).toMatchObject({ error: { code: 'busy' } });
  });

  test('gives up what takes too long, and its thread with it, and goes on', async () => {
    const [slow] = await crowd(1, { patience: 1 });
    expect([slow?.status, slow?.json]).toMatchObject([503, { error: { code: 'too-slow' } }]);
    await desk?.stop();
    desk = await openDesk({ patience: 20_000 });
    expect((await desk.post('/api/v1/judge', {})).status).toBe(200);
  });

  test('lets one client ask so often and no oftener', async () => {
    const replies = await crowd(8, { rate: 5 });
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.json).toMatchObject({ error: { code: 'too-many-requests' } });
  });
});

describe('every answer', () => {
  test('forbids scripts from elsewhere, frames and guesses about its type', async () => {
    desk = await openDesk();
    const { headers } = await desk.ask('/api/v1/rules');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('of an address that is none is an error object', async () => {
    desk = await openDesk();
    expect((await desk.ask('/api/v1/nope')).json).toMatchObject({ error: { code: 'not-found' } });
    expect((await desk.ask('/api/v1/judge', { method: 'PUT' })).status).toBe(404);
    const text = await desk.post('/api/v1/judge', 'x', { 'content-type': 'text/plain' });
    expect([text.status, text.json]).toMatchObject([415, { error: { code: 'unsupported-media' } }]);
  });
});
