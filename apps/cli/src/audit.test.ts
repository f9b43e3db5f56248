import { readFileSync } from 'node:fs';
import path from 'node:path';
import { auditGameSchema } from '@qili/protocol';
import { LOCALES } from '@qili/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { EXAMPLES, run, temporaryFolder } from '../../../suites/program.ts';

const { folder, file, remove } = temporaryFolder();
afterAll(remove);

const GAME = path.join(EXAMPLES, 'perpetual-check.pgn');

describe('audit', () => {
  test.each([
    ['zh-Hans', '红方负'],
    ['zh-Hant', '紅方負'],
    ['en', 'Red loses'],
  ] as const)('sums up in %s', async (locale, verdict) => {
    const { out, problems } = await run(['audit', GAME], locale);
    expect(out).toMatch(new RegExp(`${verdict} +1\\n`, 'u'));
    expect(problems).toEqual([]);
  });

  test('writes the report, and the summary as JSON and as a page with plots for each rule set', async () => {
    const report = path.join(folder, 'report.ndjson');
    const page = path.join(folder, 'report.html');
    const args = ['audit', GAME, '--rules', 'all', '--out', report, '--html', page, '--json'];
    const { out } = await run(args);
    const lines = readFileSync(report, 'utf8').trimEnd().split('\n');
    const judged = lines.map((line) => auditGameSchema.parse(JSON.parse(line)));
    expect(judged).toHaveLength(6);
    expect(JSON.parse(out)).toMatchObject({ games: 1, repetitions: 1, rulings: { 'red-loses': 1 } });
    const html = readFileSync(page, 'utf8');
    expect(html.match(/<svg /gu)?.length).toBeGreaterThan(12);
    for (const { rules } of judged) expect(html).toContain(`(${rules})`);
  });

  test('names no text of a file as markup', async () => {
    const page = path.join(folder, 'bad.html');
    await run(['audit', file('<b>.pgn', 'no game'), GAME, '--html', page]);
    expect(readFileSync(page, 'utf8')).toContain('&lt;b&gt;.pgn');
    expect(readFileSync(page, 'utf8')).not.toContain('<b>');
  });

  test('a path that leads nowhere is a problem, a bad file among good ones is none', async () => {
    expect((await run(['audit', '/no/such', GAME])).said).toBe('qili: /no/such: There is no such file.');
    const bad = file('bad.pgn', 'no game');
    expect((await run(['audit', bad, GAME])).problems).toEqual([]);
    expect((await run(['audit', bad])).problems.map(({ code }) => code)).toEqual(['no-moves']);
  });

  test('leaves a file alone that is no report', async () => {
    const mine = file('mine.txt', 'mine\n');
    expect((await run(['audit', GAME, '--out', mine])).said).toContain('is none of a report');
    expect(readFileSync(mine, 'utf8')).toBe('mine\n');
  });
});

describe('a database', () => {
  test.each([
    [['audit'], 'Name files'],
    [['audit', '--follow', '1'], '--follow needs --database'],
    [['audit', GAME, '--detach'], '--detach needs --database'],
    [['audit', GAME, '--database', 'x', '--workers', '2'], '--workers does not go together with --database'],
    [['audit', GAME, '--database', 'x', '--follow', '1'], '--follow does not go together with PATH'],
    [
      ['audit', GAME, '--database', 'x', '--detach', '--out', 'x'],
      '--detach does not go together with --out',
    ],
    [['worker'], '--database <url>'],
  ])('%j is wrong usage', async (args, said) => {
    expect((await run(args)).misuse).toContain(said);
  });

  test.each([
    [['audit', GAME], 'mysql://me:s3cr3t@host/x', 'url-scheme'],
    [['audit', GAME], 'postgres://me:s3cr3t@127.0.0.1:1/x', 'server-unreachable'],
    [['audit', '--follow', '1'], 'postgres://me:s3cr3t@127.0.0.1:1/x', 'server-unreachable'],
    [['worker'], 'postgres://me:s3cr3t@ho st/x', 'url-malformed'],
    [['worker'], 'postgres://me:s3cr3t@127.0.0.1:1/x', 'server-unreachable'],
    [['worker'], 'memory:', 'queue-needs-server'],
  ])('%j at %s is a problem, said without a password', async (args, database, code) => {
    for (const locale of LOCALES) {
      const { problems, said } = await run([...args, '--database', database], locale);
      expect(problems.map((problem) => problem.code)).toEqual([code]);
      expect(said).not.toContain('s3cr3t');
    }
  });
});
