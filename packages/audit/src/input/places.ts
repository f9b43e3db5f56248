import type { Stats } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { reasonOf } from '../judging/judge-item.ts';
import { STANDARD } from './chunks.ts';

/** A file to audit, under the name that the report gives it. */
export interface FilePlace {
  readonly name: string;
  readonly size: number;
}

/** Every file that is asked for, once, and the paths that lead nowhere. */
export interface Places {
  readonly files: () => AsyncGenerator<FilePlace>;
  readonly missing: readonly string[];
}

/**
 * The files that paths lead to: files, patterns (`games/*.pgn`), and folders with all that is
 * in them but hidden files. In the order of the paths, and in a folder by name, so that every run
 * meets them in the same order. `except` are files of our own, which may lie among them.
 */
export const placesOf = async (paths: readonly string[], except: readonly string[]): Promise<Places> => {
  const found: string[] = [];
  const missing: string[] = [];
  for (const given of paths) {
    const names = (await isThere(given)) ? [given] : await matching(given);
    if (names.length === 0) missing.push(given);
    found.push(...names);
  }
  const left = new Set(except.map((name) => path.resolve(name)));
  return { files: () => filesIn(found, left), missing };
};

const isThere = async (name: string): Promise<boolean> => {
  if (name === STANDARD) return true;
  try {
    await stat(name);
    return true;
  } catch (error) {
    reasonOf(error);
    return false;
  }
};

const matching = async (pattern: string): Promise<string[]> =>
  isDynamicPattern(pattern) ? (await glob(pattern, { absolute: path.isAbsolute(pattern) })).sort() : [];

/** What was walked already; a path in a folder that was is passed over. */
const filesIn = async function* (
  found: readonly string[],
  left: ReadonlySet<string>,
): AsyncGenerator<FilePlace> {
  const walked = new Set<string>();
  for (const name of found) {
    if (name === STANDARD) {
      if (!walked.has(STANDARD)) yield { name, size: 0 };
      walked.add(STANDARD);
      continue;
    }
    const isRepeated = [...ancestorsOf(name)].some((folder) => walked.has(folder));
    if (!isRepeated) for await (const file of walk(name)) if (!left.has(path.resolve(file.name))) yield file;
    walked.add(path.resolve(name));
  }
};

const ancestorsOf = function* (name: string): Generator<string> {
  let at = path.resolve(name);
  yield at;
  for (let up = path.dirname(at); up !== at; up = path.dirname(at)) {
    yield up;
    at = up;
  }
};

/** A file, or the files below a folder; linked folders are not entered, so that no circle is walked for ever. */
const walk = async function* (name: string): AsyncGenerator<FilePlace> {
  const found = await statOf(name);
  if (found === undefined) return;
  if (!found.isDirectory()) {
    yield { name, size: found.size };
    return;
  }
  const entries = await entriesOf(name);
  // Reading it as a file fails for the same reason, and that is then said.
  if (entries === undefined) yield { name, size: 0 };
  for (const { name: inner, isFolder } of entries ?? []) {
    const place = path.join(name, inner);
    if (isFolder) yield* walk(place);
    else {
      const target = await statOf(place);
      if (target?.isFile() === true) yield { name: place, size: target.size };
    }
  }
};

interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** What is in a folder, by name; undefined where it may not be looked into. */
const entriesOf = async (folder: string): Promise<Entry[] | undefined> => {
  const entries: Entry[] = [];
  try {
    for await (const entry of await opendir(folder))
      if (!entry.name.startsWith('.')) entries.push({ name: entry.name, isFolder: entry.isDirectory() });
  } catch (error) {
    reasonOf(error);
    return undefined;
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
};

const statOf = async (name: string): Promise<Stats | undefined> => {
  try {
    return await stat(name);
  } catch (error) {
    reasonOf(error);
    return undefined;
  }
};
