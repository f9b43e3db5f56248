import { startServer, type Running } from '../../apps/server/src/server.ts';
import { MEMORY } from '@qili/store';
import { DEFAULTS, type Settings } from '../../apps/server/src/settings.ts';

/** A server on a free port of this machine, as tests ask it things. */
export interface Desk extends Running {
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Reply>;
  readonly ask: (path: string, init?: RequestInit) => Promise<Reply>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown;
}

const FOR_TESTS = {
  database: MEMORY,
  port: 0,
  rate: 1_000_000,
  openings: 1_000_000,
  workers: 1,
  log: 'silent',
} as const;

export const openDesk = async (settings: Partial<Settings> = {}): Promise<Desk> => {
  const asked = { ...DEFAULTS, ...FOR_TESTS, ...settings };
  const started = await startServer(asked);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const running = started.value;
  const ask = async (path: string, init?: RequestInit): Promise<Reply> => {
    const reply = await fetch(`${running.address}${path}`, init);
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  };
  const post: Desk['post'] = (path, body, headers = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ...running, ask, post };
};
