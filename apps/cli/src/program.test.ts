import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RULE_SETS, type Locale } from '@qili/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { EXAMPLES, judgements, run, temporaryFolder } from '../../../suites/program.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

describe('every example', () => {
  const names = readdirSync(EXAMPLES).filter((name) => name.endsWith('.pgn'));

  test('is judged without a complaint, and its repetition is found', async () => {
    const { out, problems } = await run([
      'judge',
      '--json',
      ...names.map((name) => path.join(EXAMPLES, name)),
    ]);
    expect(problems).toEqual([]);
    for (const { cycle, cycles } of judgements(out)) {
      expect(cycle?.occurrences).toBe(3);
      expect(cycles).toHaveLength(1);
    }
  });

  test('stands in the table of its README, with the broken ones', () => {
    const table = readFileSync(path.join(EXAMPLES, 'README.md'), 'utf8');
    const broken = readdirSync(path.join(EXAMPLES, 'broken'));
    for (const name of [...names, ...broken]) expect(table).toContain(`| \`${name}\` `);
  });
});

describe('show', () => {
  test('draws the position after a ply as text or SVG, and writes a whole file', async () => {
    const game = path.join(EXAMPLES, 'full-game.pgn');
    expect((await run(['show', game, '--ply', '1'])).out).toContain('<炮>');
    expect((await run(['show', game, '--ply', '1', '--as', 'ascii'])).out).toContain('<C>');
    const target = path.join(folder, 'board.svg');
    const { out } = await run(['show', game, '--as', 'svg', '-o', target]);
    expect(out).toBe('');
    expect(readFileSync(target, 'utf8')).toMatch(
      /^<svg [^]*<title>C8=9 · Black to move<\/title>[^]*<\/svg>\n$/u,
    );
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  const fullGame = path.join(EXAMPLES, 'full-game.pgn');
  const svg = async (...args: string[]): Promise<string> =>
    (await run(['show', fullGame, '--as', 'svg', ...args])).out;

  test('draws a PNG as wide as asked, on standard output or in a file', async () => {
    const { sent } = await run(['show', fullGame, '--as', 'png', '--width', '321']);
    const target = path.join(folder, 'board.png');
    await run(['show', fullGame, '--as', 'png', '--theme', 'print', '-o', target]);
    const widths = [Buffer.from(sent ?? []), readFileSync(target)].map((png) => {
      expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
      return png.readUInt32BE(16);
    });
    expect(widths).toEqual([321, 720]);
  });

  test('turns the board around, or swaps left and right, with the move that is told', async () => {
    const plain = await svg('--ply', '1');
    expect(await svg('--ply', '1', '--flip')).not.toBe(plain);
    expect(await svg('--ply', '1', '--mirror')).toContain('<title>C8=5 · Black to move</title>');
    expect(plain).toContain('<title>C2=5 · Black to move</title>');
  });

  test('marks the last move, what it does, or nothing', async () => {
    const chase = path.join(EXAMPLES, 'perpetual-chase.pgn');
    const marked = async (marks: string): Promise<string[]> => {
      const { out } = await run(['show', chase, '--ply', '1', '--as', 'svg', '--marks', marks]);
      return [...out.matchAll(/class="mark ([\w-]+)"/gu)].map(([, means = '']) => means);
    };
    expect(await marked('none')).toEqual([]);
    expect(await marked('move')).toEqual(['last-move', 'last-move']);
    expect(await marked('findings')).toContain('chase');
  });

  test.each([
    ['--theme', 'neon'],
    ['--width', '5'],
    ['--width', 'wide'],
    ['--marks', 'all'],
  ])('does not know %s %s', async (option, value) => {
    expect((await run(['show', fullGame, option, value])).misuse).toContain(value);
  });

  test('prints the score sheet, to print or as a picture, in the notation of the language', async () => {
    const sheet = async (locale: Locale, ...args: string[]): Promise<string> =>
      (await run(['show', fullGame, '--sheet', ...args], locale)).out;
    expect(await sheet('zh-Hans')).toMatch(/^<!DOCTYPE html>[^]*马8<span class="advance">7</u);
    expect(await sheet('en')).toContain('>C2=5<');
    expect(await sheet('zh-Hant', '--notation', 'chinese', '--as', 'svg')).toMatch(/^<svg [^]*>炮二平五</u);
    const remark = '平炮捉车';
    expect(await sheet('en')).not.toContain(remark);
    expect(await sheet('en', '--comments')).toContain(remark);
    const empty = await run(['show', '--sheet', '--fen', '3k5/9/9/9/9/9/9/9/9/4K4 b']);
    expect(empty.out).toContain('Starting position, Black to move');
  });

  test('prints the ruling sheet of a game in which something recurs', async () => {
    const sheet = ['show', '--sheet', '--ruling'];
    expect((await run([...sheet, fullGame], 'zh-Hans')).out).toMatch(/^<!DOCTYPE html>[^]*裁决书[^]*裁判员/u);
    expect((await run([...sheet, fullGame, '--as', 'svg'], 'zh-Hans')).out).toMatch(/^<svg [^]*裁决书/u);
    const none = await run([...sheet, '--fen', '3k5/9/9/9/9/9/9/9/9/4K4 b'], 'zh-Hans');
    expect([none.out, none.said]).toEqual(['', 'qili: 没有重复局面。']);
  });

  test.each([
    [['--sheet', '--as', 'png'], 'html, svg'],
    [['--as', 'html'], 'text, ascii, svg, png'],
    [['--notation', 'wxf'], '--sheet'],
    [['--comments'], '--sheet'],
    [['--ruling'], '--sheet'],
    [['--sheet', '--ruling', '--comments'], '--comments'],
    [['--sheet', '--flip'], '--flip'],
  ])('%j do not go together', async (args, told) => {
    expect((await run(['show', fullGame, ...args])).misuse).toContain(told);
  });

  test('says the position in words', async () => {
    const { out } = await run(['show', fullGame, '--describe'], 'zh-Hans');
    expect(out).toMatch(/^轮到黑方走。\n红方：帅五路底线、/u);
    expect(await svg('--describe')).toMatch(/<desc>Black to move\.\nRed: king on file 5, back rank;/u);
    expect((await run(['show', fullGame, '--describe', '--as', 'png'])).misuse).toContain('text, svg');
  });

  test('refuses a game that is not in the file', async () => {
    const { problems, said } = await run(['show', fullGame, '--game', '2']);
    expect(problems[0]?.code).toBe('no-such-game');
    expect(said).toContain('the last one is 1');
  });

  test('refuses a ply past the end, and a place that cannot be written', async () => {
    expect((await run(['show', path.join(EXAMPLES, 'full-game.pgn'), '--ply', '99'])).said).toContain(
      'no ply 99',
    );
    const fen = ['--fen', '3k5/9/9/9/9/9/9/9/9/4K4 w'];
    expect((await run(['show', ...fen, '-o', '/no/such/folder/x'])).problems[0]?.code).toBe(
      'file-unwritable',
    );
  });
});

describe('perft and mate', () => {
  test('perft counts, divides, and warns of positions that cannot arise', async () => {
    expect((await run(['perft', '3'])).out).toBe('79666');
    const { out } = await run(['perft', '2', '--divide']);
    expect(out.split('\n')).toHaveLength(45);
    expect(out).toContain('\ntotal 1920');
    const odd = await run(['perft', '1', '--fen', '3k5/9/9/9/9/9/9/9/9/3K5 w']);
    expect(odd.warnings.join()).toContain('face each other');
    expect(odd.out).toMatch(/^\d+$/u);
  });

  test('mate finds the line, or says that there is none', async () => {
    const found = await run(['mate', '--fen', '3k5/9/9/9/R8/1R7/9/9/9/4K4 w']);
    expect(found.out).toMatch(/^Mate by (two|\d+) checks?: R/u);
    expect((await run(['mate', '--fen', '3k5/9/9/9/9/9/9/9/9/4K4 w'])).out).toBe(
      'No mate by continuous checks.',
    );
  });
});

describe('glossary and rules', () => {
  test('a term in any language, and a clause', async () => {
    expect((await run(['glossary', '捉'])).out).toContain('chase');
    expect((await run(['glossary', 'chase'], 'zh-Hans')).out).toMatch(/^捉 · chase/u);
    expect((await run(['glossary', 'nonsense'])).problems[0]?.code).toBe('no-such-term');
    expect((await run(['rules', 'cxa-2020', '25.1'], 'zh-Hans')).out).toContain('长将');
    expect((await run(['rules', 'cxa-2020', '99'])).said).toContain('24.13');
    expect((await run(['rules'])).out.split('\n')).toHaveLength(RULE_SETS.length);
  });
});
