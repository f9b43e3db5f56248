import { expect, test, vi } from 'vitest';
import { openDesk } from './desk.ts';
import { throwAtServer } from './malformed.ts';

vi.setConfig({ testTimeout: 120_000 });

test('nothing that is thrown at a server makes it fail', async () => {
  const desk = await openDesk();
  const { failures, statuses } = await throwAtServer(desk, 400, 42);
  expect(failures).toEqual([]);
  expect(statuses.get(400)).toBeGreaterThan(50);
  expect((await desk.ask('/healthz')).status).toBe(200);
  await desk.stop();
});
