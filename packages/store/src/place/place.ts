import { err, ok, type Result } from '@qili/rules';

/** Where a database is. */
export type Place =
  /** Embedded, gone when it is closed. */
  | { readonly kind: 'memory' }
  /** Embedded, kept in a folder, for one process at a time. */
  | { readonly kind: 'folder'; readonly folder: string }
  /** A PostgreSQL server, for any number of processes and machines. */
  | { readonly kind: 'server'; readonly url: string; readonly address: Address };

/** A server and a database of it, as messages may name them: without the password. */
export interface Address {
  readonly host: string;
  readonly port: string;
  readonly user: string;
  readonly database: string;
}

/** Why a text names no place for a database. What it says is never repeated, for it may have a password in it. */
export type PlaceFault =
  | { readonly code: 'url-malformed' }
  /** A URL of something else: `mysql`. */
  | { readonly code: 'url-scheme'; readonly scheme: string };

/** Stands for an embedded database that is gone when it is closed. */
export const MEMORY = 'memory:';

const SCHEME = /^([a-z][a-z\d+.-]+):\/\//iu;

/** Reads where a database is: `postgres://…`, `memory:`, or else a folder. */
export const parsePlace = (text: string): Result<Place, PlaceFault> => {
  if (text === MEMORY) return ok({ kind: 'memory' });
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return text.trim() === '' ? err({ code: 'url-malformed' }) : inFolder(text);
  if (scheme !== 'postgres' && scheme !== 'postgresql') return err({ code: 'url-scheme', scheme });
  const address = addressIn(text);
  return address === undefined ? err({ code: 'url-malformed' }) : ok({ kind: 'server', url: text, address });
};

const inFolder = (folder: string): Result<Place, PlaceFault> => ok({ kind: 'folder', folder });

const addressIn = (url: string): Address | undefined => {
  try {
    const { hostname, port, username, password, pathname, searchParams } = new URL(url);
    const [user, database] = [username, pathname.slice(1), password].map(decodeURIComponent);
    return {
      host: searchParams.get('host') ?? (hostname === '' ? 'localhost' : hostname),
      port: port === '' ? '5432' : port,
      user: user ?? '',
      database: database === undefined || database === '' ? (user ?? '') : database,
    };
  } catch {
    return undefined;
  }
};
