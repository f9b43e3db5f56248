import { availableParallelism } from 'node:os';
import type { Locale } from '@qili/rules';

/** How the server runs. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL URL, or the folder of the embedded database. */
  readonly database: string;
  /** What people type to come here, `https://desk.example`; undefined: what the request says. */
  readonly origin: string | undefined;
  /** Whether a proxy before it is to be believed about who asks. */
  readonly proxied: boolean;
  /** Requests a minute of one client. */
  readonly rate: number;
  /** Live games that one client may open a minute, and archives that it may upload. */
  readonly openings: number;
  readonly workers: number;
  /** Questions that may wait for a judging thread. */
  readonly queue: number;
  /** How long a question may take, in milliseconds. */
  readonly patience: number;
  /** How long a socket may be open without joining a game, and how often it has to show that it is alive, in milliseconds. */
  readonly toJoin: number;
  readonly beat: number;
  /** The folder of the built page; undefined where there is none. */
  readonly pages: string | undefined;
  readonly log: 'info' | 'warn' | 'silent';
  readonly locale: Locale;
}

export const DEFAULTS: Settings = {
  host: '127.0.0.1',
  port: 8777,
  database: '.qili',
  origin: undefined,
  proxied: false,
  rate: 1200,
  openings: 60,
  workers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  queue: 100,
  patience: 10_000,
  toJoin: 10_000,
  beat: 20_000,
  pages: undefined,
  log: 'warn',
  locale: 'zh-Hans',
};
