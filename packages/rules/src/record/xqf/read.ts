import { err, ok, type Result } from '../../base/result.ts';
import { squareAt, type Square } from '../../board/square.ts';
import type { Piece } from '../../board/types.ts';
import type { Position } from '../../position/position.ts';
import { decodeFields, withoutControls, type DecodedText } from '../encoding.ts';
import type { GameFault } from '../fault.ts';
import type { BinaryOptions, BinaryReading } from '../format.ts';
import type { GameRecord } from '../game.ts';
import { decodeLoosely } from '../platform.ts';
import { START } from '../start.ts';
import { beginsWith, joined, viewOf } from '../stored/bytes.ts';
import { storedMoves, type StoredMove, type StoredMoves } from '../stored/records.ts';
import { resultByNumber } from '../stored/results.ts';
import { SLOTS } from '../stored/slots.ts';
import { startOfPieces } from '../stored/start.ts';
import { treeOf } from '../stored/tree.ts';
import { areKeysSound, keysOf, NO_KEYS, type XqfKeys } from './keys.ts';
import * as layout from './layout.ts';

/** Whether the bytes begin an XQF file; text that begins with XQ has no control character there. */
export const isXqf = (bytes: Uint8Array): boolean => beginsWith(bytes, 'XQ') && (bytes[2] ?? 0xff) < 0x20;

export const readXqf = (bytes: Uint8Array, { encoding }: BinaryOptions): BinaryReading => {
  const file = unlocked(bytes);
  if (!file.ok) return { games: [file], encoding: 'gb18030', doubtful: false, damaged: 0 };
  const { header, stored } = file.value;
  const texts = layout.FIELDS.map(({ tag, at, most }) => ({ tag, bytes: textAt(header, at, most) }));
  const said = decodeFields(
    separated([...texts.map((text) => text.bytes), ...stored.moves.flatMap(({ comment }) => comment ?? [])]),
    encoding,
  );
  return { ...said, games: [gameOf(file.value, texts, said)] };
};

interface XqfFile {
  readonly header: Uint8Array;
  readonly version: number;
  readonly keys: XqfKeys;
  readonly stored: StoredMoves;
}

/** The file with its keys found and its moves read. */
const unlocked = (bytes: Uint8Array): Result<XqfFile, GameFault> => {
  const header = bytes.subarray(0, layout.HEADER);
  const version = header[2] ?? 0;
  if (header.length < layout.HEADER) return err({ code: 'damaged', part: 'header', byte: header.length });
  if (version > layout.NEWEST_VERSION) return err({ code: 'unknown-version', version });
  const isPlain = version <= layout.PLAIN_VERSION;
  if (!isPlain && !areKeysSound(header)) return err({ code: 'damaged', part: 'keys', byte: 12 });
  const keys = isPlain ? NO_KEYS : keysOf(header);
  const body = bytes.subarray(layout.HEADER).map((byte, i) => byte - (keys.stream[i % 32] ?? 0));
  return ok({ header, version, keys, stored: storedMoves(recordsOf(body, isPlain, keys)) });
};

/** Reads record after record; undefined at the end of the bytes. */
const recordsOf = (body: Uint8Array, isPlain: boolean, keys: XqfKeys): (() => StoredMove | undefined) => {
  const view = viewOf(body);
  let at = 0;
  return () => {
    const [from, to, tag] = view.slice(at, 4) ?? [];
    if (from === undefined || to === undefined || tag === undefined) return undefined;
    at += 4;
    let comment: Uint8Array | undefined;
    if (isPlain || (tag & 0x20) !== 0) {
      const length = (view.uint32At(at) ?? -1) - keys.length;
      comment = length < 0 ? undefined : view.slice(at + 4, length);
      if (comment === undefined) return undefined;
      at += 4 + length;
    }
    return {
      from: squareOf((from - 24 - keys.from) & 255),
      to: squareOf((to - 32 - keys.to) & 255),
      hasNext: (tag & (isPlain ? 0xf0 : 0x80)) !== 0,
      hasSibling: (tag & (isPlain ? 0x0f : 0x40)) !== 0,
      comment,
    };
  };
};

/** Ten times the file from Red's left, plus the rank from below. */
const squareOf = (value: number): Square | undefined => squareAt(Math.floor(value / 10), value % 10);

const textAt = (header: Uint8Array, at: number, most: number): Uint8Array =>
  header.subarray(at + 1, at + 1 + Math.min(header[at] ?? 0, most));

/** Texts with line ends between them, so that none runs into the next. */
const separated = (texts: readonly Uint8Array[]): Uint8Array =>
  joined(texts.flatMap((text) => (text.length === 0 ? [] : [text, Uint8Array.of(10)])));

const gameOf = (
  file: XqfFile,
  texts: readonly { readonly tag: string; readonly bytes: Uint8Array }[],
  { encoding }: DecodedText,
): Result<GameRecord, GameFault> => {
  const decode = (bytes: Uint8Array): string => decodeLoosely(encoding, bytes);
  const tags = new Map<string, string>();
  for (const { tag, bytes } of texts) {
    // A name cut by its field may end with half a character.
    const value = withoutControls(decode(bytes).replace(/\uFFFD$/u, '')).trim();
    if (value !== '') tags.set(tag, value);
  }
  const start = startOf(file, tags.get('Title') ?? '');
  if (!start.ok) return start;
  const tree = treeOf(start.value, file.stored, decode);
  return ok({ tags, start: start.value, result: resultOf(file.header), ...tree });
};

/** Other programs write 4 for a draw. */
const resultOf = (header: Uint8Array): GameRecord['result'] => {
  const number = header[layout.RESULT_AT];
  return resultByNumber(number === 4 ? 3 : number);
};

const startOf = ({ header, version, keys, stored }: XqfFile, title: string): Result<Position, GameFault> => {
  const pieces = new Map<Square, Piece>();
  for (const [i, piece] of SLOTS.entries()) {
    const slot = version >= layout.ROTATED_VERSION ? slotBefore(keys.pieces, i) : i;
    const square = squareOf(((header[layout.SQUARES_AT + slot] ?? 0xff) - keys.pieces) & 255);
    if (square !== undefined) pieces.set(square, piece);
  }
  const start = startOfPieces(pieces, stored, header[layout.TURN_AT] === 1 ? 'black' : 'red', title);
  const isUsual = (header[layout.KIND_AT] ?? 0) < layout.FIRST_KIND_WITH_BOARD;
  return start.ok || !isUsual ? start : ok(START);
};

/** Where in the rotated list the square of a piece stands. */
const slotBefore = (key: number, slot: number): number => (slot - key - 1 + 32 * 8) % 32;
