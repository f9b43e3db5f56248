import { mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { FORMAT_IDS, LOCALES } from '@qili/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { libraryOf } from '../../../suites/records/binary-files.ts';
import { longRecord, SAMPLES } from '../../../suites/records/samples.ts';
import { run, temporaryFolder, type Run } from '../../../suites/program.ts';

const { folder, file, remove } = temporaryFolder();
afterAll(remove);

/** What was sent to standard output, as text. */
const textOf = ({ sent }: Run): string => new TextDecoder().decode(sent);

const GAME = `[Game "Chinese Chess"]
[Event "五羊杯"]
[Red "许银川"]
[Board "3"]
[Annotator "刘殿中"]
[Result "1-0"]

1. 炮二平五 {中炮} 马8进7 ( 1. ... 炮8平5 {顺炮} ) 2. 马二进三! 1-0
`;
const pgn = file('game.pgn', GAME);
const two = file('two.pgn', `${GAME}\n${GAME}`);

describe('qili convert', () => {
  test('writes JSON of the agreed form with its counts', async () => {
    const done = await run(['convert', pgn, '--to', 'json']);
    expect([done.warnings, done.problems]).toEqual([[], []]);
    expect(JSON.parse(textOf(done))).toMatchObject({
      tags: { Event: '五羊杯', Red: '许银川' },
      fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
      result: '1-0',
      moves: [
        { iccs: 'h2e2', text: '炮二平五', comment: '中炮' },
        { iccs: 'h9g7', variations: [[{ iccs: 'h7e7', comment: '顺炮' }]] },
        { iccs: 'h0g2' },
      ],
      counts: { nodes: 4, variations: 1, comments: 2 },
    });
  });

  test('says what the target cannot hold', async () => {
    const done = await run(['convert', pgn, '--to', 'wxf']);
    expect(textOf(done)).toContain('START{');
    expect(done.warnings).toEqual([
      `${pgn}: wxf cannot hold, and so drops: tags 1 (Board), variations 1, comments 2, annotations 1, annotator 1`,
    ]);
    expect((await run(['convert', pgn, '--to', 'pgn-iccs'])).warnings).toEqual([]);
  });

  test('several inputs become one file, written whole or not at all', async () => {
    const out = path.join(folder, 'all.pgn');
    expect(await run(['convert', pgn, two, '--to', 'pgn-wxf', '-o', out])).toMatchObject({
      sent: undefined,
      problems: [],
    });
    expect(readFileSync(out, 'utf8').match(/C2=5/gu)).toHaveLength(3);
    const bad = await run(['convert', pgn, '--to', 'pgn', '-o', path.join(folder, 'no/such/folder.pgn')]);
    expect(bad.problems[0]?.code).toBe('file-unwritable');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('never writes over what it reads, and replaces any other file', async () => {
    const before = readFileSync(pgn, 'utf8');
    const { problems } = await run(['convert', two, pgn, '--to', 'moves', '-o', path.relative('.', pgn)]);
    expect(problems).toMatchObject([{ code: 'output-is-input' }]);
    expect(readFileSync(pgn, 'utf8')).toBe(before);
    const old = file('old.txt', 'old');
    expect((await run(['convert', pgn, '--to', 'moves', '-o', old])).problems).toEqual([]);
    expect(readFileSync(old, 'utf8')).toContain('h2e2');
  });

  test('a format with one game a file takes several into a folder that is there', async () => {
    const refused = await run(['convert', two, '--to', 'xqf', '-o', path.join(folder, 'two.xqf')]);
    expect(refused.problems).toMatchObject([{ code: 'one-game-only' }]);
    const into = path.join(folder, 'into');
    mkdirSync(into);
    expect((await run(['convert', pgn, two, '--to', 'xqf', '-o', into])).problems).toEqual([]);
    expect(readdirSync(into).toSorted()).toEqual(['0001-game.xqf', '0002-two.xqf', '0003-two.xqf']);
    const back = await run(['convert', path.join(into, '0003-two.xqf'), '--to', 'json']);
    expect(JSON.parse(textOf(back))).toMatchObject({
      result: '1-0',
      counts: { nodes: 4, variations: 1, comments: 2 },
    });
  });

  test('says what had to be shortened', async () => {
    const long = file('long.pgn', '[Red "广东许银川特级大师😀"]\n\n炮二平五 {😀}');
    const { warnings } = await run(['convert', long, '--to', 'xqf', '-o', path.join(folder, 'long.xqf')]);
    expect(warnings).toEqual([
      'Red is too long and was cut to “广东许银川特级”',
      '“?” stands for characters that the format does not have: 😀',
    ]);
  });

  test('a library with a damaged index is repaired when asked', async () => {
    const [game = longRecord(9)] = SAMPLES;
    const library = libraryOf([
      { game, state: 'live' },
      { game, state: 'deleted' },
    ]);
    library[66_628] = 99;
    const damaged = file('damaged.cbl', library);
    expect((await run(['convert', damaged, '--to', 'moves'])).problems).toMatchObject([{ code: 'damaged' }]);
    const repaired = await run(['convert', damaged, '--to', 'moves', '--repair']);
    expect(textOf(repaired).trimEnd().split('\n')).toHaveLength(4);
  });

  test('a file larger than any record is not read', async () => {
    const big = file('big.pgn', '');
    truncateSync(big, 65 * 2 ** 20);
    expect((await run(['convert', big, '--to', 'pgn'])).said).toContain(
      'larger than any record: they have at most 64 MiB',
    );
  });

  test('takes format and encoding as given', async () => {
    const moves = file('moves.txt', Buffer.from('1. h2e2 h9g7'));
    const done = await run(['convert', moves, '--from', 'moves', '--to', 'moves']);
    expect(textOf(done)).toContain('h2e2 h9g7');
    const wrong = await run(['convert', pgn, '--to', 'moves', '--encoding', 'utf-16le']);
    expect(wrong.problems[0]?.where?.file).toBe(pgn);
  });

  test('a game that breaks off and a variation that goes wrong are said, the good part is written', async () => {
    const broken = file('broken.pgn', '1. 炮二平五 (1. 马二进三 马8进8) 马8进7 2. 炮五进九');
    const done = await run(['convert', broken, '--to', 'moves']);
    expect(textOf(done)).toContain('h2e2 h9g7');
    expect(done.problems[0]).toMatchObject({ code: 'illegal', where: { file: broken, ply: 2 } });
    expect(done.warnings[0]).toContain('1 variation goes wrong and is cut there; the first: Black’s move 1');
  });

  test('no such file, no format, an unknown one', async () => {
    expect((await run(['convert', '/no/such.pgn', '--to', 'json'])).problems[0]?.code).toBe('file-missing');
    expect((await run(['convert', pgn])).misuse).toBeDefined();
    expect((await run(['convert', pgn, '--to', 'doc'])).misuse).toBeDefined();
  });
});

describe('qili formats', () => {
  test.each(LOCALES)('lists every format in %s', async (locale) => {
    const { out } = await run(['formats'], locale);
    const rows = out.split('\n').filter((line) => !line.startsWith(' '));
    expect(rows.map((row) => row.split(' ')[0])).toEqual([expect.any(String), ...FORMAT_IDS]);
  });

  test('the same for programs', async () => {
    const { out } = await run(['formats', '--json']);
    const formats = JSON.parse(out) as { id: string; reads: boolean; writes: boolean; keeps: string[] }[];
    expect(formats.map(({ id }) => id)).toEqual(FORMAT_IDS);
    expect(formats.find(({ id }) => id === 'pgn-iccs')).toMatchObject({ reads: false, writes: true });
  });
});
