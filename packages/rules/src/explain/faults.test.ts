import { describe, expect, test } from 'vitest';
import { parseAnyMove } from '../notation/notations.ts';
import { parseFen, START_FEN } from '../position/fen.ts';
import { faultsOf } from '../position/validate.ts';
import { positionOf } from '../../../../suites/games.ts';
import { colorAt, roundOf, sayFenFault, sayMoveFault, saySetupFault } from './faults.ts';
import { LOCALES, localeOf, type Locale } from './locale.ts';

const fenFault = (fen: string, locale: Locale): string => {
  const setup = parseFen(fen);
  return setup.ok ? 'no fault' : sayFenFault(setup.fault, locale);
};

const setupFaults = (fen: string, locale: Locale): string[] => {
  const setup = parseFen(fen);
  return setup.ok ? faultsOf(setup.value).map((fault) => saySetupFault(fault, locale)) : ['unreadable'];
};

const moveFault = (text: string, locale: Locale, fen = START_FEN): string => {
  const move = parseAnyMove(positionOf(fen), text);
  return move.ok ? 'no fault' : sayMoveFault(move.fault, locale);
};

describe('faults in words', () => {
  test('a FEN says which rank and what was expected', () => {
    expect(fenFault('4k4/9/9/9/9/9/9/9/9', 'en')).toContain('nine ranks');
    expect(fenFault('4k4/9/9/9/9/9/9/9/9/4K5 w', 'en')).toContain('Rank 10');
    expect(fenFault('4k4/9/9/9/9/9/9/9/9/4K4 x', 'zh-Hans')).toContain('“x”');
  });

  test('a set-up names all its faults, with singular and plural', () => {
    const faults = setupFaults('9/9/9/9/9/9/9/9/9/3KKK3 w', 'en');
    expect(faults).toEqual(['Red has three kings instead of one.', 'Black has no king.']);
    expect(setupFaults('4k4/9/9/9/9/9/9/9/9/4K4 w', 'zh-Hans')).toEqual([
      '帅和将在红方五路照面，中间没有子。',
    ]);
  });

  test('a move says whether it is no move, illegal, or more than one', () => {
    expect(moveFault('hello', 'en')).toContain('is no move');
    expect(moveFault('炮二进九', 'zh-Hans')).toContain('走不得');
    expect(moveFault('h0i3', 'en')).toContain('cannot go there');
  });

  test.each(LOCALES)('nothing is left unsaid in %s', (locale) => {
    const said = [
      fenFault('', locale),
      moveFault('a0a9', locale),
      ...setupFaults('4k4/9/9/9/9/9/9/9/9/9 w', locale),
    ];
    for (const text of said) expect(text).toMatch(/[.。]$/u);
  });
});

test('rounds and sides count from the side that moves first', () => {
  expect([0, 1, 2].map((ply) => roundOf(ply, 'red'))).toEqual([1, 1, 2]);
  expect([0, 1, 2].map((ply) => roundOf(ply, 'black'))).toEqual([1, 2, 2]);
  expect([0, 1].map((ply) => colorAt(ply, 'black'))).toEqual(['black', 'red']);
});

test.each([
  ['zh_CN.UTF-8', 'zh-Hans'],
  ['zh_TW.UTF-8', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['de_DE', 'en'],
  ['C', 'zh-Hans'],
  [undefined, 'zh-Hans'],
])('the locale %s speaks %s', (name, locale) => {
  expect(localeOf(name)).toBe(locale);
});
