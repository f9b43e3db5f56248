import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@qili/rules';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from './say.ts';

const SOURCE = path.join(import.meta.dirname, '..');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(name);
    return /(?<!\.test)\.tsx?$/u.test(name) && !/words\/(?:\w+\/)?(?:zh-han[st]|en)\.ts$/u.test(name)
      ? [name]
      : [];
  });

const source = filesIn(SOURCE)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** Messages by name, and by the beginnings of names that end in a variable: say(`tab.${id}`). */
const named = new Set([...source.matchAll(/'([a-z-]+\.[\w-]+)'/gu)].map(([, word]) => word));
const begun = [...source.matchAll(/`([a-z-]+\.)\$\{/gu)].map(([, beginning = '']) => beginning);

/** The variables of a message, in the order of their names. */
const variablesOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [element.value];
    if (element.type === TYPE.plural) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => variablesOf(value))];
    }
    return [];
  });

const words = Object.keys(CATALOGUES['zh-Hans']) as (keyof (typeof CATALOGUES)['zh-Hans'])[];

describe.each(LOCALES)('messages in %s', (locale) => {
  test('are the same as in the other languages, none empty, with the same variables', () => {
    expect(Object.keys(CATALOGUES[locale])).toEqual(words);
    for (const word of words) {
      expect(CATALOGUES[locale][word]).not.toBe('');
      const [own, first] = [locale, 'zh-Hans' as const].map((each) =>
        variablesOf(parse(CATALOGUES[each][word])),
      );
      expect(new Set(own), word).toEqual(new Set(first));
    }
  });

  test('have no exclamation marks', () => {
    expect(words.filter((word) => /[!！]/u.test(CATALOGUES[locale][word]))).toEqual([]);
  });
});

test('every message is said somewhere', () => {
  const isSaid = (word: string): boolean =>
    named.has(word) || begun.some((beginning) => word.startsWith(beginning));
  expect(words.filter((word) => !isSaid(word))).toEqual([]);
});
