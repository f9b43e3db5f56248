import { describe, expect, test } from 'vitest';
import { moveOf } from '../../../../suites/lines.ts';
import { positionOf, startPosition } from '../../../../suites/games.ts';
import { LOCALES } from '../explain/locale.ts';
import { drawLetters, drawText } from './text.ts';
import { padTo, widthOf } from './width.ts';

const FIG7 = positionOf('3k5/9/9/9/6r2/9/R6C1/4p4/9/3AK4 w');

describe('drawText', () => {
  test('draws the position with Red at the bottom', () => {
    expect(drawText(FIG7, 'zh-Hans', { lastMove: moveOf('h5g5') })).toBe(`\
 1    2    3    4    5    6    7    8    9
 ┌────┬────┬───[将]──┬────┬────┬────┬────┐
 │    │    │    │ ╲  │ ╱  │    │    │    │
 ├────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │ ╱  │ ╲  │    │    │    │
 ├────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │
 ├────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │
 ├────┴────┴────┴────┴────┴───<车>──*────┤
 │           楚河        汉界            │
 ├────┬────┬────┬────┬────┬────┬────┬────┤
 │    │    │    │    │    │    │    │    │
(车)──┼────┼────┼────┼────┼────┼───(炮)──┤
 │    │    │    │    │    │    │    │    │
 ├────┼────┼────┼───[卒]──┼────┼────┼────┤
 │    │    │    │ ╲  │ ╱  │    │    │    │
 ├────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │ ╱  │ ╲  │    │    │    │
 └────┴────┴───(仕)─(帅)──┴────┴────┴────┘
 九   八   七   六   五   四   三   二   一`);
  });

  test.each(LOCALES)('keeps every line of the board equally wide in %s', (locale) => {
    for (const bottom of ['red', 'black'] as const) {
      const lines = drawText(startPosition(), locale, { bottom }).split('\n').slice(2, -2);
      const rows = lines.filter((line) => !/[[(]/u.test(line.slice(0, 1)));
      expect(new Set(rows.map(widthOf))).toEqual(new Set([42]));
    }
  });

  test('turned around, the same position has its near side far', () => {
    const rows = drawText(startPosition(), 'zh-Hant', { bottom: 'black' }).split('\n');
    expect(rows[1]).toContain('(帥)');
    expect(rows.at(-2)).toContain('[將]');
    expect(rows[0]).toMatch(/^ 一.*九$/u);
  });

  test('paint changes nothing but colour', () => {
    const painted = drawText(FIG7, 'zh-Hans', { paint: (text) => `\u001B[31m${text}\u001B[39m` });
    // eslint-disable-next-line no-control-regex -- the colour codes begin with a control character
    expect(painted.replace(/\u001B\[\d+m/gu, '')).toBe(drawText(FIG7, 'zh-Hans'));
  });
});

test('drawLetters draws in ASCII alone, capitals for Red', () => {
  const drawn = drawLetters(FIG7, { lastMove: moveOf('h5g5') });
  expect(drawn).toMatch(/^[\u0020-\u007E\n]*$/u);
  expect(drawn.split('\n')[9]).toBe(' +---+---+---+---+---+--<r>--*---+');
  expect(drawn.split('\n')[13]).toBe(' R---+---+---+---+---+---+---C---+');
});

test('width counts Han as two columns, combining strokes and colours as none', () => {
  expect(widthOf('炮二平五')).toBe(8);
  expect(widthOf('马87\u0332')).toBe(4);
  expect(widthOf('\u001B[1m车\u001B[22m')).toBe(2);
  expect(padTo('车', 4)).toBe('车  ');
});
