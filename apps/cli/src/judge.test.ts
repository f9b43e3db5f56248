import path from 'node:path';
import type { Judgement } from '@qili/protocol';
import { makeFen, moveName } from '@qili/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { casesIn } from '../../../suites/rulings/run.ts';
import { EXAMPLES, flowing, judgements, run, temporaryFolder } from '../../../suites/program.ts';

const { file, remove } = temporaryFolder();
afterAll(remove);

const FIG7 = ['--fen', '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w'];
const LAP = '炮三平二 车8平7 炮二平三 车7平8';

describe('judge', () => {
  test('rules on a lap in the book’s form, with natures and clause', async () => {
    const { out } = await run(['judge', ...FIG7, '--moves', LAP, '--lap', '--explain'], 'zh-Hans');
    expect(out).toContain('红方长拦，黑方长杀，黑方变着，不变作负。');
    expect(out).toMatch(/1\. {2}炮三平二 {2}拦 {2}车8平7 {2}杀/u);
    expect(out).toContain('第 24.13 条');
    expect(out).toContain('下一着车7进5，将死');
  });

  test('reads moves in other notations, and finds the repetition by itself', async () => {
    const twice = 'g3h3 h5g5 h3g3 g5h5 g3h3 h5g5 h3g3 g5h5';
    const { out } = await run(['judge', ...FIG7, '--moves', twice]);
    expect(flowing(out)).toContain('Black did not change and loses.');
    expect(out).toContain('has stood three times');
    expect(out).not.toContain('loses by repetition');
  });

  test('speaks JSON that fits its schema', async () => {
    const { out } = await run(['judge', ...FIG7, '--moves', LAP, '--lap', '0', '--json']);
    const [judgement] = judgements(out);
    expect(judgement).toMatchObject({
      rules: 'cxa-2020',
      plies: 4,
      cycle: { from: 0, to: 4, lap: true },
      ruling: { verdict: 'black-must-change', black: { pattern: 'perpetual-kill' } },
      outcome: null,
    });
    expect(judgement?.moves.map(({ nature }) => nature)).toEqual(['block', 'kill', 'block', 'kill']);
    expect(judgement?.moves[1]?.findings[0]).toMatchObject({ line: ['g5g0'], clause: '24.2' });
    expect(judgement?.moves[1]?.text).toBe('R8=7');
  });

  test.each([
    ['zh-Hans', '车8平7'],
    ['zh-Hant', '車8平7'],
    ['en', 'R8=7'],
  ] as const)('writes the moves of its JSON as %s does', async (lang, text) => {
    const args = ['judge', ...FIG7, '--moves', LAP, '--lap', '0', '--json'];
    expect(judgements((await run(args, lang)).out)[0]?.moves[1]?.text).toBe(text);
  });

  test('cites the clause of every excuse', async () => {
    const game = path.join(EXAMPLES, 'king-may-chase.pgn');
    const [judgement] = judgements((await run(['judge', game, '--json'])).out);
    expect(judgement?.moves[0]?.excuses).toMatchObject([{ code: 'king-or-pawn', clause: '26.1' }]);
  });

  test('names every move of the game with --all, only the cycle’s without', async () => {
    const game = path.join(EXAMPLES, 'full-game.pgn');
    const [whole] = judgements((await run(['judge', game, '--all', '--json'])).out);
    const [cycle] = judgements((await run(['judge', game, '--json'])).out);
    expect(whole?.moves.length).toBe(whole?.plies);
    expect(cycle?.moves.length).toBe(8);
  });

  test('says so where nothing comes back', async () => {
    expect((await run(['judge', '--moves', '炮二平五'])).out).toContain('No position has come back.');
  });

  test('tells how a game ended on the board', async () => {
    const { out } = await run([
      'judge',
      '--fen',
      '3k5/1R7/9/9/9/9/9/9/9/R3K4 w',
      '--moves',
      'a0a9',
      '--json',
    ]);
    expect(judgements(out)[0]?.outcome).toBe('checkmate');
  });

  const judged = async (...args: string[]) => judgements((await run(['judge', '--json', ...args])).out)[0];

  test('tells who won, what may be claimed and how far the natural limit is', async () => {
    const mated = await judged('--fen', '3k5/1R7/9/9/9/9/9/9/9/R3K4 w', '--moves', 'a0a9');
    expect(mated).toMatchObject({ outcome: 'checkmate', winner: 'red', claims: [], state: 'nothing' });
    const quiet = ['--fen', '3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 100 90'];
    const lap = 'a0b0 d9d8 b0a0 d8d9';
    const drawn = await judged(...quiet, '--moves', `${lap} ${lap}`);
    expect(drawn).toMatchObject({
      fen: '3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 100 1',
      outcome: null,
      winner: null,
      claims: ['draw-by-repetition'],
      state: 'may-claim-draw',
      limit: { counted: 108, of: 120, state: 'near' },
    });
    const unasked = await judged(...quiet, '--moves', `${lap} ${lap}`, '--rules', 'computer');
    expect(unasked).toMatchObject({ outcome: 'draw-by-repetition', winner: null, claims: [] });
    expect(await judged(...quiet, '--moves', lap, '--lap')).toMatchObject({ claims: [], limit: null });
  });

  test('tells who loses by repetition, and by which clause', async () => {
    const lost = await judged(...FIG7, '--moves', `${LAP} ${LAP}`);
    expect(lost).toMatchObject({
      outcome: 'loss-by-repetition',
      winner: 'red',
      state: 'lost',
      ruling: { verdict: 'black-loses', clause: '24.13' },
      cycles: [{ from: 0, to: 8, occurrences: 3, verdict: 'black-loses', state: 'lost' }],
      run: null,
      runs: [],
    });
  });

  test('tells a long run of attacks in which nothing comes back', async () => {
    const figure = casesIn('cxa-2020').find(({ id }) => id === 'CXA2020-R08');
    const moves = figure?.moves.slice(0, 19).map(moveName).join(' ') ?? '';
    const told = await judged('--fen', figure === undefined ? '' : makeFen(figure.setup), '--moves', moves);
    expect(told).toMatchObject({
      cycle: null,
      run: { color: 'red', from: 0, verdict: 'red-must-change', clause: 'long-run' },
      ruling: { verdict: 'red-must-change', clause: 'long-run' },
      state: 'must-change',
    });
    expect(told?.run?.rounds).toBeGreaterThanOrEqual(9);
    expect(told?.run?.points).toBeGreaterThanOrEqual(3);
    expect(told?.explanation).toContain('goes round');
  });

  test('tells how the moves share out, and how attacks are answered', async () => {
    const twoToOne = ['--fen', '4k4/9/3a5/r1N6/9/9/9/9/9/3K5 w', '--moves', 'c6b8 a6a7 b8c6 a7a6', '--lap'];
    const { ruling } = (await judged(...twoToOne)) ?? {};
    expect(ruling).toMatchObject({
      red: { pattern: 'perpetual-chase', shares: { chase: 1 }, chased: [{ color: 'black', role: 'rook' }] },
      black: { pattern: 'one-chase-one-idle', shares: { chase: 1, idle: 1 }, chased: [] },
    });
    expect(ruling?.answers).toContainEqual({ code: 'two-attacks-one-back', by: ['black'] });
  });

  test('says 打 under the rules of 1999, and not since', async () => {
    const game = path.join(EXAMPLES, 'two-attacks-against-one.pgn');
    const said = async (rules: string) => (await run(['judge', game, '--rules', rules], 'zh-Hans')).out;
    expect(await said('cxa-1999')).toMatch(/黑方一捉一闲（一打一闲）[^]*二打一还打/u);
    expect(await said('cxa-2020')).not.toContain('打');
  });

  test('keeps cases in order, an error object where one cannot be judged', async () => {
    const [, fen] = FIG7;
    const lines = [
      { id: 'a', fen, moves: LAP, lap_from: 0 },
      { id: 'b', fen, moves: ['g3h3', 'a0a1'], lap_from: 0 },
      { id: 'c', fen, moves: ['g3h3', 'h5g5'], lap_from: 0 },
      { id: 'd', fen, moves: ['g3h3'], rules: 'axf' },
    ];
    const cases = file(
      'cases.jsonl',
      `${lines.map((line) => JSON.stringify(line)).join('\n')}\nnonsense\n{"id":7}\n`,
    );
    const { out, said, problems } = await run(['judge', '--cases', cases]);
    const answers = out
      .split('\n')
      .map((line) => JSON.parse(line) as Judgement & { error?: { code: string } });
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      ['a', undefined],
      ['b', 'illegal'],
      ['c', 'lap-not-closed'],
      ['d', undefined],
      [undefined, 'not-json'],
      [undefined, 'not-a-case'],
    ]);
    expect(answers[3]).toMatchObject({
      rules: 'axf',
      ruling: { verdict: 'none' },
      moves: [{ nature: 'block' }],
    });
    expect(said).toContain(`${cases}:2: b: Black’s move 1: “a0a1” cannot be played`);
    expect(problems.at(-2)?.where?.line).toBe(5);
  });
});
