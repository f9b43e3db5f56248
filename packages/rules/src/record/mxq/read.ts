import { err, ok, type Result } from '../../base/result.ts';
import { squareAt, type Square } from '../../board/square.ts';
import { decodeFields } from '../encoding.ts';
import type { GameFault } from '../fault.ts';
import type { BinaryOptions, BinaryReading } from '../format.ts';
import type { GameRecord, GameResult } from '../game.ts';
import { decodeLoosely } from '../platform.ts';
import { START } from '../start.ts';
import { joined } from '../stored/bytes.ts';
import { lineOf, type LineMove } from '../stored/line.ts';
import { treeOf } from '../stored/tree.ts';

/** Texts with their length before them, in this order; what the others say is not known. */
const SITE = 0;
const DATE = 1;
const EVENT = 2;
const RED_ELO = 3;
const BLACK_ELO = 4;
const COMMENT = 10;
const TEXTS = 12;

interface MxqFile {
  readonly texts: readonly Uint8Array[];
  /** What follows the texts, as ASCII. */
  readonly moves: string;
}

/** The parts of a file; undefined where the bytes are none. Moves may have their length before them too. */
const partsOf = (bytes: Uint8Array): MxqFile | undefined => {
  const texts: Uint8Array[] = [];
  let at = 0;
  while (texts.length < TEXTS) {
    const length = bytes[at];
    if (length === undefined || at + length >= bytes.length) return undefined;
    texts.push(bytes.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  const moves = decodeLoosely('windows-1252', bytes.subarray(at));
  return /^[^\w]?(?:\d[A-J]-\d[A-J]|Ends)/u.test(moves) ? { texts, moves } : undefined;
};

export const isMxq = (bytes: Uint8Array): boolean => partsOf(bytes) !== undefined;

export const readMxq = (bytes: Uint8Array, { encoding }: BinaryOptions): BinaryReading => {
  const parts = partsOf(bytes);
  if (parts === undefined) {
    const fault: GameFault = { code: 'damaged', part: 'header', byte: 0 };
    return { games: [err(fault)], encoding: 'gb18030', doubtful: false, damaged: 0 };
  }
  const said = decodeFields(joined(parts.texts.flatMap((text) => [text, Uint8Array.of(10)])), encoding);
  return { ...said, games: [gameOf(parts, (text) => decodeLoosely(said.encoding, text))] };
};

const RESULT_OF: ReadonlyMap<string, GameResult> = new Map([
  ['胜', '1-0'],
  ['勝', '1-0'],
  ['负', '0-1'],
  ['負', '0-1'],
  ['和', '1/2-1/2'],
]);

const gameOf = (
  { texts, moves }: MxqFile,
  decode: (text: Uint8Array) => string,
): Result<GameRecord, GameFault> => {
  const said = (at: number): string => decode(texts[at] ?? new Uint8Array()).trim();
  // 红方-胜-黑方
  const [, red = '', word = '', black = ''] = /^(.*)-([胜勝负負和])-(.*)$/u.exec(said(EVENT)) ?? [];
  const tags = [
    ['Site', said(SITE)],
    ['Date', said(DATE)],
    ['Event', said(EVENT)],
    ['Red', red],
    ['RedElo', said(RED_ELO)],
    ['Black', black],
    ['BlackElo', said(BLACK_ELO)],
  ] as const;
  const stored = lineOf(movesIn(moves), said(COMMENT));
  return ok({
    tags: new Map(tags.filter(([, value]) => value !== '')),
    start: START,
    result: RESULT_OF.get(word) ?? '*',
    ...treeOf(START, stored, (comment) => comment),
  });
};

/** `7C-4C` …: the file from Red's left, the rank from below by its letter. */
const movesIn = (text: string): LineMove[] => {
  const end = text.indexOf('Ends');
  return [...text.slice(0, end < 0 ? undefined : end).matchAll(/(\d)([A-J])-(\d)([A-J])/gu)].map(
    ([, fromFile, fromRank, toFile, toRank]): LineMove => ({
      from: squareOf(fromFile, fromRank),
      to: squareOf(toFile, toRank),
    }),
  );
};

const squareOf = (file = '', rank = ''): Square | undefined =>
  squareAt(Number(file), rank.charCodeAt(0) - 'A'.charCodeAt(0));
