import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countsOf, mainMoves, moveName, readRecord, type GameRecord } from '@qili/rules';
import { dataPath } from '../data.ts';

/** What an independent reader found in one game of a file. */
interface ExpectedGame {
  readonly path: string;
  readonly game: number;
  readonly mainline_iccs: readonly string[];
  readonly result: string;
  readonly nodes: number;
  readonly variations: number;
  readonly comments: number;
}

export interface Difference {
  readonly path: string;
  readonly game: number;
  /** What differs, or why the game was not read. */
  readonly why: string;
}

export interface FolderReport {
  readonly folder: string;
  readonly games: number;
  /** Games read at all, and games equal in main line, result and counts. */
  readonly read: number;
  readonly equal: number;
  readonly different: readonly Difference[];
}

/** Folders of the test data that the other reader has read too. */
export const FOLDERS = [
  'pgn-big5',
  'pgn-gbk',
  'pgn-utf8',
  'pgn-san',
  'xqf',
  'cbr',
  'cbl',
  'cbf',
  'dhtmlxq',
] as const;

/** Reads every file of a folder of the test data and compares with what another reader found; undefined without the data. */
export const compareFolder = (folder: string): FolderReport | undefined => {
  const root = dataPath('records');
  const list = dataPath('records/expected.jsonl');
  if (root === undefined || list === undefined) return undefined;
  const expected = readFileSync(list, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ExpectedGame)
    .filter((game) => game.path.startsWith(`${folder}/`));
  const games = new Map<string, ReadonlyMap<number, GameRecord | string>>();
  for (const file of readdirSync(path.join(root, folder)))
    games.set(`${folder}/${file}`, gamesIn(path.join(root, folder, file)));
  const compared = expected.map((each) => ({
    each,
    found: games.get(each.path)?.get(each.game) ?? 'no such game',
  }));
  const different = compared.flatMap(({ each, found }): Difference[] => {
    const why = typeof found === 'string' ? found : differenceOf(each, found);
    return why === undefined ? [] : [{ path: each.path, game: each.game, why }];
  });
  return {
    folder,
    games: expected.length,
    read: compared.filter(({ found }) => typeof found !== 'string').length,
    equal: expected.length - different.length,
    different,
  };
};

/** The games of a file by their number from 1: what was read, or the fault. */
const gamesIn = (file: string): ReadonlyMap<number, GameRecord | string> => {
  const reading = readRecord(readFileSync(file));
  if (!reading.ok) return new Map([[1, JSON.stringify(reading.fault)]]);
  const { games, refused } = reading.value;
  const bad = new Map(refused.map(({ game, fault }) => [game, JSON.stringify(fault)]));
  const good = [...games];
  const count = games.length + refused.length;
  return new Map(Array.from({ length: count }, (_, i) => [i + 1, bad.get(i + 1) ?? good.shift() ?? 'lost']));
};

const differenceOf = (expected: ExpectedGame, game: GameRecord): string | undefined => {
  const counts = countsOf(game);
  const breaks =
    game.brokenAt === undefined ? game.brokenVariations : [game.brokenAt, ...game.brokenVariations];
  const lost = breaks.reduce((sum, broken) => sum + (broken.lost ?? 0), 0);
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['main line', mainMoves(game).map(moveName).join(' '), expected.mainline_iccs.join(' ')],
    ['result', game.result, expected.result],
    ['nodes', lost === 0 ? counts.nodes : `${String(counts.nodes)} + ${String(lost)} lost`, expected.nodes],
    ['variations', counts.variations, expected.variations],
    ['comments', counts.comments, expected.comments],
  ];
  const wrong = pairs
    .filter(([, found, wanted]) => found !== wanted)
    .map(([what, found, wanted]) => `${what}: ${String(found)}, not ${String(wanted)}`);
  return wrong.length === 0 ? undefined : wrong.join('; ');
};
