import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { firstExercises, rightAnswers } from '@qili/lessons';
import { LOCALES } from '@qili/rules';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const QILI = path.join(ROOT, 'apps/cli/dist/qili.js');

beforeAll(() => {
  const built = spawnSync(process.execPath, [path.join(ROOT, 'scripts/bundle.mjs')], { encoding: 'utf8' });
  expect(built.stderr).toBe('');
});

const quiz = (args: readonly string[], input: string): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [QILI, 'quiz', '--seed', '11', '--count', '4', ...args], {
    encoding: 'utf8',
    input,
    cwd: ROOT,
  });

const exercises = firstExercises({ seed: 11 }, 4);
const rights = exercises.flatMap((exercise) =>
  exercise.asks.map((ask) => rightAnswers(exercise, ask)[0] ?? ''),
);

describe('qili quiz', () => {
  test.each(LOCALES)('right answers through a pipe are all right, in %s', (locale) => {
    const run = quiz(['--lang', locale], `${rights.join('\n')}\n`);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const n = String(rights.length);
    expect(run.stdout).toMatch(new RegExp(`4 .*${n}(／| of )${n}`, 'u'));
    expect(run.stdout).not.toMatch(/[{}]|undefined/u);
    expect(run.stdout).not.toContain('\u001B');
  });

  test('a wrong answer meets its proof and is counted, natures by what they were taken for', () => {
    const [exercise] = firstExercises({ seed: 11, topics: ['chase'] }, 1);
    if (exercise === undefined) throw new Error('no exercise');
    const answers = exercise.asks.map((ask) => (ask.ask === 'nature' ? 'idle' : '?'));
    const run = quiz(['--topic', '捉', '--count', '1', '--lang', 'en'], `${answers.join('\n')}\n`);
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(/attacks, so it is not idle\./u);
    expect(run.stdout).toMatch(/chase +taken for idle, times: \d/u);
  });

  test('an answer that cannot be read is asked for again, and the end of the input ends with the counts', () => {
    const [first] = exercises;
    const run = quiz(['--topic', 'name', '--lang', 'en'], 'nonsense\n99\n');
    expect(first).toBeDefined();
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout.match(/A number from 1 to 8 was expected/gu)).toHaveLength(2);
    expect(run.stdout).toMatch(/0 done, 0 of 0 answers right\.\n$/u);
  });

  test('--json speaks a line an object, the last with the counts', () => {
    const { stdout, status } = quiz(['--json'], `${rights.join('\n')}\n`);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(status).toBe(0);
    expect(lines).toHaveLength(2 * rights.length + 1);
    expect(lines.at(-1)).toEqual({
      seed: 11,
      exercises: 4,
      answered: rights.length,
      right: rights.length,
      confused: [],
    });
  });

  test('a topic that is none is wrong usage', () => {
    const { status, stderr } = quiz(['--topic', 'chess', '--lang', 'en'], '');
    expect([status, stderr.includes('There is no topic “chess”')]).toEqual([2, true]);
  });
});
