import { START_FEN, type GameRecord } from '@qili/rules';
import { keysOf } from '../../packages/rules/src/record/xqf/keys.ts';
import { writeCbr } from '../../packages/rules/src/record/ccbridge/cbr-write.ts';
import { writeXqf } from '../../packages/rules/src/record/xqf/write.ts';
import { crc32 } from '../../packages/rules/src/record/xqr/crc32.ts';

/** Files of binary formats made by code, for what no writer of ours makes. */

const HEADER = 0x400;

/** The file that 象棋演播室 would write with these keys: our plain one, its records in the newer form, everything encrypted. */
export const encryptedXqf = (game: GameRecord, version: 12 | 18 = 18, seed = 77): Uint8Array => {
  const plain = writeXqf([game]).bytes;
  const header = plain.slice(0, HEADER);
  header[2] = version;
  header.set([seed, 0, 0, 0, 0, 11, 22, 33, 44], 3);
  header.set([91, 37, 143], 12);
  header[15] = 256 - ((91 + 37 + 143) % 256);
  const keys = keysOf(header);
  for (let slot = 0; slot < 32; slot++)
    header[0x10 + ((slot + keys.pieces + 1) % 32)] = (plain[0x10 + slot] ?? 0xff) + keys.pieces;
  const body = newerRecords(plain.subarray(HEADER), keys).map((byte, i) => byte + (keys.stream[i % 32] ?? 0));
  return Uint8Array.from([...header, ...body]);
};

/** Records of four bytes with a length only where there is a comment, out of records of eight. */
const newerRecords = (plain: Uint8Array, keys: ReturnType<typeof keysOf>): Uint8Array => {
  const bytes: number[] = [];
  for (let at = 0; at < plain.length;) {
    const [from = 0, to = 0, tag = 0] = plain.subarray(at, at + 3);
    const length = numberAt(plain, at + 4);
    const flags =
      ((tag & 0xf0) === 0 ? 0 : 0x80) | ((tag & 0x0f) === 0 ? 0 : 0x40) | (length === 0 ? 0 : 0x20);
    bytes.push(from + keys.from, to + keys.to, flags | 0x0b, 0);
    if (length > 0) bytes.push(...uint32(length + keys.length), ...plain.subarray(at + 8, at + 8 + length));
    at += 8 + length;
  }
  return Uint8Array.from(bytes);
};

const numberAt = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);

const uint32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};

/** An entry of a library: a game with the state that the index gives it, or a heading on an empty board. */
export interface LibraryEntry {
  readonly game: GameRecord;
  readonly state: 'live' | 'deleted' | 'heading';
}

/** A library of 象棋桥 with room for 128 games. */
export const libraryOf = (entries: readonly LibraryEntry[]): Uint8Array => {
  const [slots, indexAt, entryBytes, block] = [128, 66_624, 276, 4096];
  const dataAt = indexAt + slots * entryBytes;
  const games = entries.map(({ game, state }) => {
    const cbr = writeCbr([game]).bytes.slice();
    if (state === 'heading') cbr.fill(0, 2120, 2210);
    return { cbr, blocks: Math.ceil(cbr.length / block), flags: state === 'deleted' ? 5 : 7 };
  });
  const bytes = new Uint8Array(dataAt + block * games.reduce((sum, { blocks }) => sum + blocks, 0));
  bytes.set(new TextEncoder().encode('CCBridgeLibrary\0'));
  bytes.set(uint32(slots), 60);
  let first = 0;
  for (const [i, { cbr, blocks, flags }] of games.entries()) {
    for (const [j, value] of [flags, first, blocks, cbr.length].entries())
      bytes.set(uint32(value), indexAt + i * entryBytes + 4 * j);
    bytes.set(cbr, dataAt + first * block);
    first += blocks;
  }
  return bytes;
};

/** An XQR file: fields, then records `[from, to, flags, comment?]` of squares as the format counts them. */
export const xqrOf = (
  fields: readonly (readonly [number, string])[],
  records: readonly (readonly [number, number, number, string?])[],
): Uint8Array => {
  const encoder = new TextEncoder();
  const bytes = [0, 2, 0x20, 0x17, 1, 1, 0];
  for (const [field, text] of fields) {
    const value = encoder.encode(text);
    bytes.push(field, value.length, ...value);
  }
  bytes.push(7, 1, 1, 9, 0);
  for (const [from, to, flags, comment = ''] of records) {
    const value = encoder.encode(comment);
    bytes.push(from, to, flags, value.length, ...value);
  }
  return Uint8Array.of(...bytes, 10, 4, ...uint32(crc32(Uint8Array.from(bytes))));
};

/** A CBF file of moves by their values, each with a comment or none, and more after the end of the line. */
export const cbfOf = (moves: readonly (readonly [string, string?])[], beyond = ''): string => {
  const line = moves.map(([value, comment = ''], i) => {
    const end = i === moves.length - 1 ? ' end="1"' : '';
    return comment === ''
      ? `  <Move value="${value}"${end} />`
      : `  <Move value="${value}"${end}><![CDATA[${comment}]]></Move>`;
  });
  return `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<ChineseChessRecord Version="1.0">
 <Head>
  <Name>a &lt;b&gt;</Name>
  <URL />
  <Red>许银川</Red>
  <RedTeam />
  <RecordResult>3</RecordResult>
  <FEN>${START_FEN}</FEN>
 </Head>
 <MoveList>
  <Move value="00-00"><![CDATA[开局 & 说明]]></Move>
${line.join('\n')}${beyond}
 </MoveList>
</ChineseChessRecord>
`;
};
