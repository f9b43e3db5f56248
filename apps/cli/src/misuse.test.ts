import { LOCALES, type Locale } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { run } from '../../../suites/program.ts';

/** Ways to call the command wrongly, and what must be named of them. */
const CALLS: readonly (readonly [args: readonly string[], named: readonly string[]])[] = [
  [['judge', '--nope'], ['--nope']],
  [
    ['judge', '--jsno'],
    ['--jsno', '--json'],
  ],
  [['nope'], ['nope']],
  [['perft'], ['<depth>']],
  [
    ['perft', 'x'],
    ['<depth>', 'x'],
  ],
  [
    ['show', 'a', 'b'],
    ['1', '2'],
  ],
  [['judge', '--fen'], ['--fen']],
  [
    ['judge', '--rules', 'nope'],
    ['--rules', 'nope', 'cxa-2020'],
  ],
  [
    ['show', 'a', '--width', '5'],
    ['--width', '5'],
  ],
  [['convert', 'a.pgn'], ['--to']],
  [
    ['show', '--sheet', '--flip'],
    ['--sheet', '--flip'],
  ],
];

/** Words of the library that reads the command line, which speaks English to everybody. */
const FOREIGN = /unknown|missing|invalid|Allowed|Expected|argument|required|cannot|Did you/u;

describe.each(LOCALES.filter((locale): locale is Exclude<Locale, 'en'> => locale !== 'en'))(
  'wrong usage in %s',
  (locale) => {
    test.each(CALLS)('%s', async (args, named) => {
      const { misuse = '' } = await run(args, locale);
      for (const name of named) expect(misuse).toContain(name);
      expect(misuse).not.toMatch(FOREIGN);
      expect(misuse).toMatch(/\p{Script=Han}/u);
    });
  },
);

test('wrong usage in English is our own English', async () => {
  const said = await Promise.all(CALLS.map(async ([args]) => (await run(args, 'en')).misuse));
  expect(said[0]).toBe('There is no option --nope.');
  expect(said.filter((text) => /^(?:unknown|missing|option '|command-argument)/u.test(text ?? ''))).toEqual(
    [],
  );
});
