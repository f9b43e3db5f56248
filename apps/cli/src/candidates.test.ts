import { candidatesSchema } from '@qili/protocol';
import { widthOf } from '@qili/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { EXAMPLES, run, temporaryFolder } from '../../../suites/program.ts';

const { file, remove } = temporaryFolder();
afterAll(remove);

/** Black threatens mate with every move, Red blocks. */
const FIG7 = ['--fen', '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w'];
const LAP = 'g3h3 h5g5 h3g3 g5h5';
const asked = (moves: string, ...rest: string[]): string[] => [
  'candidates',
  ...FIG7,
  '--moves',
  moves,
  ...rest,
];

describe('candidates', () => {
  test.each([
    [
      'en',
      'Chinese rules 2020 · Black’s move 3',
      /^ {2}R8=7 {2}kill {3}forbidden {2}The mover has to change/mu,
    ],
    ['zh-Hans', '中国象棋竞赛规则（2020） · 第 3 回合黑方', /^ {2}车8平7 {2}杀 {2}禁 {2}已须变着/mu],
    ['zh-Hant', '中國象棋競賽規則（2020） · 第 3 回合黑方', /^ {2}車8平7 {2}殺 {2}禁 {2}已須變著/mu],
  ] as const)('has a row for each legal move, in %s', async (lang, title, forbidden) => {
    const { out } = await run(asked(`${LAP} g3h3`), lang);
    const [head, ...rows] = out.split('\n');
    expect(head).toBe(title);
    for (const row of rows) expect(widthOf(row)).toBeLessThanOrEqual(80);
    expect(rows.filter((row) => /^ {2}\S/u.test(row))).toHaveLength(19);
    expect(out).toMatch(forbidden);
    expect(out).toContain('24.13');
  });

  test('tells what would come back, once and for good', async () => {
    const quiet = ['candidates', '--fen', '3k5/9/9/9/9/9/9/9/4A4/R3K4 w', '--moves'];
    const lap = 'a0b0 d9d8 b0a0';
    expect((await run([...quiet, lap])).out).toMatch(
      /K4-1 {2}idle {2}once {2}The position stands for the second/u,
    );
    expect((await run([...quiet, `${lap} d8d9 ${lap}`])).out).toMatch(/K4-1 {2}idle {2}draw {2}/u);
  });

  test('speaks JSON that fits its schema', async () => {
    const { out } = await run(asked(`${LAP} g3h3`, '--json'));
    const told = candidatesSchema.parse(JSON.parse(out));
    expect(told).toMatchObject({ rules: 'cxa-2020', plies: 5, turn: 'black', state: 'must-change' });
    expect(told.candidates).toHaveLength(19);
    const [banned, ...others] = told.candidates.filter(({ rule }) => rule !== 'none');
    expect(others).toEqual([]);
    expect(banned).toMatchObject({
      iccs: 'h5g5',
      nature: 'kill',
      rule: 'ban',
      occurrences: 2,
      state: 'must-change',
      clause: '24.13',
    });
    expect(banned?.findings[0]).toMatchObject({ nature: 'kill', clause: '24.2' });
    expect(banned?.says).toContain('24.13');
  });

  test('goes by the rule set asked for, in which mate threats never offend', async () => {
    const { out } = await run(asked(`${LAP} ${LAP} g3h3 h5g5 h3g3`, '--rules', 'axf', '--json'));
    const told = candidatesSchema.parse(JSON.parse(out));
    const back = told.candidates.find(({ iccs }) => iccs === 'g5h5');
    expect(back).toMatchObject({ nature: 'kill', rule: 'draw', state: 'may-claim-draw', clause: 'allowed' });
  });

  test('answers for each game of a file, and knows where each stands', async () => {
    const game = `1. 炮二平五 马8进7 *\n`;
    const games = file('two.pgn', `[Event "a"]\n\n${game}\n[Event "b"]\n\n${game}`);
    const { out } = await run(['candidates', games, '--json']);
    const told = out.split('\n').map((line) => candidatesSchema.parse(JSON.parse(line)));
    expect(told.map(({ game: number, turn, file: name }) => [number, turn, name])).toEqual([
      [1, 'red', games],
      [2, 'red', games],
    ]);
  });

  test('says that the game is over where it is', async () => {
    const mated = ['--fen', '3k5/1R7/9/9/9/9/9/9/9/R3K4 w', '--moves', 'a0a9'];
    expect((await run(['candidates', ...mated])).out).toContain('There is no legal move');
    const { out } = await run(['candidates', ...mated, '--json']);
    expect(candidatesSchema.parse(JSON.parse(out)).candidates).toEqual([]);
  });
});

describe('candidates of what cannot be read', () => {
  test.each([
    ['no such file', ['/no/such.pgn'], 'file-missing', 'There is no such file'],
    ['a FEN that is none', ['--fen', '4k4/9'], 'fen', 'FEN has two ranks'],
    ['kings that face each other', ['--fen', '4k4/9/9/9/9/9/9/9/9/4K4 w'], 'setup', 'face each other'],
    ['a move that cannot be played', ['--moves', 'h2e2 h0g2'], 'illegal', 'Black’s move 1: “h0g2”'],
    ['a move that is none', ['--moves', 'hello'], 'syntax', 'hello'],
  ])('%s', async (_, args, code, message) => {
    const { out, problems, said } = await run(['candidates', ...args]);
    expect(out).toBe('');
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(said).toContain(message);
  });

  test('a game that breaks off: nobody knows what stands on the board', async () => {
    const { out, problems } = await run(['candidates', `${EXAMPLES}/broken/illegal-move.pgn`]);
    expect(out).toBe('');
    expect(problems[0]).toMatchObject({ code: 'illegal', where: { line: 8, ply: 6 } });
  });

  test.each([
    ['nothing at all', [], '--fen or --moves'],
    ['a rule set that is none', ['--rules', 'nope', '--moves', 'h2e2'], 'nope'],
    ['all rule sets at once', ['--rules', 'all', '--moves', 'h2e2'], 'all'],
  ])('%s', async (_, args, message) => {
    const { out, misuse } = await run(['candidates', ...args]);
    expect(out).toBe('');
    expect(misuse).toContain(message);
  });
});
