import { startServer, type Running } from '../../apps/server/src/server.ts';
import { MEMORY } from '@qili/store';
import { DEFAULTS, type Settings } from '../../apps/server/src/settings.ts';

/** Asks a server things. */
export interface Asking {
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Reply>;
  readonly ask: (path: string, init?: RequestInit) => Promise<Reply>;
}

/** A server of this process on a free port, as tests ask it things. */
export interface Desk extends Running, Asking {}

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
  return { ...started.value, ...asking(started.value.address) };
};

/** Asks the server at an address. */
export const asking = (address: string): Asking => {
  const ask: Asking['ask'] = async (path, init) => {
    const reply = await fetch(`${address}${path}`, init);
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  };
  const post: Asking['post'] = (path, body, headers = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ask, post };
};
