import { decodeLoosely, decodeStrictly } from './platform.ts';

/** Encodings of records. The last is Vietnamese; nothing tells it from others, so that it must be asked for. */
export const ENCODINGS = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be', 'windows-1258'] as const;
export type TextEncoding = (typeof ENCODINGS)[number];

/** How texts were decoded. */
export interface Decoding {
  readonly encoding: TextEncoding;
  /** Whether nothing in the text speaks for this encoding rather than another: names may be garbled. */
  readonly doubtful: boolean;
  /** How many places could not be decoded and stand as U+FFFD. */
  readonly damaged: number;
}

export interface DecodedText extends Decoding {
  readonly text: string;
}

/**
 * Bytes as text. UTF-8 proves itself by decoding, and UTF-16 by its mark or its zero bytes. GB18030
 * and Big5 do not: every Big5 game file also decodes as GB18030, to nonsense. They are told apart
 * by what is recognised in the text: moves first, then words that game records are full of.
 */
export const decodeText = (bytes: Uint8Array, override?: TextEncoding): DecodedText => {
  const certain = override ?? encodingByMark(bytes) ?? encodingByZeros(bytes);
  if (certain !== undefined) return decoded(decodeLoosely(certain, bytes), certain, false);
  const utf8 = decodeStrictly('utf-8', bytes);
  if (utf8 !== undefined) return decoded(utf8, 'utf-8', false);
  return byContent(bytes);
};

/** A short text that says nothing of its encoding, such as a name in an archive: UTF-8, or else what Chinese Windows writes. */
export const decodeName = (bytes: Uint8Array): string =>
  decodeStrictly('utf-8', bytes) ?? decodeLoosely('gb18030', bytes);

/**
 * Texts out of the fields of a binary file, joined, whose program wrote GB18030 by habit: another
 * encoding must show itself in what it says. Names of two characters are too short to prove anything.
 */
export const decodeFields = (bytes: Uint8Array, override?: TextEncoding): DecodedText => {
  if (override !== undefined) return decoded(decodeLoosely(override, bytes), override, false);
  const found = byContent(bytes);
  return found.encoding === 'gb18030' && found.damaged === 0 ? { ...found, doubtful: false } : found;
};

/** The encoding in which most is recognised; of equals the first. */
const byContent = (bytes: Uint8Array): DecodedText => {
  const candidates = (['gb18030', 'big5', 'utf-8'] as const).map((encoding) => {
    const text = decodeLoosely(encoding, bytes);
    return { text, encoding, score: recognisedIn(text.slice(0, SAMPLE)) };
  });
  const [best, second] = candidates.sort((a, b) => b.score - a.score);
  return best === undefined
    ? decoded('', 'utf-8', true)
    : decoded(best.text, best.encoding, best.score <= Math.max(0, second?.score ?? 0));
};

const decoded = (text: string, encoding: TextEncoding, doubtful: boolean): DecodedText => ({
  text: text.startsWith('\uFEFF') ? text.slice(1) : text,
  encoding,
  doubtful,
  damaged: countOf(text, /\uFFFD/gu),
});

/**
 * The text without the zeros that fields are filled up with, and with U+FFFD for every control
 * character but tabs and line ends: they are damage, and a text full of them would be taken for none.
 */
export const withoutControls = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/[^\P{Cc}\n\r\t]/gu, '\uFFFD');

/** How much of a text is enough to recognise its encoding, in characters. */
const SAMPLE = 200_000;

const MOVES =
  /[帅帥将將仕士相象马馬傌车車俥炮砲包兵卒前中后後][一二三四五六七八九１-９1-9兵卒车車马馬炮砲包][进進退平上下][一二三四五六七八九１-９1-9]/gu;
const WORDS = /[红紅黑胜勝负負和先局赛賽杯队隊第年月日棋]/gu;

const recognisedIn = (text: string): number =>
  20 * countOf(text, MOVES) + countOf(text, WORDS) - 5 * countOf(text, /\uFFFD/gu);

const countOf = (text: string, pattern: RegExp): number => {
  const at = new RegExp(pattern);
  let count = 0;
  while (at.test(text)) count++;
  return count;
};

const encodingByMark = (bytes: Uint8Array): TextEncoding | undefined => {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined;
};

/**
 * UTF-16 without a mark: the ASCII in it puts zeros on one side of the byte pairs. On the other
 * side zeros are rare, though not absent: 一 is U+4E00.
 */
const encodingByZeros = (bytes: Uint8Array): TextEncoding | undefined => {
  const sample = bytes.subarray(0, 4096);
  const little = asciiPairs(sample, 0);
  const big = asciiPairs(sample, 1);
  if (Math.max(little, big) <= sample.length / 20) return undefined;
  if (little > 2 * big) return 'utf-16le';
  return big > 2 * little ? 'utf-16be' : undefined;
};

/** How many byte pairs are a zero and a character, the character on this side; 0 where control characters are. */
const asciiPairs = (sample: Uint8Array, side: 0 | 1): number => {
  let pairs = 0;
  for (let i = 0; i + 1 < sample.length; i += 2) {
    if (sample[i + 1 - side] !== 0) continue;
    const character = sample[i + side] ?? 0;
    if (isControl(character)) return 0;
    if (character < 0x80) pairs++;
  }
  return pairs;
};

/** Whether bytes are no text at all: control characters of which text has next to none. */
export const isBinary = (bytes: Uint8Array): boolean => {
  if (encodingByMark(bytes) !== undefined || encodingByZeros(bytes) !== undefined) return false;
  const sample = bytes.subarray(0, 4096);
  return sample.filter(isControl).length * 50 > sample.length;
};

/** Control characters but for blanks, bell and backspace (which leak into values), end-of-file and escape. */
const isControl = (byte: number): boolean =>
  byte < 0x20 && (byte < 7 || byte > 13) && byte !== 0x1a && byte !== 0x1b;
