import { decodeName } from '@qili/rules';
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import type { Chunks } from './chunks.ts';

/** Something that happens while a ZIP archive goes by. */
export type ZipEvent =
  | { readonly kind: 'member'; readonly name: string; readonly bytes: Uint8Array; readonly last: boolean }
  | { readonly kind: 'damaged'; readonly name: string };

/** Bytes taken at one go. A packed byte can stand for a thousand, and all that they stand for is held. */
const STEP = 16 * 1024;

/**
 * The members of a ZIP archive, piece by piece, as they lie in it; folders are left out. Nothing
 * is held longer than the piece of the archive that it came from.
 */
export const unzipped = async function* (chunks: Chunks): AsyncGenerator<ZipEvent> {
  const events: ZipEvent[] = [];
  const open = new Set<string>();
  const unzip = new Unzip((file) => {
    if (!file.name.endsWith('/')) follow(file, events, open);
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += STEP) {
        unzip.push(chunk.subarray(at, at + STEP));
        yield* events.splice(0);
      }
    unzip.push(new Uint8Array(), true);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  yield* events.splice(0);
  for (const name of open) yield { kind: 'damaged', name };
};

const follow = (file: UnzipFile, events: ZipEvent[], open: Set<string>): void => {
  const name = nameIn(file.name);
  open.add(name);
  file.ondata = (error, bytes, last) => {
    if (!open.has(name)) return;
    if (error !== null || last) open.delete(name);
    events.push(error === null ? { kind: 'member', name, bytes, last } : { kind: 'damaged', name });
  };
  file.start();
};

/** A name that is not marked as UTF-8 comes as one character a byte; such are most often in the encoding of Chinese Windows. */
const nameIn = (name: string): string => {
  if (!/[\u0080-\u00ff]/u.test(name) || /[\u0100-\uffff]/u.test(name)) return name;
  return decodeName(Buffer.from(name, 'latin1'));
};

/** fflate numbers its faults; the system names its own. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';
