import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mainMoves, readRecord, type GameRecord } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { dataPath } from '../data.ts';
import { compareFolder, FOLDERS } from './compare.ts';

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
