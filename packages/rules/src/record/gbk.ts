import { decodeLoosely } from './platform.ts';

/** Text in GBK: its bytes, and the characters that GBK does not have; `?` stands for each of those. */
export interface GbkText {
  readonly bytes: Uint8Array;
  readonly missing: readonly string[];
}

/**
 * The two bytes of every character that GBK has. The platform only decodes, so all pairs are decoded,
 * at once and with line ends between them; a pair that stands for nothing gives no single character.
 */
const codes = (): ReadonlyMap<string, readonly [number, number]> => {
  const pairs: (readonly [number, number])[] = [];
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) pairs.push([lead, trail]);
  const text = decodeLoosely('gbk', Uint8Array.from(pairs.flatMap((pair) => [...pair, LINE_END])));
  const table = new Map<string, readonly [number, number]>();
  for (const [i, character] of text.split('\n').entries()) {
    const pair = pairs[i];
    if (pair === undefined || character.length !== 1 || character === '\uFFFD') continue;
    if (!table.has(character)) table.set(character, pair);
  }
  return table;
};

const LINE_END = 10;

let table: ReturnType<typeof codes> | undefined;

export const encodeGbk = (text: string): GbkText => {
  const bytes: number[] = [];
  const missing = new Set<string>();
  for (const character of text) {
    const code = character.charCodeAt(0) < 0x80 ? [character.charCodeAt(0)] : codeOf(character);
    if (code === undefined) missing.add(character);
    for (const byte of code ?? [QUESTION_MARK]) bytes.push(byte);
  }
  return { bytes: Uint8Array.from(bytes), missing: [...missing] };
};

const QUESTION_MARK = 0x3f;

const codeOf = (character: string): readonly number[] | undefined => (table ??= codes()).get(character);

/** The longest beginning of the text that takes at most so many bytes in GBK; no character is split. */
export const cutToGbk = (text: string, mostBytes: number): string => {
  let length = 0;
  let kept = '';
  for (const character of text) {
    length += character.charCodeAt(0) < 0x80 || codeOf(character) === undefined ? 1 : 2;
    if (length > mostBytes) break;
    kept += character;
  }
  return kept;
};
