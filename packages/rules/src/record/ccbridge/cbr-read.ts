import { err, ok, type Result } from '../../base/result.ts';
import { squareAt, SQUARES, type Square } from '../../board/square.ts';
import type { Piece } from '../../board/types.ts';
import { withoutControls } from '../encoding.ts';
import type { GameFault } from '../fault.ts';
import type { GameRecord } from '../game.ts';
import { decodeLoosely } from '../platform.ts';
import { beginsWith, viewOf, type ByteView } from '../stored/bytes.ts';
import { storedMoves, type StoredMove } from '../stored/records.ts';
import { resultByNumber } from '../stored/results.ts';
import { startOfPieces } from '../stored/start.ts';
import { treeOf } from '../stored/tree.ts';
import * as layout from './layout.ts';

const decode = (bytes: Uint8Array): string => decodeLoosely('utf-16le', bytes);

/** Reads one game; version 1 is told by its number, since its moves are known from one program only. */
export const readCbrGame = (bytes: Uint8Array): Result<GameRecord, GameFault> => {
  const view = viewOf(bytes);
  const version = view.byteAt(layout.VERSION_AT);
  if (!beginsWith(bytes, layout.RECORD_MAGIC) || version === undefined)
    return err({ code: 'damaged', part: 'header', byte: 0 });
  if (version !== layout.READ_VERSION) return err({ code: 'unknown-version', version });
  if (bytes.length < layout.MOVES_AT) return err({ code: 'damaged', part: 'header', byte: bytes.length });
  const tags = tagsIn(bytes);
  const stored = storedMoves(recordsOf(view));
  const said = view.byteAt(layout.FIRST_MOVER_AT) === 2 ? 'black' : 'red';
  const start = startOfPieces(piecesOn(bytes), stored, said, tags.get('Title') ?? '');
  if (!start.ok) return start;
  const result = resultByNumber(view.byteAt(layout.RESULT_AT));
  return ok({ tags, start: start.value, result, ...treeOf(start.value, stored, decode) });
};

/** Text up to the first zero of a field. */
const fieldText = (bytes: Uint8Array, at: number, length: number): string =>
  withoutControls(decode(bytes.subarray(at, at + length)).split('\0', 1)[0] ?? '').trim();

const tagsIn = (bytes: Uint8Array): Map<string, string> =>
  new Map(
    layout.FIELDS.map(({ tag, at, bytes: length }): [string, string] => [
      tag,
      fieldText(bytes, at, length),
    ]).filter(([, value]) => value !== ''),
  );

/** The square of an index that counts row by row from the top. */
const squareOf = (index: number): Square | undefined => squareAt(index % 9, 9 - Math.floor(index / 9));

const piecesOn = (bytes: Uint8Array): Map<Square, Piece> => {
  const pieces = new Map<Square, Piece>();
  for (let index = 0; index < SQUARES.length; index++) {
    const piece = layout.PIECE_OF_CODE.get(bytes[layout.BOARD_AT + index] ?? 0);
    const square = squareOf(index);
    if (piece !== undefined && square !== undefined) pieces.set(square, piece);
  }
  return pieces;
};

/** Reads record after record; undefined at the end of the bytes, or where a record has bits that nobody knows. */
const recordsOf = (view: ByteView): (() => StoredMove | undefined) => {
  let at = layout.MOVES_AT;
  return () => {
    const [flags, , from, to] = view.slice(at, 4) ?? [];
    if (flags === undefined || from === undefined || to === undefined || flags > 7) return undefined;
    at += 4;
    let comment: Uint8Array | undefined;
    if ((flags & layout.HAS_COMMENT) !== 0) {
      const length = view.uint32At(at) ?? Infinity;
      comment = view.slice(at + 4, length);
      if (comment === undefined) return undefined;
      at += 4 + length;
    }
    return {
      from: squareOf(from),
      to: squareOf(to),
      hasNext: (flags & layout.LAST_OF_LINE) === 0,
      hasSibling: (flags & layout.HAS_SIBLING) !== 0,
      comment,
    };
  };
};
