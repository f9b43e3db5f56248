import { err, MOST_MEBIBYTES, ok, type Result } from '@qili/rules';
import { entriesOf, isArchive, type Entry } from './directory.ts';
import { inflated } from './inflate.ts';

export const ARCHIVE_FAULTS = [
  'archive-damaged',
  'archive-empty',
  'archive-encrypted',
  'archive-nested',
  'archive-packing',
  'archive-too-big',
] as const;
/**
 * Why an archive, or a file in it, is not read: it is not whole, there is nothing in it, it asks for
 * a password, it is an archive within an archive, it is packed in a way that is not known, it is too
 * large unpacked.
 */
export type ArchiveFault = (typeof ARCHIVE_FAULTS)[number];

/** A file out of an archive, by its name there; none where the whole archive cannot be read. */
export interface Unpacked {
  readonly name?: string;
  readonly content: Result<Uint8Array, ArchiveFault>;
}

/** A file unpacked is as large as a file may be; all files of an archive together are four times that. */
const MOST_OF_FILE = MOST_MEBIBYTES * 2 ** 20;
const MOST_OF_ARCHIVE = 4 * MOST_OF_FILE;

/** The files of a ZIP archive, unpacked one at a time, as they are asked for. */
export function* unzipped(bytes: Uint8Array): Generator<Unpacked> {
  const entries = entriesOf(bytes);
  if (entries === undefined) yield { content: err('archive-damaged') };
  if (entries?.length === 0) yield { content: err('archive-empty') };
  let left = MOST_OF_ARCHIVE;
  for (const entry of entries ?? []) {
    const size = entry.packing?.size ?? 0;
    const fits = size <= Math.min(left, MOST_OF_FILE);
    yield { name: entry.name, content: fits ? contentOf(entry) : err('archive-too-big') };
    // One that does not come out whole has cost as much.
    if (fits) left -= size;
  }
}

const contentOf = ({ encrypted, packing }: Entry): Result<Uint8Array, ArchiveFault> => {
  if (encrypted) return err('archive-encrypted');
  if (packing === undefined) return err('archive-damaged');
  if (packing.method !== 0 && packing.method !== 8) return err('archive-packing');
  const content = inflated(packing);
  if (content === undefined) return err('archive-damaged');
  return isArchive(content) ? err('archive-nested') : ok(content);
};
