import { deflateRawSync, gunzipSync } from 'node:zlib';

/** What an archive says of a file in it, before the file is unpacked. */
export interface Packing {
  readonly packed: Uint8Array;
  /** 0 for stored, 8 for deflated; nothing else is in use. */
  readonly method: number;
  readonly crc: number;
  /** Bytes of the file as it was. */
  readonly size: number;
}

/** A gzip header that says nothing: no name, no time, system unknown. */
const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/**
 * The file itself; undefined where it is not the one that was packed. Its bytes are counted as they
 * come out and may not be more than the archive says, so that a few bytes that stand for gigabytes
 * cost neither memory nor time. As gzip holds the same stream as ZIP, between a header and the same
 * checksum, it is the checker.
 */
export const inflated = ({ packed, method, crc, size }: Packing): Uint8Array | undefined => {
  const stream = method === 0 ? deflateRawSync(packed, { level: 0 }) : packed;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(size, 4);
  try {
    return gunzipSync(Buffer.concat([GZIP_HEADER, stream, trailer]), { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_BUFFER_TOO_LARGE' || (typeof code === 'string' && code.startsWith('Z_')))
      return undefined;
    throw error;
  }
};
