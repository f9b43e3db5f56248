import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { readPage, repoRoot } from './pages.ts';

const FENCED = /^```(\w+)\n(.*?)^```$/gms;

/** The samples of README.md: each is followed by a `text` block with all that it prints. */
const blocks = [...readPage('README.md').text.matchAll(FENCED)].map(([, language = '', body = '']) => ({
  language,
  body,
}));
const samples = blocks.flatMap(({ language, body }, i) => {
  const next = blocks[i + 1];
  return next?.language === 'text' ? [{ language, body, prints: next.body }] : [];
});

const PROGRAM = path.join(repoRoot, '.cache/readme-sample.ts');

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: repoRoot, encoding: 'utf8' });

const RUN: Readonly<Record<string, (body: string) => string>> = {
  sh: (body) => run('sh', ['-ec', body]),
  ts: (body) => {
    mkdirSync(path.dirname(PROGRAM), { recursive: true });
    writeFileSync(PROGRAM, body);
    return run(process.execPath, ['--import', 'tsx', '--conditions=@qili/source', PROGRAM]);
  },
};

describe('README.md', () => {
  test('shows what it does on the command line and as a library', () => {
    expect(samples.map((sample) => sample.language)).toEqual(expect.arrayContaining(['sh', 'ts']));
  });

  test.each(samples)('its $language sample %# prints what it says', ({ language, body, prints }) => {
    expect(RUN[language]?.(body).trimEnd()).toBe(prints.trimEnd());
  });
});
