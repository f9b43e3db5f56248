import type { FolderFault } from './place/folder.ts';
import type { Address, PlaceFault } from './place/place.ts';

/** Why a server cannot be used, or not any more. No fault has a password in it. */
export type ServerFault =
  /** Nobody answers there. */
  | { readonly code: 'server-unreachable'; readonly address: Address; readonly reason: string }
  /** It does not let us in. */
  | { readonly code: 'login-refused'; readonly address: Address; readonly reason: string }
  | { readonly code: 'database-missing'; readonly address: Address }
  /** It says something else, in its own words. */
  | { readonly code: 'server-trouble'; readonly address: Address; readonly reason: string };

/** Why a database cannot be opened. */
export type StoreFault =
  | PlaceFault
  | FolderFault
  | ServerFault
  /** A later version of Qili has changed its tables. */
  | { readonly code: 'database-newer' }
  /** Its tables cannot be made or changed. */
  | { readonly code: 'migration-failed'; readonly migration: string; readonly reason: string };

/** SQLSTATE of what a server says when it does not let someone in. */
const REFUSED = new Set(['28000', '28P01']);
const NO_DATABASE = '3D000';
/** Errors of the system and of the client while there is no connection, or no longer one. */
const UNREACHABLE = /^E[A-Z_]{3,}$/u;
const CUT = /timeout|terminated|not queryable|connection/iu;
/** The server is being stopped or started, or cuts the connection. */
const SHUTTING = /^(57P0\d|08\d\d\d)$/u;

/** What an error of the client for PostgreSQL comes to. An error that is none of its kind is thrown. */
export const serverFaultOf = (error: unknown, address: Address): ServerFault => {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (REFUSED.has(code)) return { code: 'login-refused', address, reason: error.message };
  if (code === NO_DATABASE) return { code: 'database-missing', address };
  if (isLost(error))
    return { code: 'server-unreachable', address, reason: UNREACHABLE.test(code) ? code : error.message };
  if (code !== '') return { code: 'server-trouble', address, reason: `${error.message} (${code})` };
  throw error;
};

/** Whether there is no connection, or no longer one: another try may go well. */
export const isLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code === '' ? CUT.test(error.message) : UNREACHABLE.test(code) || SHUTTING.test(code);
};
