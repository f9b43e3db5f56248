import type { AuditTables } from './audits.ts';
import type { GameTables } from './games.ts';
import type { UploadTables } from './uploads.ts';

/** All tables. Each subject has a file of its own beside this one. */
export type Database = AuditTables & GameTables & UploadTables;
