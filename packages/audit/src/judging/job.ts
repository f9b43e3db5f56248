import type { AuditAsked } from '@qili/protocol';
import type { Locale } from '@qili/rules';

/** Something to judge, as it is handed to a worker. `name` is what the report calls its file. */
export type Item =
  /** A file, which the worker reads. */
  | { readonly kind: 'file'; readonly name: string; readonly path: string; readonly after: number }
  /** A file out of an archive. */
  | { readonly kind: 'bytes'; readonly name: string; readonly bytes: Uint8Array; readonly after: number }
  /** Games of a file that has one a line, blank lines left out. */
  | {
      readonly kind: 'lines';
      readonly name: string;
      readonly lines: readonly string[];
      readonly after: number;
    }
  /** Something that could not be opened, or a game of it that could not be judged. */
  | { readonly kind: 'fault'; readonly name: string; readonly game?: number; readonly fault: InputFault };

/** Why something in an archive cannot be read, before a game is looked for in it. */
export type InputFault =
  | { readonly code: 'empty' }
  | { readonly code: 'too-big'; readonly most: number }
  /** A compressed file that cannot be unpacked. */
  | { readonly code: 'archive-damaged' }
  /** Archives within archives, too many. */
  | { readonly code: 'archive-too-deep' }
  | { readonly code: 'file-unreadable'; readonly reason: string }
  /** The worker that judged it ran out of memory. */
  | { readonly code: 'worker-lost' }
  /** Every worker process that judged it ended. */
  | { readonly code: 'put-away' }
  /** We have a fault of our own, which this input brings out. */
  | { readonly code: 'bug'; readonly message: string };

/** What a worker does at one go. */
export interface Job {
  readonly items: readonly Item[];
  /** Bytes of the input as it lies on the disk that are dealt with when this is done. */
  readonly size: number;
  /** Bytes that it keeps in memory. */
  readonly weight: number;
}

/** How all of an archive is judged, and in which language faults are told. */
export interface Asked extends AuditAsked {
  readonly locale: Locale;
}
