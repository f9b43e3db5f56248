import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mainMoves, readRecord, type GameRecord } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { dataPath } from '../data.ts';
import { compareFolder, FOLDERS } from './compare.ts';
import { COUNTED_FOLDERS, countFolder } from './counted.ts';

/** Games that are not read as the other reader did, what is said of them, and why: see docs/records.md. */
const DIFFERENT: Readonly<Record<string, readonly [said: RegExp, why: string]>> = {
  'pgn-big5/Yvonne761__中局_00002096.pgn': [/king-count/u, 'its FEN has no black king'],
  'pgn-big5/Yvonne761__開局_00000068.pgn': [/king-count/u, 'its FEN has no red king'],
  'pgn-big5/Yvonne761__開局_00000100.pgn': [/king-count/u, 'its FEN has no red king'],
  'pgn-big5/Yvonne761__開局_00000207.pgn': [/king-count/u, 'its FEN has no red king'],
  'xqf/walker8088__BadMoveTest3.xqf': [/^nodes: 17 \+ 1 lost, not 18$/u, 'a move from an empty point'],
  'xqf/walker8088__WildHouse.xqf': [
    /^nodes: 1668 \+ 11 lost, not 1679; comments: 202, not 203$/u,
    'a variation that begins with a move from an empty point, with a comment in it',
  ],
  'xqf/hbsxcjp__黑用开局库.XQF': [
    /^nodes: 226210 \+ 281 lost, not 226491$/u,
    'ten variations go on after an illegal move',
  ],
  'xqf/hbsxcjp__单马类_第06局.XQF': [/^comments: 5, not 6$/u, 'a comment of blanks is none'],
  'xqf/hbsxcjp__第1局.XQF': [/^comments: 2, not 3$/u, 'a comment of blanks is none'],
  'dhtmlxq/FastLight126__dhtmlxq.txt': [
    /^nodes: 106997 \+ 4 lost, not 107001$/u,
    'a variation goes on after a move that leaves the king in check',
  ],
  'cbf/walker8088__test.cbf': [/^nodes: 50, not 51$/u, 'the element 00-00 is no move'],
};

describe.skipIf(dataPath('records') === undefined)('real records (need the test data)', () => {
  test.each(FOLDERS)('%s: main lines, results and counts are those of another reader', (folder) => {
    const report = compareFolder(folder);
    expect(report?.games).toBeGreaterThan(0);
    const different = report?.different ?? [];
    expect(different.filter(({ path, why }) => DIFFERENT[path]?.[0].test(why) !== true)).toEqual([]);
    const known = Object.keys(DIFFERENT).filter((path) => path.startsWith(`${folder}/`));
    expect(different.map(({ path }) => path).toSorted()).toEqual(known.toSorted());
  });

  test('no game that the other reader has read is left out', () => {
    const list = readFileSync(dataPath('records/expected.jsonl') ?? '', 'utf8');
    const folders = [...list.matchAll(/"path": "([^/"]+)/gu)].map(([, folder = '']) => folder);
    expect([...new Set(folders)].toSorted()).toEqual([...FOLDERS].toSorted());
  });

  test('every folder is compared or counted', () => {
    const folders = readdirSync(dataPath('records') ?? '', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...FOLDERS, ...COUNTED_FOLDERS].toSorted()).toEqual(folders.toSorted());
  });

  /** Games read and refused. Refused are positions with the side in check that has just moved, an empty file, one with a wrong mark, and another game. */
  test.each([
    ['fen', 1602, 21],
    ['move-text', 3, 0],
    ['pgn-zip', 1125, 0],
    ['synth', 41, 2],
    ['text-diagram', 1, 0],
    ['variant-not-xiangqi', 0, 1],
    ['xqr', 1, 0],
  ])('%s: as many games as the list of the data says', (folder, read, refused) => {
    expect(countFolder(folder)).toEqual({ folder, read, refused, different: [] });
  });

  test('docs/records.md lists the differences that there are, and no others', () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../docs/records.md'), 'utf8');
    const rows =
      page
        .slice(page.indexOf('## Differences'))
        .match(/^\|.*\|$/gmu)
        ?.slice(2) ?? [];
    const told = rows
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .map(([, file = '', ours = '']) => ({
        file: file.replaceAll('\\_', '_'),
        ours: ours.replaceAll(',', ''),
      }));
    const files = told.flatMap(({ file, ours }) => file.split(', ').map((name) => ({ name, ours })));
    const known = Object.keys(DIFFERENT).map((each) => path.basename(each).replace(/^[^_]+__/u, ''));
    const refused = Object.entries(DIFFERENT).filter(([, [said]]) => said.source === 'king-count');
    for (const { name, ours } of files) {
      const number = /\d+/u.exec(ours)?.[0];
      const [entry] = Object.entries(DIFFERENT).filter(([each]) => each.endsWith(name));
      if (entry !== undefined && number !== undefined) expect(entry[1][0].source).toContain(number);
    }
    const named = files.map(({ name }) => name.replace(/^[^_]+__/u, ''));
    const inGroup = refused.map(([each]) => path.basename(each).replace(/^[^_]+__/u, ''));
    expect(refused).toHaveLength(4);
    expect(named.toSorted()).toEqual(
      [
        ...known.filter((name) => !inGroup.includes(name)),
        'four files of `pgn-big5`',
        'random_openings.fen',
      ].toSorted(),
    );
  });

  test('an XQR file has the game of its twin in PGN', () => {
    const [xqr, pgn] = ['xqr/pengguang001__1.xqr', 'pgn-utf8/pengguang001__1.pgn'].map((file) => {
      const reading = readRecord(readFileSync(path.join(dataPath('records') ?? '', file)));
      return reading.ok
        ? reading.value.games.map((game) => ({ ...tagsOf(game), moves: mainMoves(game) }))
        : [];
    });
    expect(xqr).toHaveLength(1);
    expect(xqr).toEqual(pgn);
  });

  test('a variant of xiangqi is refused', () => {
    const folder = path.join(dataPath('records') ?? '', 'variant-not-xiangqi');
    const read = readdirSync(folder).map((file) => readRecord(readFileSync(path.join(folder, file))));
    expect(read.map((reading) => (reading.ok ? 'read' : reading.fault.code))).toEqual(['foreign-move']);
  });
});

const tagsOf = ({ tags, result }: GameRecord): object => ({
  tags: Object.fromEntries([...tags].filter(([tag]) => tag !== 'Result').toSorted()),
  result,
});
