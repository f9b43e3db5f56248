import { existsSync } from 'node:fs';
import path from 'node:path';
import { EXCUSES, MEANS, NATURES, RULE_SETS } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../apps/cli/src/words/words.ts';
import { PAGES, readPage, repoRoot, rowsOf } from './pages.ts';

const isThere = (name: string): boolean => existsSync(path.join(repoRoot, name));

/** Words in code style that name a file or folder of ours. */
const FILE_NAME =
  /^(?:(?:packages|apps|suites|docs|scripts|bench|examples)\/[\w./-]+|[\w-]+\.(?:cjs|md|json|ts))$/;

describe('every page', () => {
  test.each(PAGES)('$name links to files that are there', ({ name, text }) => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !isThere(path.join(path.dirname(name), target)))).toEqual([]);
  });

  test.each(PAGES)('$name names files that are there', ({ text }) => {
    const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    expect(names.filter((code) => FILE_NAME.test(code) && !isThere(code))).toEqual([]);
  });
});

describe('every thing with a name has its page', () => {
  test.each(NATURES)('nature %s', (nature) => {
    expect(readPage(`docs/natures/${nature}.md`).text).toMatch(new RegExp(`^# .*\`${nature}\`$`, 'm'));
  });

  test.each(RULE_SETS)('rule set %s', (id) => {
    expect(readPage(`docs/rulesets/${id}.md`).text).toMatch(new RegExp(`^# .*\`${id}\`$`, 'm'));
  });

  test('README.md has a row for every command', () => {
    const rows = rowsOf(readPage('README.md')).map(([name]) => name);
    expect(COMMANDS.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
  });

  test('the page on 捉 names every means and every excuse', () => {
    const { text } = readPage('docs/natures/chase.md');
    expect([...MEANS, ...EXCUSES].filter((word) => !text.includes(`\`${word}\``))).toEqual([]);
  });
});

const recipes = PAGES.filter(({ name }) => name.startsWith(path.join('docs', 'how-to')));

describe('every recipe', () => {
  test.each(recipes)('$name is short, and each step names a test that is there', ({ text }) => {
    const lines = text.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(20);
    const steps = text.split(/^\d+\. /m).slice(1);
    expect(steps.length).toBeGreaterThan(0);
    const tests = steps.map((step) => /`([\w./-]+\.test\.ts)`|`npm run (types|layers|lint|dead)`/.exec(step));
    expect(tests.every((found) => found !== null && (found[1] === undefined || isThere(found[1])))).toBe(
      true,
    );
  });
});
