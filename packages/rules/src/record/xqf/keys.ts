/** The keys that an XQF header of version 11 or later yields; all zero for a plain file. */
export interface XqfKeys {
  readonly pieces: number;
  readonly from: number;
  readonly to: number;
  /** Taken from the length of every comment. */
  readonly length: number;
  /** Taken in turn from every byte after the header. */
  readonly stream: Uint8Array;
}

export const NO_KEYS: XqfKeys = { pieces: 0, from: 0, to: 0, length: 0, stream: new Uint8Array(32) };

const SIGNATURE = '[(C) Copyright Mr. Dong Shiwei.]';

/** 54x² + 221, times the factor; keys are bytes. */
const mixed = (x: number, factor: number): number => ((54 * x * x + 221) * factor) & 255;

const byteAt = (header: Uint8Array, offset: number): number => header[offset] ?? 0;

/** The keys of an encrypted file. Bytes 12 to 15 of a sound header add up to 0 modulo 256: {@link areKeysSound}. */
export const keysOf = (header: Uint8Array): XqfKeys => {
  const [sum, xy, f, t] = [12, 13, 14, 15].map((offset) => byteAt(header, offset)) as [
    number,
    number,
    number,
    number,
  ];
  const pieces = mixed(xy, xy);
  const from = mixed(f, pieces);
  const mask = byteAt(header, 3);
  const base = [0, 1, 2, 3].map((i) => (byteAt(header, 12 + i) & mask) | byteAt(header, 8 + i));
  return {
    pieces,
    from,
    to: mixed(t, from),
    length: ((sum * 256 + xy) % 32_000) + 767,
    stream: Uint8Array.from(SIGNATURE, (_, j) => (base[j % 4] ?? 0) & SIGNATURE.charCodeAt(j)),
  };
};

export const areKeysSound = (header: Uint8Array): boolean =>
  [12, 13, 14, 15].reduce((sum, offset) => sum + byteAt(header, offset), 0) % 256 === 0;
