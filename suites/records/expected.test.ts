import { expect, test } from 'vitest';
import { dataPath } from '../data.ts';
import { compareFolder, FOLDERS } from './compare.ts';

/** Games that are not read as the other reader did, and why. */
const DIFFERENT = new Map([
  ['pgn-big5/Yvonne761__中局_00002096.pgn', 'its FEN has no black king'],
  ['pgn-big5/Yvonne761__開局_00000068.pgn', 'its FEN has no red king'],
  ['pgn-big5/Yvonne761__開局_00000100.pgn', 'its FEN has no red king'],
  ['pgn-big5/Yvonne761__開局_00000207.pgn', 'its FEN has no red king'],
]);

test.skipIf(dataPath('records') === undefined).each(FOLDERS)(
  '%s gives the main lines, results and counts of another reader (needs the test data)',
  (folder) => {
    const report = compareFolder(folder);
    expect(report?.games).toBeGreaterThan(0);
    const unexplained = report?.different.filter(
      ({ path, why }) => !(DIFFERENT.has(path) && why.includes('king-count')),
    );
    expect(unexplained).toEqual([]);
    expect(report?.different.length).toBe(
      [...DIFFERENT.keys()].filter((path) => path.startsWith(`${folder}/`)).length,
    );
  },
);
