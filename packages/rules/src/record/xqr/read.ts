import { err, ok, type Result } from '../../base/result.ts';
import { squareAt, type Square } from '../../board/square.ts';
import { withoutControls } from '../encoding.ts';
import type { GameFault } from '../fault.ts';
import type { GameRecord } from '../game.ts';
import { decodeLoosely } from '../platform.ts';
import { START } from '../start.ts';
import { beginsWith, viewOf, type ByteView } from '../stored/bytes.ts';
import { storedMoves, type StoredMove } from '../stored/records.ts';
import { resultByNumber } from '../stored/results.ts';
import { treeOf } from '../stored/tree.ts';
import { crc32 } from './crc32.ts';

/**
 * XQR: fields of a number, a length and a value, the tree of moves as field 9, and field 10, a CRC-32
 * of all before it. Worked out from one file without variations or comments and its twin in PGN;
 * where these go is inferred from formats of the same kind, and a file that does not then end with
 * its checksum is refused.
 */
const MAGIC = '\0\u0002 \u0017';

export const isXqr = (bytes: Uint8Array): boolean => beginsWith(bytes, MAGIC);

export const TAG_OF_FIELD: ReadonlyMap<number, string> = new Map([
  [2, 'Event'],
  [3, 'Site'],
  [4, 'Date'],
  [5, 'Red'],
  [6, 'Black'],
]);
const VERSION = 1;
const RESULT = 7;
const TREE = 9;
const CHECKSUM = 10;

const decode = (bytes: Uint8Array): string => decodeLoosely('utf-8', bytes);

export const readXqr = (bytes: Uint8Array): Result<GameRecord, GameFault> => {
  const view = viewOf(bytes);
  const fields = fieldsOf(view);
  if (fields === undefined) return err({ code: 'damaged', part: 'header', byte: 0 });
  const version = fields.values.get(VERSION)?.[0];
  if (version !== 0) return err({ code: 'unknown-version', version: version ?? -1 });
  const cursor = { at: fields.end };
  const stored = storedMoves(recordsOf(view, cursor));
  const { at } = cursor;
  if (!stored.whole || view.byteAt(at) !== CHECKSUM || view.byteAt(at + 1) !== 4)
    return err({ code: 'damaged', part: 'moves', byte: at });
  if (view.uint32At(at + 2) !== crc32(bytes.subarray(0, at)))
    return err({ code: 'damaged', part: 'checksum', byte: at });
  const tags = new Map<string, string>();
  for (const [field, tag] of TAG_OF_FIELD) {
    const value = withoutControls(decode(fields.values.get(field) ?? new Uint8Array())).trim();
    if (value !== '') tags.set(tag, value);
  }
  const result = resultByNumber(fields.values.get(RESULT)?.[0]);
  return ok({ tags, start: START, result, ...treeOf(START, stored, decode) });
};

interface Fields {
  readonly values: ReadonlyMap<number, Uint8Array>;
  /** Where the tree begins. */
  readonly end: number;
}

/** The fields before the tree; undefined where there is no tree, or a field that may change the game. */
const fieldsOf = (view: ByteView): Fields | undefined => {
  const values = new Map<number, Uint8Array>();
  for (let at = 0; ;) {
    const field = view.byteAt(at);
    const length = view.byteAt(at + 1);
    const value = length === undefined ? undefined : view.slice(at + 2, length);
    if (field === undefined || field > TREE || value === undefined) return undefined;
    at += 2 + value.length;
    if (field === TREE) return { values, end: at };
    if (field > RESULT) return undefined;
    values.set(field, value);
  }
};

const HAS_NEXT = 1;
const HAS_SIBLING = 2;

/** A record: two squares, flags, the length of a comment and the comment. Moves the cursor past what it reads. */
const recordsOf =
  (view: ByteView, cursor: { at: number }): (() => StoredMove | undefined) =>
  () => {
    const [from, to, flags, length] = view.slice(cursor.at, 4) ?? [];
    if (from === undefined || to === undefined || flags === undefined || length === undefined)
      return undefined;
    const comment = view.slice(cursor.at + 4, length);
    if (comment === undefined) return undefined;
    cursor.at += 4 + length;
    return {
      from: squareOf(from),
      to: squareOf(to),
      hasNext: (flags & HAS_NEXT) !== 0,
      hasSibling: (flags & HAS_SIBLING) !== 0,
      comment: length === 0 ? undefined : comment,
    };
  };

/** The rank from the top, then the file from Red's left. */
const squareOf = (byte: number): Square | undefined => squareAt(byte & 15, 9 - (byte >> 4));
