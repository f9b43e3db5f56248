import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { LOCALES } from '@qili/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { zipOf } from '../../../suites/records/zip.ts';
import { run, temporaryFolder } from '../../../suites/program.ts';
import { ARCHIVE_FAULTS } from './archive/unzip.ts';
import { collected } from './terminal/files.ts';
import { WORDS } from './words/languages.ts';

const { file, remove } = temporaryFolder();
afterAll(remove);

const GAME = '[Event "五羊杯"]\n\n1. 炮二平五 马8进7 2. 马二进三 1-0\n';
const games = file(
  'games.zip',
  zipOf([
    { name: '一.pgn', content: GAME },
    { name: 'two.pgn', content: `${GAME}\n${GAME}` },
    { name: 'locked.pgn', content: GAME, encrypted: true },
    { name: 'more.zip', content: zipOf([{ name: 'x.pgn', content: GAME }]) },
  ]),
);

describe('a ZIP archive', () => {
  test.each([['judge'], ['convert', '--to', 'moves'], ['show']])('is read by %s', async (...args) => {
    const { problems, out, sent } = await run([...args, games]);
    expect(problems.map(({ code, where }) => [code, where?.file])).toEqual([
      ['archive-encrypted', `${games}/locked.pgn`],
      ['archive-nested', `${games}/more.zip`],
    ]);
    expect(out + Buffer.from(sent ?? []).toString()).not.toBe('');
  });

  test('gives all games of its files to a conversion', async () => {
    const { sent } = await run(['convert', games, '--to', 'moves']);
    expect(
      Buffer.from(sent ?? [])
        .toString()
        .match(/h2e2/gu),
    ).toHaveLength(3);
  });

  test('counts the games to be shown through all its files', async () => {
    const shown = async (game: string): Promise<string> => (await run(['show', games, '--game', game])).out;
    expect(await shown('3')).toBe(await shown('1'));
    expect((await run(['show', games, '--game', '4'])).said).toContain('the last one is 3');
  });

  test.each(LOCALES)('says in %s what is wrong, each thing in other words', (locale) => {
    expect(new Set(ARCHIVE_FAULTS.map((fault) => WORDS[locale].archive[fault])).size).toBe(
      ARCHIVE_FAULTS.length,
    );
  });
});

describe('more than a record can have', () => {
  test('from a pipe is read no further than shows it', async () => {
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          given += 1000;
          yield Buffer.alloc(1000);
        }
      })(),
    );
    expect((await collected(endless, 10_000)).length).toBe(11_000);
    expect(given).toBeLessThan(100_000);
    expect(endless.destroyed).toBe(true);
  });

  test.runIf(existsSync('/dev/zero'))('from what has no end is refused', async () => {
    const { problems } = await run(['judge', '/dev/zero']);
    expect(problems).toMatchObject([{ code: 'too-big', where: { file: '/dev/zero' } }]);
  });
});
