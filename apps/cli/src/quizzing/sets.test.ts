import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { makeResult, parseSet, rightAnswers, type ExerciseSet } from '@qili/lessons';
import { LOCALES } from '@qili/rules';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'qili-sets-'));
const file = (name: string): string => path.join(folder, name);

const quiz = (args: readonly string[], input = ''): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [path.join(ROOT, 'apps/cli/dist/qili.js'), 'quiz', '--lang', 'en', ...args], {
    encoding: 'utf8',
    input,
    cwd: ROOT,
  });

let set: ExerciseSet;

beforeAll(() => {
  spawnSync(process.execPath, [path.join(ROOT, 'scripts/bundle.mjs')], { encoding: 'utf8' });
  const wish = ['--seed', '5', '--count', '3', '--title', 'Lesson 3'];
  expect(quiz(['--as', 'set', ...wish, '-o', file('set.txt')])).toMatchObject({ status: 0, stderr: '' });
  const read = parseSet(readFileSync(file('set.txt'), 'utf8'));
  if (!read.ok) throw new Error('no set');
  set = read.value;
});

const rights = (): string[][] =>
  set.exercises.map((exercise) => exercise.asks.map((ask) => rightAnswers(exercise, ask)[0] ?? ''));

describe('a set of exercises', () => {
  test('is asked, and the answers go to a file for the teacher', () => {
    expect(set.title).toBe('Lesson 3');
    const typed = `${rights().flat().join('\n')}\n`;
    const asked = quiz(['--set', file('set.txt'), '--name', 'Li Ming', '-o', file('li.txt')], typed);
    expect(asked).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(file('li.txt'), 'utf8').trim()).toBe(
      makeResult(set, { pupil: 'Li Ming', answers: rights() }),
    );
    const link = `http://127.0.0.1:8777/#/learn/sets?${readFileSync(file('set.txt'), 'utf8').trim()}`;
    expect(quiz(['--set', link], typed).stdout).toBe(asked.stdout);
  });

  test('left half-way, the rest is not answered', () => {
    quiz(
      ['--set', file('set.txt'), '--name', 'Bo', '-o', file('bo.txt')],
      `${rights()[0]?.join('\n') ?? ''}\nq\n`,
    );
    const answers = rights().map((row, i) => (i === 0 ? row : row.map(() => '')));
    expect(readFileSync(file('bo.txt'), 'utf8').trim()).toBe(makeResult(set, { pupil: 'Bo', answers }));
  });

  test('the class has a row a pupil, in words and for machines', () => {
    const wrong = rights().map((row) => row.map(() => ''));
    writeFileSync(
      file('class.txt'),
      [
        makeResult(set, { pupil: 'Ann', answers: rights() }),
        `http://127.0.0.1/#/x?${makeResult(set, { pupil: 'Cai', answers: wrong })}`,
      ].join('\n'),
    );
    const { stdout, stderr, status } = quiz(['--set', file('set.txt'), '--results', file('class.txt')]);
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toMatch(/^Lesson 3\nPupil +Total +1 +2 +3\nAnn +5\/5 .*\nCai +0\/5 .*\nAll +5\/10 /u);
    const json = quiz(['--set', file('set.txt'), '--results', file('class.txt'), '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      title: 'Lesson 3',
      pupils: [
        { name: 'Ann', right: 5 },
        { name: 'Cai', right: 0 },
      ],
    });
  });

  test('a result that was changed is refused by name, and the others count', () => {
    writeFileSync(file('good.txt'), makeResult(set, { pupil: 'Ann', answers: rights() }));
    writeFileSync(file('bad.txt'), makeResult(set, { pupil: 'Bo', answers: rights() }).replace('Bo', 'Al'));
    const { stdout, stderr, status } = quiz([
      '--set',
      file('set.txt'),
      '--results',
      file('good.txt'),
      file('bad.txt'),
      file('none.txt'),
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain('bad.txt: This result is not whole');
    expect(stderr).toContain('none.txt');
    expect(stdout).toContain('Ann');
    expect(stdout).not.toContain('Al ');
  });

  test.each(LOCALES)('is printed with its answer sheet, in %s', (locale) => {
    const { stdout, status } = quiz(['--set', file('set.txt'), '--as', 'html', '--lang', locale]);
    expect(status).toBe(0);
    expect(stdout.split('<svg ').length).toBe(4);
    expect(stdout.split('class="answers"')).toHaveLength(2);
  });

  test.each([
    [['--results', 'x'], /--set FILE/u],
    [['--set', 'x', '--results', 'y', '--as', 'set'], /not both/u],
    [['-o', 'x'], /something must be written/u],
    [['--set', 'x', '-o', 'y'], /--name NAME/u],
  ])('%j does not go together', (args, message) => {
    const { status, stderr } = quiz(args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('a file that is no set is said to be none', () => {
    writeFileSync(file('no-set.txt'), 'q1*x*name!9.9!w!f0f9!cxa-2020!nature0');
    const { status, stderr } = quiz(['--set', file('no-set.txt')]);
    expect(status).toBe(1);
    expect(stderr).toContain('no-set.txt: Exercise 1: the position cannot stand on a board');
  });
});
