import type { Migration } from 'kysely';
import { audits } from './0001-audits.ts';
import { games } from './0002-games.ts';
import { uploads } from './0003-uploads.ts';

/**
 * What makes the tables, in order, by the name of its file. A migration that has been published is never changed:
 * databases have it. A test compares this list with the folder.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-audits': audits,
  '0002-games': games,
  '0003-uploads': uploads,
};
