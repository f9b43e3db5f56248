import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXAMPLES, judgements, run, temporaryFolder, type Run } from '../../../suites/program.ts';

const { folder, file, remove } = temporaryFolder();
afterAll(remove);

describe('bad input is named with its place', () => {
  const judged = async (content: string | Uint8Array, name = 'game.pgn'): Promise<Run> =>
    run(['judge', file(name, content)]);

  test('no file, a folder, an empty file', async () => {
    expect((await run(['judge', '/no/such.pgn'])).said).toBe('qili: /no/such.pgn: There is no such file.');
    expect((await run(['judge', folder])).said).toContain('This is a folder');
    expect((await judged('')).said).toContain('The file is empty');
  });

  test('bytes that are no text, a truncated file, another encoding', async () => {
    const picture = Buffer.from('89504e470d0a1a0a0000000d494844520000020000000200', 'hex');
    expect((await judged(picture)).problems[0]?.code).toBe('binary');
    expect((await judged('1. 炮二平五 {开')).said).toContain(
      'game.pgn:1:9: Black’s move 1: The comment is not closed',
    );
    const damaged = Buffer.concat([
      Buffer.from('[Event "'),
      Buffer.from([0xff, 0xfe, 0x80]),
      Buffer.from('"]\n1. h2e2\n'),
    ]);
    expect((await judged(damaged)).warnings.join()).toMatch(/encoding/u);
  });

  test('two kings missing: both are named', async () => {
    const { said, problems } = await run(['judge', path.join(EXAMPLES, 'broken/no-kings.pgn')], 'zh-Hans');
    expect(said).toContain('红方没有帅。黑方没有将。');
    expect(problems[0]?.code).toBe('setup');
  });

  test('an illegal move half-way: the good half is judged, the rest said with line and round', async () => {
    const { out, problems, said } = await run([
      'judge',
      path.join(EXAMPLES, 'broken/illegal-move.pgn'),
      '--json',
    ]);
    expect(judgements(out)[0]).toMatchObject({
      plies: 6,
      brokenAt: { ply: 6, text: '马八进六', fault: 'illegal' },
    });
    expect(problems[0]).toMatchObject({ code: 'illegal', where: { line: 8, ply: 6 } });
    expect(said).toContain('Red’s move 4');
  });

  test('an ambiguous move, a move of the wrong side, no move at all', async () => {
    const twoHorses = ['--fen', '3k5/9/9/9/9/2N6/9/2N6/9/4K4 w'];
    expect((await run(['judge', ...twoHorses, '--moves', '马七进五'])).problems[0]?.code).toBe('ambiguous');
    const wrongSide = await run(['judge', '--moves', 'h2e2 h0g2']);
    expect(wrongSide.said).toContain(
      'Black’s move 1: “h0g2” cannot be played: the piece belongs to the other side',
    );
    expect((await run(['judge', '--moves', 'hello'])).problems[0]?.code).toBe('syntax');
  });

  test('a FEN that is none, and one that is no position', async () => {
    expect((await run(['judge', '--fen', '4k4/9', '--moves', 'h2e2'])).said).toContain('FEN has two ranks');
    expect((await run(['judge', '--fen', '4k4/9/9/9/9/9/9/9/9/4K4 w'])).said).toContain('face each other');
  });

  test('10,000 plies and a line of 5 MiB take no more than seconds', async () => {
    const shuffle = ['马二进三 马8进7', '马三退二 马7退8'];
    const long = Array.from({ length: 5000 }, (_, i) => `${String(i + 1)}. ${shuffle[i % 2] ?? ''}`).join(
      '\n',
    );
    const { out } = await judged(long, 'long.pgn');
    expect(out).toContain('Draw if neither changes');
    const wide = await judged(`[Event "${'x'.repeat(5 * 2 ** 20)}"]\n1. 炮二平五\n`, 'wide.pgn');
    expect(wide.out).toContain('No position has come back.');
    expect(wide.out.length).toBeLessThan(1000);
    expect((await judged('x'.repeat(5 * 2 ** 20), 'noise.pgn')).problems[0]?.code).toBe('no-moves');
  });

  test('wrong usage is told apart from bad input', async () => {
    for (const args of [
      ['judge'],
      ['judge', '--rules', 'nope', 'x'],
      ['perft', 'deep'],
      ['nothing'],
      ['--nope'],
    ])
      expect(await run(args)).toMatchObject({ misuse: expect.any(String) as string, problems: [] });
    expect(await run(['judge', '--lap', path.join(EXAMPLES, 'full-game.pgn')])).toMatchObject({
      misuse: undefined,
    });
  });
});
