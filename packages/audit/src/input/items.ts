import path from 'node:path';
import type { Item, Job } from '../judging/job.ts';
import { reasonOf } from '../judging/judge-item.ts';
import { gunzipped, openFile, STANDARD, type Chunks } from './chunks.ts';
import { faulty, gathering, isArchive, LINES, type Gathering } from './gather.ts';
import type { FilePlace } from './places.ts';
import { unzipped } from './unzip.ts';

/** What a report already has of a file: all of it, or so many of its games. */
export type Past = (name: string) => 'all' | number;

/** Archives within archives, at most. */
const DEEPEST = 4;

/** An item, and how many bytes of the disk and of memory it takes. */
interface Portion extends Pick<Job, 'size' | 'weight'> {
  readonly item: Item;
}

/** Everything in the files that is not in the report yet. A worker reads plain files; the others are opened here, as streams. */
export const portionsOf = async function* (
  files: AsyncIterable<FilePlace>,
  past: Past,
): AsyncGenerator<Portion> {
  for await (const { name, size } of files) {
    const after = past(name);
    if (after === 'all') yield { item: { kind: 'lines', name, lines: [], after: 0 }, size, weight: 0 };
    else if (isStreamed(name)) yield* streamed(name, size, past);
    else yield { item: { kind: 'file', name, path: name, after }, size, weight: 0 };
  }
};

const isStreamed = (name: string): boolean =>
  name === STANDARD || LINES.test(name) || isArchive(name) || name.toLowerCase().endsWith('.json');

const streamed = async function* (name: string, size: number, past: Past): AsyncGenerator<Portion> {
  const file = openFile(name);
  let told = 0;
  for await (const item of itemsIn(name, file.chunks, past, DEEPEST)) {
    const read = file.read();
    yield { item, size: read - told, weight: weightOf(item) };
    told = read;
  }
  yield { item: { kind: 'lines', name, lines: [], after: 0 }, size: size - told, weight: 0 };
};

const weightOf = (item: Item): number => {
  switch (item.kind) {
    case 'bytes':
      return item.bytes.length;
    case 'lines':
      return item.lines.reduce((sum, line) => sum + line.length, 0);
    case 'file':
    case 'fault':
      return 0;
  }
};

/** What is in a stream of bytes by this name. Damage ends it with an item that says so. */
const itemsIn = async function* (
  name: string,
  chunks: Chunks,
  past: Past,
  depth: number,
): AsyncGenerator<Item> {
  const after = past(name);
  if (after === 'all') return;
  if (depth === 0) {
    yield faulty(name, { code: 'archive-too-deep' });
    return;
  }
  try {
    if (/\.zip$/iu.test(name)) yield* membersOf(name, chunks, past, depth - 1);
    else yield* gathered(isArchive(name) ? gunzipped(chunks) : chunks, gathering(name, after));
  } catch (error) {
    const reason = reasonOf(error);
    const isDamage = reason.startsWith('Z_') || reason.startsWith('ERR_STREAM');
    yield faulty(name, isDamage ? { code: 'archive-damaged' } : { code: 'file-unreadable', reason });
  }
};

const gathered = async function* (chunks: Chunks, into: Gathering): AsyncGenerator<Item> {
  for await (const chunk of chunks) yield* into.add(chunk);
  yield* into.end();
};

/** The members of a ZIP archive; those that are archives themselves are held whole and opened then. */
const membersOf = async function* (
  archive: string,
  chunks: Chunks,
  past: Past,
  depth: number,
): AsyncGenerator<Item> {
  const open = new Map<string, Gathering>();
  let count = 0;
  for await (const event of unzipped(chunks)) {
    const name = path.posix.join(archive, event.name);
    const after = past(name);
    if (after === 'all') {
      count++;
      continue;
    }
    if (event.kind === 'damaged') {
      count++;
      open.delete(name);
      yield faulty(name, { code: 'archive-damaged' });
      continue;
    }
    const into = open.get(name) ?? gathering(name, after, isArchive(name));
    open.set(name, into);
    yield* opened(into.add(event.bytes), past, depth);
    if (!event.last) continue;
    count++;
    open.delete(name);
    yield* opened(into.end(), past, depth);
  }
  if (count === 0) yield faulty(archive, { code: 'archive-damaged' });
};

const opened = async function* (items: readonly Item[], past: Past, depth: number): AsyncGenerator<Item> {
  for (const item of items)
    if (item.kind === 'bytes' && isArchive(item.name))
      yield* itemsIn(item.name, onceOf(item.bytes), past, depth);
    else yield item;
};

const onceOf = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
};

/** How many bytes a job of this process has: small enough to begin soon. */
const MOST_SIZE = 64 * 1024;
const MOST_ITEMS = 64;

/** Portions put together to jobs that are worth the way to a worker. */
export const jobsOf = async function* (
  portions: AsyncIterable<Portion>,
  most = MOST_SIZE,
): AsyncGenerator<Job> {
  let items: Item[] = [];
  let size = 0;
  let weight = 0;
  for await (const portion of portions) {
    items.push(portion.item);
    size += portion.size;
    weight += portion.weight;
    if (Math.max(size, weight) < most && items.length < MOST_ITEMS) continue;
    yield { items, size, weight };
    items = [];
    size = weight = 0;
  }
  if (items.length > 0) yield { items, size, weight };
};
