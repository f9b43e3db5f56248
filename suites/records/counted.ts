import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecord } from '@qili/rules';
import { isArchive } from '../../apps/cli/src/archive/directory.ts';
import { unzipped } from '../../apps/cli/src/archive/unzip.ts';
import { dataPath } from '../data.ts';

/** How the files of a folder are read that nobody else has read: by the number of their games. */
export interface CountedFolder {
  readonly folder: string;
  /** Games or positions, and files that are refused. */
  readonly read: number;
  readonly refused: number;
  /** Files of which not as many games were read as the list of the data says, and what was. */
  readonly different: readonly string[];
}

/** Folders of which the data has no reading of another program; games of another kind are to be refused. */
export const COUNTED_FOLDERS = [
  'fen',
  'move-text',
  'pgn-zip',
  'synth',
  'text-diagram',
  'variant-not-xiangqi',
  'xqr',
] as const;

interface Listed {
  readonly path: string;
  readonly games: number | null;
}

/** Undefined without the data. */
export const countFolder = (folder: string): CountedFolder | undefined => {
  const root = dataPath('records');
  const list = dataPath('records/MANIFEST.jsonl');
  if (root === undefined || list === undefined) return undefined;
  const listed = new Map(
    readFileSync(list, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Listed)
      .map(({ path: name, games }) => [name, games]),
  );
  const files = readdirSync(path.join(root, folder)).map((name) => {
    const { games, refused } = countsIn(readFileSync(path.join(root, folder, name)));
    // A file that has no game in it counts as one that is refused.
    const wanted = Math.max(1, listed.get(`${folder}/${name}`) ?? games + refused);
    const isSame = games + refused === wanted;
    return {
      games,
      refused,
      different: isSame ? [] : [`${folder}/${name}: ${String(games + refused)} games, not ${String(wanted)}`],
    };
  });
  const sum = (of: 'games' | 'refused'): number => files.reduce((total, file) => total + file[of], 0);
  return {
    folder,
    read: sum('games'),
    refused: sum('refused'),
    different: files.flatMap((file) => file.different),
  };
};

interface Counts {
  readonly games: number;
  readonly refused: number;
}

const countsIn = (bytes: Uint8Array): Counts => {
  if (!isArchive(bytes)) return countsOfFile(bytes);
  const parts = [...unzipped(bytes)].map(({ content }) =>
    content.ok ? countsOfFile(content.value) : { games: 0, refused: 1 },
  );
  return parts.reduce((a, b) => ({ games: a.games + b.games, refused: a.refused + b.refused }), {
    games: 0,
    refused: 0,
  });
};

const countsOfFile = (bytes: Uint8Array): Counts => {
  const reading = readRecord(bytes);
  return reading.ok
    ? { games: reading.value.games.length, refused: reading.value.refused.length }
    : { games: 0, refused: 1 };
};
