import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { errorSchema } from '@qili/protocol';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const QILI = path.join(ROOT, 'apps/cli/dist/qili.js');

beforeAll(() => {
  const built = spawnSync(process.execPath, [path.join(ROOT, 'scripts/bundle.mjs')], { encoding: 'utf8' });
  expect(built.stderr).toBe('');
});

const qili = (args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [QILI, ...args], {
    encoding: 'utf8',
    input,
    cwd: ROOT,
    env: { ...process.env, ...env },
  });

describe('the command as a process', () => {
  test('0: standard input is judged, nothing on standard error, no colour in a pipe', () => {
    const run = qili(['judge', '-'], '1. 炮二平五 马8进7', { LC_ALL: 'zh_CN.UTF-8' });
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain('没有重复局面。');
    expect(run.stdout).not.toContain('\u001B');
  });

  test('1: a file that is not there; the same as an error object with --json', () => {
    const said = qili(['judge', 'none.pgn', '--lang', 'en']);
    expect(said).toMatchObject({ status: 1, stdout: '', stderr: 'qili: none.pgn: There is no such file.\n' });
    const { status, stderr } = qili(['judge', 'none.pgn', '--json']);
    expect(status).toBe(1);
    expect(errorSchema.parse(JSON.parse(stderr)).error).toMatchObject({
      code: 'file-missing',
      file: 'none.pgn',
    });
  });

  test('2: wrong usage, in one line, with a pointer to the help', () => {
    const { status, stderr } = qili(['judge', '--nope', '--lang', 'en']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^qili: .*--nope.*\n.*qili --help.*\n$/u);
    expect(qili(['judge', '--nope', '--json']).stderr).toMatch(/^\{"error":\{"code":"usage"/u);
  });

  test('a reader that has seen enough is no trouble', () => {
    const run = spawnSync('sh', ['-c', `"${process.execPath}" "${QILI}" glossary | head -1`], {
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    expect(run.stdout.split('\n')).toHaveLength(2);
  });

  test.each(['zh-Hans', 'zh-Hant', 'en'])('helps in %s', (lang) => {
    const { status, stdout } = qili(['--help', '--lang', lang]);
    expect(status).toBe(0);
    for (const command of ['judge', 'show', 'perft', 'mate', 'glossary', 'rules'])
      expect(stdout).toContain(command);
    expect(stdout.includes('Usage:')).toBe(lang === 'en');
  });
});
