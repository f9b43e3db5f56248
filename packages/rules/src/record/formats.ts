import { err, ok, type Result } from '../base/result.ts';
import { decodeText, isBinary, type TextEncoding } from './encoding.ts';
import type { GameFault, RecordFault } from './fault.ts';
import type { GameRecord } from './game.ts';
import { readJsonLines } from './json/read.ts';
import { writeJsonLines } from './json/write.ts';
import { readPgn } from './pgn/read.ts';
import { writePgn } from './pgn/write.ts';
import { readPlainMoves } from './plain/read.ts';
import { writePlainMoves } from './plain/write.ts';
import { hasTags } from './pgn/sections.ts';
import { isWxfFile, readWxfFile, writeWxfFile } from './wxf-file.ts';

export const FORMAT_IDS = ['json', 'wxf', 'pgn', 'pgn-wxf', 'pgn-iccs', 'moves'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** What a format can hold besides the moves of the main line; `names` are the usual few of the tags. */
export type Keepable = 'tags' | 'names' | 'start' | 'result' | 'comments' | 'variations' | 'nags';

/** A file as it came: its bytes, and its text unless it is binary. */
export interface RecordSource {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** One format of records. A format without `read` is only written; it is the same file with other moves. */
export interface RecordFormat {
  readonly id: FormatId;
  readonly extension: string;
  readonly keeps: readonly Keepable[];
  /** Whether the file looks like this format; asked in the order of the list. */
  readonly detects: (source: RecordSource) => boolean;
  readonly read?: (source: RecordSource) => Result<GameRecord, GameFault>[];
  readonly write?: (games: readonly GameRecord[]) => string;
}

const EVERYTHING: readonly Keepable[] = [
  'tags',
  'names',
  'start',
  'result',
  'comments',
  'variations',
  'nags',
];
const never = (): boolean => false;

/** All formats by id. The first that detects a file reads it. */
export const FORMATS: Readonly<Record<FormatId, RecordFormat>> = {
  json: {
    id: 'json',
    extension: '.jsonl',
    keeps: EVERYTHING,
    detects: ({ text }) => text.trimStart().startsWith('{"') || text.trimStart().startsWith('{ "'),
    read: ({ text }) => readJsonLines(text),
    write: writeJsonLines,
  },
  wxf: {
    id: 'wxf',
    extension: '.wxf',
    keeps: ['names', 'start', 'result'],
    detects: ({ text }) => isWxfFile(text),
    read: ({ text }) => readWxfFile(text),
    write: writeWxfFile,
  },
  pgn: {
    id: 'pgn',
    extension: '.pgn',
    keeps: EVERYTHING,
    detects: ({ text }) => hasTags(text),
    read: ({ text }) => readPgn(text),
    write: (games) => writePgn(games),
  },
  'pgn-wxf': {
    id: 'pgn-wxf',
    extension: '.pgn',
    keeps: EVERYTHING,
    detects: never,
    write: (games) => writePgn(games, { moves: 'WXF' }),
  },
  'pgn-iccs': {
    id: 'pgn-iccs',
    extension: '.pgn',
    keeps: EVERYTHING,
    detects: never,
    write: (games) => writePgn(games, { moves: 'ICCS' }),
  },
  moves: {
    id: 'moves',
    extension: '.txt',
    keeps: ['start'],
    detects: ({ text }) => text.trim() !== '',
    read: ({ text }) => readPlainMoves(text),
    write: writePlainMoves,
  },
};

export interface ReadOptions {
  /** Taken as given instead of being recognised. */
  readonly encoding?: TextEncoding;
  readonly format?: FormatId;
}

/** What a file held: its games, and those that could not be read, counted from 1 among all. */
export interface RecordReading {
  readonly format: FormatId;
  readonly games: readonly GameRecord[];
  readonly refused: readonly { readonly game: number; readonly fault: GameFault }[];
  readonly encoding: TextEncoding;
  /** Whether the encoding is a guess that nothing in the text supports. */
  readonly doubtful: boolean;
  /** Places that could not be decoded. */
  readonly damaged: number;
}

/**
 * Reads a file of whatever format and encoding. Fails only when there is no game in it; a game that
 * goes wrong half-way is kept up to there, and games that cannot be read at all are listed.
 */
export const readRecord = (
  bytes: Uint8Array,
  options: ReadOptions = {},
): Result<RecordReading, RecordFault> => {
  if (bytes.length === 0) return err({ code: 'empty' });
  const binary = options.encoding === undefined && isBinary(bytes);
  const decoded = binary ? undefined : decodeText(bytes, options.encoding);
  const source = { bytes, text: decoded?.text ?? '' };
  const format = FORMAT_IDS.map((id) => FORMATS[id]).find((each) =>
    options.format === undefined ? each.detects(source) : each.id === options.format,
  );
  if (binary && format === undefined) return err({ code: 'binary', begins: hex(bytes.subarray(0, 8)) });
  const results = (format?.read ?? FORMATS.pgn.read)?.(source) ?? [];
  const games = results.flatMap((result) => (result.ok ? [result.value] : []));
  const refused = results.flatMap((result, i) => (result.ok ? [] : [{ game: i + 1, fault: result.fault }]));
  const [first] = refused;
  if (games.length === 0) return err(first?.fault ?? { code: 'empty' });
  const { encoding, doubtful, damaged } = decoded ?? { encoding: 'utf-8', doubtful: false, damaged: 0 };
  return ok({ format: format?.id ?? 'pgn', games, refused, encoding, doubtful, damaged });
};

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
