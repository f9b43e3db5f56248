/** The database: embedded in a folder or in memory, or a PostgreSQL server; the same tables and SQL on both. */
export * from './place/place.ts';
export * from './fault.ts';
export * from './words.ts';
export type * from './tables/audits.ts';
export type * from './tables/games.ts';
export type * from './tables/uploads.ts';
export type * from './tables/database.ts';
export * from './store.ts';
