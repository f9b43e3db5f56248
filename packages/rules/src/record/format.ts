import type { Result } from '../base/result.ts';
import type { Decoding, TextEncoding } from './encoding.ts';
import type { GameFault } from './fault.ts';
import type { GameRecord } from './game.ts';

/** All formats, in the order in which a file that looks like several is recognised. */
export const FORMAT_IDS = [
  'xqf',
  'cbr',
  'cbl',
  'xqr',
  'mxq',
  'chn',
  'ccm',
  'cbf',
  'json',
  'wxf',
  'dhtmlxq',
  'dhjhtmlxq',
  'pfc',
  'che',
  'che-mirrored',
  'pgn',
  'pgn-wxf',
  'pgn-iccs',
  'epd',
  'text-board',
  'moves',
] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/**
 * What a format can hold besides the moves of the main line:
 * the position a game starts from, its result, every tag, variations, comments, annotations such as
 * `!?`, the times that the sides used, and who commented.
 */
export const KEEPABLES = [
  'start',
  'result',
  'tags',
  'variations',
  'comments',
  'nags',
  'clocks',
  'annotator',
] as const;
export type Keepable = (typeof KEEPABLES)[number];

/**
 * What is known of a format, surest first: verified on real files against another reader, on one
 * real file, described by who made it, known by the readers of two programs or of one, or of two
 * that contradict each other.
 */
export const SURENESS = [
  'own',
  'verified',
  'one-file',
  'described',
  'two-sources',
  'one-source',
  'disputed',
] as const;
export type Sureness = (typeof SURENESS)[number];

/** A file as it came: its bytes, and its text unless it is binary. */
export interface RecordSource {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** What the caller knows of a binary file. */
export interface BinaryOptions {
  /** Of the texts inside. */
  readonly encoding?: TextEncoding | undefined;
  /** Whether to take whatever looks like a game, where the index of a library is damaged. */
  readonly repair?: boolean | undefined;
}

/** The games of a binary file, with how its texts were decoded. */
export interface BinaryReading extends Decoding {
  readonly games: readonly Result<GameRecord, GameFault>[];
}

/** What a writer had to change to make a game fit; games count from 1. */
export type Shortening =
  /** A tag longer than its field; `kept` is what was written. */
  | { readonly code: 'cut'; readonly game: number; readonly tag: string; readonly kept: string }
  /** Characters that the encoding of the format does not have; `?` stands for each. */
  | { readonly code: 'no-such-character'; readonly game: number; readonly characters: string };

export interface Written {
  readonly bytes: Uint8Array;
  readonly shortened: readonly Shortening[];
}

/**
 * One format of records. A format has a reader of text or a reader of bytes, or none when it is only
 * written: then it is the same kind of file as another, with other moves.
 */
export interface RecordFormat {
  readonly id: FormatId;
  readonly extension: string;
  /** How many games a file holds. */
  readonly holds: 'one' | 'many';
  readonly keeps: readonly Keepable[];
  /** The tags that it has room for where it cannot hold them all. */
  readonly tags?: readonly string[];
  /** What its reader rests on; docs/records.md says more. */
  readonly facts: Sureness;
  /** Whether the file looks like this format; asked in the order of the list. */
  readonly detects: (source: RecordSource) => boolean;
  readonly readText?: (text: string) => readonly Result<GameRecord, GameFault>[];
  readonly readBytes?: (bytes: Uint8Array, options: BinaryOptions) => BinaryReading;
  readonly write?: (games: readonly GameRecord[]) => Written;
}
