import { fileOf, rankOf, type Square } from '../../board/square.ts';
import type { Setup } from '../../position/setup.ts';
import { makeFen, START_FEN } from '../../position/fen.ts';
import type { Shortening, Written } from '../format.ts';
import { tagOf, type GameRecord } from '../game.ts';
import { cutToGbk, encodeGbk } from '../gbk.ts';
import { joined, uint32 } from '../stored/bytes.ts';
import { flatOf, type FlatBranch } from '../stored/flat.ts';
import { numberOfResult } from '../stored/results.ts';
import { slotsOf } from '../stored/slots.ts';
import * as layout from './layout.ts';

/** Writes the first of the games as XQF 1.0 without keys. Names that are too long are cut between characters. */
export const writeXqf = (games: readonly GameRecord[]): Written => {
  const [game] = games;
  if (game === undefined) return { bytes: new Uint8Array(), shortened: [] };
  const shortened: Shortening[] = [];
  const missing = new Set<string>();
  const encode = (text: string): Uint8Array => {
    const gbk = encodeGbk(text);
    for (const character of gbk.missing) missing.add(character);
    return gbk.bytes;
  };
  const header = headerOf(game, shortened, encode);
  const records = flatOf(game).flatMap((flat) => recordOf(flat, encode));
  const characters = [...missing].join('');
  if (characters !== '') shortened.push({ code: 'no-such-character', game: 1, characters });
  return { bytes: joined([header, ...records]), shortened };
};

type Encode = (text: string) => Uint8Array;

const headerOf = (game: GameRecord, shortened: Shortening[], encode: Encode): Uint8Array => {
  const header = new Uint8Array(layout.HEADER);
  header.set([0x58, 0x51, layout.PLAIN_VERSION]);
  header.set(squaresOf(game.start), layout.SQUARES_AT);
  header[layout.TURN_AT] = game.start.turn === 'black' ? 1 : 0;
  header[layout.RESULT_AT] = numberOfResult(game.result);
  header[layout.KIND_AT] = makeFen(game.start) === START_FEN ? 0 : ENDGAME;
  for (const { tag, at, most } of layout.FIELDS) {
    const value = tagOf(game.tags, tag) ?? '';
    const kept = cutToGbk(value, most);
    if (kept !== value) shortened.push({ code: 'cut', game: 1, tag, kept });
    const bytes = encode(kept);
    header[at] = bytes.length;
    header.set(bytes, at + 1);
  }
  return header;
};

const ENDGAME = 3;
const ABSENT = 0xff;

const xqfSquare = (square: Square): number => 10 * fileOf(square) + rankOf(square);

const squaresOf = (setup: Setup): Uint8Array =>
  Uint8Array.from(slotsOf(setup), (square) => (square === undefined ? ABSENT : xqfSquare(square)));

const recordOf = ({ branch, hasNext, hasSibling, comment }: FlatBranch, encode: Encode): Uint8Array[] => {
  const { move } = branch;
  // The record of the start names no move; these are the bytes that all files have there.
  const [from, to] = move === undefined ? [0x18, 0x20] : [xqfSquare(move.from) + 24, xqfSquare(move.to) + 32];
  const tag = (hasNext ? 0xf0 : 0) | (hasSibling ? 0x0f : 0);
  const record = Uint8Array.of(from, to, tag, 0, 0, 0, 0, 0);
  if (comment === '') return [record];
  const text = encode(comment.replaceAll('\n', '\r\n'));
  record.set(uint32(text.length), 4);
  return [record, text];
};
