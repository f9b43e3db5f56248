import type { ColumnType, Generated } from 'kysely';

/** Set by the database when the row is made. */
type Made = ColumnType<Date, never, never>;
/** JSON as its text goes in and as its value comes out. */
type Json<T> = ColumnType<T, string, string>;

/** Audits that many machines share. */
export interface AuditTables {
  readonly audits: {
    readonly id: Generated<number>;
    readonly made_at: Made;
    /** Rule sets by id, in the order asked for. */
    readonly rules: string[];
    readonly natures: boolean;
    readonly locale: string;
    /** Paths that led nowhere. */
    readonly missing: Generated<string[]>;
    /** How many jobs it is divided into; null until the archive is read to its end. */
    readonly jobs: number | null;
  };

  /** A part of an audit that a worker does at one go. */
  readonly audit_jobs: {
    readonly audit: number;
    /** Its number in the audit, from 0, in the order of the report. */
    readonly job: number;
    /** Bytes of the archive, as it lies on the disk, that are dealt with when this is done. */
    readonly size: number;
    /** When a worker began to judge it; null while it waits. */
    readonly begun_at: Date | null;
    /** How many workers have ended in the midst of it. */
    readonly deaths: Generated<number>;
    /** Which part, a game or a file, is being judged by itself: it may have been what brought a worker down. */
    readonly at: number | null;
    /** The parts that were put away because they bring workers down. */
    readonly lost: Generated<number[]>;
    readonly done_at: Date | null;
    readonly games: number | null;
    /** From when it was begun until it was judged, beside others. */
    readonly seconds: number | null;
    /** What the lines come to. */
    readonly tally: Json<unknown> | null;
  };

  /** What is in a job that is not done: the games travel with it, for other machines do not see the files. */
  readonly audit_items: {
    readonly audit: number;
    readonly job: number;
    /** Its number in the job, from 0. */
    readonly item: number;
    /** A file, some lines of one that has a game in each, or why something could not be opened. */
    readonly kind: 'bytes' | 'lines' | 'fault';
    /** What the report calls the file. */
    readonly file: string;
    /** Games of the file that come before. */
    readonly after: number;
    /** The bytes; the lines with line feeds between them, as UTF-8; the fault as JSON. */
    readonly content: Uint8Array;
  };

  /** The report, line by line: one for each game and rule set, and for whatever could not be read. */
  readonly audit_lines: {
    readonly audit: number;
    readonly job: number;
    readonly item: number;
    /** Number of the game in its file, from 1; 0 where the whole file is meant. */
    readonly game: number;
    /** Place of the rule set in those of the audit, from 0. */
    readonly rules: number;
    /** As it stands in the report, to the byte. */
    readonly line: Json<unknown>;
  };
}
