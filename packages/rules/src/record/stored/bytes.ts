/** Numbers and pieces of a binary file; what lies beyond its end is undefined. All numbers are little-endian. */
export interface ByteView {
  readonly bytes: Uint8Array;
  readonly byteAt: (offset: number) => number | undefined;
  readonly uint32At: (offset: number) => number | undefined;
  /** The bytes from the offset, all of them, or undefined where the file is too short. */
  readonly slice: (offset: number, length: number) => Uint8Array | undefined;
}

export const viewOf = (bytes: Uint8Array): ByteView => ({
  bytes,
  byteAt: (offset) => bytes[offset],
  uint32At: (offset) => {
    const [a, b, c, d] = bytes.subarray(offset, offset + 4);
    return a === undefined || b === undefined || c === undefined || d === undefined
      ? undefined
      : (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
  },
  slice: (offset, length) =>
    offset + length <= bytes.length ? bytes.subarray(offset, offset + length) : undefined,
});

/** Whether the bytes begin with this ASCII text. */
export const beginsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((char, i) => bytes[at + i] === char.charCodeAt(0));

/** Bytes one after another, as many as come. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** A whole number as four bytes. */
export const uint32 = (value: number): Uint8Array =>
  Uint8Array.of(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, (value >>> 24) & 255);
