import { createReadStream } from 'node:fs';
import process from 'node:process';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Bytes as they come. Damage and trouble with the disk are thrown on the way. */
export type Chunks = AsyncIterable<Uint8Array>;

/** The name that stands for standard input. */
export const STANDARD = '-';

/** A file, or standard input, with a word on how much of it has been read. */
export interface OpenFile {
  readonly chunks: Chunks;
  /** Bytes read so far. */
  readonly read: () => number;
}

export const openFile = (path: string): OpenFile => {
  if (path === STANDARD) return { chunks: process.stdin, read: () => 0 };
  const stream = createReadStream(path);
  return { chunks: stream, read: () => stream.bytesRead };
};

/** What was compressed by gzip; several packed one after the other are read as one. */
export const gunzipped = async function* (chunks: Chunks): AsyncGenerator<Uint8Array> {
  const unzip = createGunzip();
  // The error of either end reaches us through the stream that we read.
  pipeline(chunks, unzip, () => undefined);
  for await (const chunk of unzip as Readable) yield chunk as Uint8Array;
};
