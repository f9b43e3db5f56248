import { describe, expect, test } from 'vitest';
import { zipOf } from '../../../../suites/records/zip.ts';
import { unzipped } from './unzip.ts';

const GAME = '1. 炮二平五 马8进7\n';

const listed = (archive: Uint8Array): [string | undefined, string][] =>
  [...unzipped(archive)].map(({ name, content }) => [
    name,
    content.ok ? Buffer.from(content.value).toString() : content.fault,
  ]);

describe('an archive', () => {
  test('gives its files by name, packed or stored; folders and hidden files are left out', () => {
    const archive = zipOf([
      { name: 'a.pgn', content: GAME },
      { name: '棋谱/', content: '' },
      { name: '棋谱/b.txt', content: GAME, stored: true },
      { name: '__MACOSX/._a.pgn', content: 'x' },
      { name: '棋谱/.DS_Store', content: 'x' },
    ]);
    expect(listed(archive)).toEqual([
      ['a.pgn', GAME],
      ['棋谱/b.txt', GAME],
    ]);
  });

  test('names in the encoding of Chinese Windows', () => {
    const name = Uint8Array.of(0xc6, 0xe5, 0xc6, 0xd7);
    expect(listed(zipOf([{ name, content: GAME }]))).toEqual([['棋谱', GAME]]);
  });

  test('a file with a password, in another packing, or an archive within costs itself and nothing else', () => {
    const archive = zipOf([
      { name: 'a', content: GAME, encrypted: true },
      { name: 'b', content: GAME, method: 12 },
      { name: 'c', content: zipOf([{ name: 'd', content: GAME }]) },
      { name: 'e', content: GAME, crc: 1 },
      { name: 'f', content: GAME, stored: true, crc: 1 },
      { name: 'g', content: GAME, size: 3 },
      { name: 'h', content: GAME, size: 300 },
      { name: 'i', content: GAME },
    ]);
    expect(listed(archive)).toEqual([
      ['a', 'archive-encrypted'],
      ['b', 'archive-packing'],
      ['c', 'archive-nested'],
      ['e', 'archive-damaged'],
      ['f', 'archive-damaged'],
      ['g', 'archive-damaged'],
      ['h', 'archive-damaged'],
      ['i', GAME],
    ]);
  });

  test('no file at all, and an archive cut anywhere', () => {
    expect(listed(zipOf([]))).toEqual([[undefined, 'archive-empty']]);
    const archive = zipOf([{ name: 'a', content: GAME }]);
    for (let length = 30; length < archive.length; length++)
      expect(listed(archive.subarray(0, length))).toEqual([[undefined, 'archive-damaged']]);
  });

  test('any byte changed is noticed or matters to nothing', () => {
    const archive = zipOf([{ name: 'a', content: GAME }]);
    for (const [i, byte] of archive.entries()) {
      const changed = Uint8Array.from(archive);
      changed[i] = byte ^ 0x41;
      for (const { content } of unzipped(changed))
        if (content.ok) expect(Buffer.from(content.value).toString()).toBe(GAME);
    }
  });
});

describe('a few bytes that stand for very many', () => {
  const noughts = Buffer.alloc(65 * 2 ** 20);

  test('are refused by what the archive says of them, unpacked not at all', () => {
    expect(listed(zipOf([{ name: 'bomb', content: noughts }]))).toEqual([['bomb', 'archive-too-big']]);
  });

  test('are refused where the archive says less, once that much is unpacked', () => {
    const archive = zipOf([{ name: 'bomb', content: noughts, size: 1000 }]);
    const before = process.memoryUsage().arrayBuffers;
    expect(listed(archive)).toEqual([['bomb', 'archive-damaged']]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20);
  });

  test('spread over many files they stop at what an archive may have', () => {
    const content = noughts.subarray(0, 60 * 2 ** 20);
    const archive = zipOf(Array.from({ length: 6 }, (_, i) => ({ name: String(i), content })));
    let read = 0;
    const kinds = [];
    for (const { content: unpacked } of unzipped(archive)) {
      kinds.push(unpacked.ok ? 'read' : unpacked.fault);
      if (unpacked.ok) read += unpacked.value.length;
    }
    expect(kinds).toEqual(['read', 'read', 'read', 'read', 'archive-too-big', 'archive-too-big']);
    expect(read).toBe(240 * 2 ** 20);
  }, 30_000);
});
