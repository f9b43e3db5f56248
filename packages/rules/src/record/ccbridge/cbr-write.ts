import { fileOf, rankOf, type Square } from '../../board/square.ts';
import { makeFen, START_FEN } from '../../position/fen.ts';
import type { Shortening, Written } from '../format.ts';
import { tagOf, type GameRecord } from '../game.ts';
import { joined, uint32 } from '../stored/bytes.ts';
import { flatOf, type FlatBranch } from '../stored/flat.ts';
import { numberOfResult } from '../stored/results.ts';
import * as layout from './layout.ts';

/** Writes the first of the games as CBR version 2. Fields that are too long are cut between characters. */
export const writeCbr = (games: readonly GameRecord[]): Written => {
  const [game] = games;
  if (game === undefined) return { bytes: new Uint8Array(), shortened: [] };
  const shortened: Shortening[] = [];
  const header = headerOf(game, shortened);
  return { bytes: joined([header, ...flatOf(game).flatMap(recordOf)]), shortened };
};

const headerOf = (game: GameRecord, shortened: Shortening[]): Uint8Array => {
  const header = new Uint8Array(layout.MOVES_AT);
  header.set(Uint8Array.from(layout.RECORD_MAGIC, (char) => char.charCodeAt(0)));
  header[layout.VERSION_AT] = layout.READ_VERSION;
  for (const { tag, at, bytes } of layout.FIELDS) {
    const value = tagOf(game.tags, tag) ?? '';
    const kept = cutToUnits(value, bytes / 2 - 1);
    if (kept !== value) shortened.push({ code: 'cut', game: 1, tag, kept });
    header.set(utf16(kept), at);
  }
  header[layout.KIND_AT] = makeFen(game.start) === START_FEN ? 0 : ENDING;
  header[layout.RESULT_AT] = numberOfResult(game.result);
  header[layout.FIRST_MOVER_AT] = game.start.turn === 'red' ? 1 : 2;
  header[layout.FIRST_ROUND_AT] = 1;
  for (const [square, piece] of game.start.pieces)
    header[layout.BOARD_AT + indexOf(square)] = layout.codeOf(piece);
  header.set(uint32(0xffffffff), layout.CURRENT_STEP_AT);
  return header;
};

/** A composed ending; other kinds begin from the usual position. */
const ENDING = 3;

/** The longest beginning with at most so many UTF-16 units; no pair is split. */
const cutToUnits = (text: string, most: number): string => {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return kept;
};

const utf16 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(2 * text.length);
  for (let i = 0; i < text.length; i++) {
    bytes[2 * i] = text.charCodeAt(i) & 255;
    bytes[2 * i + 1] = text.charCodeAt(i) >> 8;
  }
  return bytes;
};

const indexOf = (square: Square): number => 9 * (9 - rankOf(square)) + fileOf(square);

const recordOf = ({ branch: { move }, hasNext, hasSibling, comment }: FlatBranch): Uint8Array[] => {
  const flags =
    (hasNext ? 0 : layout.LAST_OF_LINE) |
    (hasSibling ? layout.HAS_SIBLING : 0) |
    (comment === '' ? 0 : layout.HAS_COMMENT);
  const [from, to] = move === undefined ? [0, 0] : [indexOf(move.from), indexOf(move.to)];
  const record = Uint8Array.of(flags, 0, from, to);
  if (comment === '') return [record];
  const text = utf16(comment.replaceAll('\n', '\r\n'));
  return [record, uint32(text.length), text];
};
