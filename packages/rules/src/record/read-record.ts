import { err, ok, type Result } from '../base/result.ts';
import { decodeText, isBinary, type Decoding, type TextEncoding } from './encoding.ts';
import type { GameFault, RecordFault } from './fault.ts';
import { FORMAT_IDS, type BinaryReading, type FormatId, type RecordFormat } from './format.ts';
import { FORMATS } from './formats.ts';
import type { GameRecord } from './game.ts';

export interface ReadOptions {
  /** Taken as given instead of being recognised. */
  readonly encoding?: TextEncoding | undefined;
  readonly format?: FormatId | undefined;
}

/** What a file held: its games, and those that could not be read, counted from 1 among all. */
export interface RecordReading extends Decoding {
  readonly format: FormatId;
  readonly games: readonly GameRecord[];
  readonly refused: readonly { readonly game: number; readonly fault: GameFault }[];
}

/** No record of games is larger than this, in MiB; what is, is refused before it is looked at. */
export const MOST_MEBIBYTES = 64;

/** Why bytes so many are no record, or undefined where there may be one. */
export const sizeFault = (bytes: number): RecordFault | undefined => {
  const mebibytes = Math.ceil(bytes / 2 ** 20);
  if (bytes === 0) return { code: 'empty' };
  return mebibytes > MOST_MEBIBYTES ? { code: 'too-big', mebibytes, most: MOST_MEBIBYTES } : undefined;
};

/**
 * Reads a file of whatever format and encoding. Fails only when there is no game in it; a game that
 * goes wrong half-way is kept up to there, and games that cannot be read at all are listed.
 */
export const readRecord = (
  bytes: Uint8Array,
  options: ReadOptions = {},
): Result<RecordReading, RecordFault> => {
  const unfit = sizeFault(bytes.length);
  if (unfit !== undefined) return err(unfit);
  const binary = options.encoding === undefined && isBinary(bytes);
  const decoded = binary ? undefined : decodeText(bytes, options.encoding);
  const source = { bytes, text: decoded?.text ?? '' };
  const format = formatFor(options.format) ?? FORMAT_LIST.find((each) => each.detects(source));
  if (format === undefined || (binary && format.readBytes === undefined))
    return err(binary ? { code: 'binary', begins: hex(bytes.subarray(0, 8)) } : { code: 'empty' });
  const read = format.readBytes?.(bytes, options.encoding) ?? readText(format, source.text, decoded);
  const games = read.games.flatMap((result) => (result.ok ? [result.value] : []));
  const refused = read.games.flatMap((result, i) =>
    result.ok ? [] : [{ game: i + 1, fault: result.fault }],
  );
  const [first] = refused;
  if (games.length === 0) return err(first?.fault ?? { code: 'empty' });
  const { encoding, doubtful, damaged } = read;
  return ok({ format: format.id, games, refused, encoding, doubtful, damaged });
};

const FORMAT_LIST: readonly RecordFormat[] = FORMAT_IDS.map((id) => FORMATS[id]);

/** The format that reads files of this kind; one that is only written is read as PGN, which it is a form of. */
const formatFor = (id: FormatId | undefined): RecordFormat | undefined => {
  if (id === undefined) return undefined;
  const { readText, readBytes } = FORMATS[id];
  return readText === undefined && readBytes === undefined ? FORMATS.pgn : FORMATS[id];
};

const readText = (
  { readText: read }: RecordFormat,
  text: string,
  { encoding = 'utf-8', doubtful = false, damaged = 0 }: Partial<Decoding> = {},
): BinaryReading => ({ games: read?.(text) ?? [], encoding, doubtful, damaged });

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
