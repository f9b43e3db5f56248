import { err, ok, type Result } from '../base/result.ts';
import { decodeText, isBinary, type Decoding } from './encoding.ts';
import { shortened, type GameFault, type RecordFault } from './fault.ts';
import {
  FORMAT_IDS,
  type BinaryOptions,
  type BinaryReading,
  type FormatId,
  type RecordFormat,
} from './format.ts';
import { FORMATS } from './formats.ts';
import type { GameRecord } from './game.ts';
import { sourceText } from './source-text.ts';

/** Encoding and format are taken as given instead of being recognised. */
export interface ReadOptions extends BinaryOptions {
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
export const sizeFault = (
  bytes: number,
): Extract<RecordFault, { readonly code: 'empty' | 'too-big' }> | undefined => {
  if (bytes === 0) return { code: 'empty' };
  return bytes > MOST_MEBIBYTES * 2 ** 20 ? { code: 'too-big', most: MOST_MEBIBYTES } : undefined;
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
  const read = readBinary(bytes, options) ?? readAsText(bytes, options);
  if (!read.ok) return read;
  const { format, reading } = read.value;
  const games = reading.games.flatMap((result) => (result.ok ? [result.value] : []));
  const refused = reading.games.flatMap((result, i) =>
    result.ok ? [] : [{ game: i + 1, fault: result.fault }],
  );
  const [first] = refused;
  if (games.length === 0) return err(first?.fault ?? { code: 'empty' });
  const { encoding, doubtful, damaged } = reading;
  return ok({ format, games, refused, encoding, doubtful, damaged });
};

const FORMAT_LIST: readonly RecordFormat[] = FORMAT_IDS.map((id) => FORMATS[id]);

interface FormatReading {
  readonly format: FormatId;
  readonly reading: BinaryReading;
}

/** Reads a file of a binary format; undefined if it is none. */
const readBinary = (
  bytes: Uint8Array,
  { format: asked, ...options }: ReadOptions,
): Result<FormatReading, never> | undefined => {
  const source = { bytes, text: '' };
  const format = FORMAT_LIST.find(
    ({ id, readBytes, detects }) =>
      readBytes !== undefined && (asked === undefined ? detects(source) : id === asked),
  );
  const reading = format?.readBytes?.(bytes, options);
  return format === undefined || reading === undefined ? undefined : ok({ format: format.id, reading });
};

/** Reads a text, in the first format that claims it; one that is only written is read as PGN, which it is a form of. */
const readAsText = (
  bytes: Uint8Array,
  { format: asked, encoding }: ReadOptions,
): Result<FormatReading, RecordFault> => {
  if (encoding === undefined && isBinary(bytes))
    return err({ code: 'binary', begins: hex(bytes.subarray(0, 8)) });
  const { text, ...decoding } = decodeText(bytes, encoding);
  const format = FORMAT_LIST.find(({ id, readText, detects }) =>
    asked === undefined ? readText !== undefined && detects({ bytes, text }) : id === asked,
  );
  if (format === undefined) return err({ code: 'empty' });
  const reader = format.readText === undefined ? FORMATS.pgn : format;
  const games = reader.readText?.(text) ?? [];
  // Something is there, but no game: a form without fields, a frame without its page.
  if (games.length === 0 && text.trim() !== '') return err(nothingIn(text));
  return ok({ format: asked ?? reader.id, reading: { games, ...decoding } });
};

const nothingIn = (text: string): RecordFault => ({
  code: 'no-moves',
  text: shortened(text.trim()),
  at: sourceText(text).placeOf(text.search(/\S/u)),
});

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
