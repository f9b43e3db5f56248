import { decodeName } from '@qili/rules';
import type { Packing } from './inflate.ts';

/** A file in an archive, as the list at the end of the archive has it. */
export interface Entry {
  readonly name: string;
  readonly encrypted: boolean;
  /** Undefined where the list points out of the archive. */
  readonly packing: Packing | undefined;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Bytes of the end record, and the most that a comment after it can have. */
const END_BYTES = 22;
const MOST_COMMENT = 0xffff;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether the bytes are a ZIP archive: one begins with a file, or, when it is empty, with its end. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes.length >= END_BYTES && [LOCAL, END].includes(viewOf(bytes).getUint32(0, true));

/**
 * The files of a ZIP archive, in the order of its list, without folders and what systems hide
 * (names with a dot first, the `__MACOSX` of Apple). Undefined where there is no whole list; one
 * that breaks off half-way gives the files up to there and an entry that is damaged.
 */
export const entriesOf = (bytes: Uint8Array): readonly Entry[] | undefined => {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === CENTRAL) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    entries.push(entryAt(bytes, view, at, name ?? 0));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  // The list of a small archive ends where its end begins; a large one has another kind of end between.
  const few = view.getUint16(end + 10, true);
  if (few !== MOST_COMMENT && entries.length !== few) return undefined;
  return entries.filter(({ name }) => !isHidden(name));
};

const isHidden = (name: string): boolean => /\/$|(?:^|\/)(?:\.|__MACOSX\/)/u.test(name);

const endOf = (view: DataView): number | undefined => {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
};

const entryAt = (bytes: Uint8Array, view: DataView, at: number, nameLength: number): Entry => {
  const [method, crc] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
  const flags = view.getUint16(at + 8, true);
  const [length, size, local] = [20, 24, 42].map((offset) => view.getUint32(at + offset, true));
  const packed = packedAt(bytes, view, local ?? 0, length ?? 0);
  return {
    name: decodeName(bytes.subarray(at + 46, at + 46 + nameLength)),
    encrypted: (flags & 1) !== 0,
    packing: packed && { packed, method, crc, size: size ?? 0 },
  };
};

/** The packed bytes stand behind a header of their own, whose name and extra field may have other lengths. */
const packedAt = (bytes: Uint8Array, view: DataView, at: number, length: number): Uint8Array | undefined => {
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL) return undefined;
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return from + length > bytes.length ? undefined : bytes.subarray(from, from + length);
};
