import type { ColumnType } from 'kysely';

/** Archives that were uploaded to be audited, and what they come to. */
export interface UploadTables {
  readonly uploads: {
    readonly id: string;
    readonly made_at: ColumnType<Date, never, never>;
    /** What the file was called. */
    readonly name: string;
    readonly rules: string[];
    readonly locale: string;
    readonly status: 'waiting' | 'running' | 'done' | 'failed' | 'interrupted';
    readonly games: number;
    /** As JSON; null until it is done. */
    readonly report: ColumnType<unknown, string | null, string | null>;
  };
}
