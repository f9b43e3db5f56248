import { expect, test } from 'vitest';
import { startPosition } from '../../../../suites/games.ts';
import { parseSquare, type Square } from '../board/square.ts';
import type { Color } from '../board/types.ts';
import { drawingOf, type Drawing, type View } from './drawing.ts';
import { at, placing, type Point } from './layout.ts';

const drawn = (view: View): Drawing =>
  drawingOf(startPosition(), { ...view, marks: [], theme: 'paper', locale: 'zh-Hans' });

/** The characters of the numbers above and below, from left to right. */
const numbersOf = ({ board }: Drawing): string =>
  board
    .flatMap((shape) => (shape.kind === 'character' && shape.size === 20 ? [shape.character] : []))
    .join('');

const square = (name: string): Square => {
  const found = parseSquare(name);
  if (found === undefined) throw new Error(name);
  return found;
};

test.each<readonly [Color, boolean, Point, string]>([
  ['red', false, at(7, 7), '123456789九八七六五四三二一'],
  ['red', true, at(1, 7), '987654321一二三四五六七八九'],
  ['black', false, at(1, 2), '一二三四五六七八九987654321'],
  ['black', true, at(7, 2), '九八七六五四三二一123456789'],
])(
  'with %s at the bottom, mirrored %s, pieces and numbers go together',
  (bottom, mirrored, point, numbers) => {
    const drawing = drawn({ bottom, mirrored });
    expect(placing(bottom, mirrored)(square('h2'))).toEqual(point);
    expect(drawing.pieces.find((piece) => piece.square === square('h2'))?.at).toEqual(point);
    expect(numbersOf(drawing)).toBe(numbers);
  },
);

test('numbers can be left out, or written in digits on both sides', () => {
  expect(numbersOf(drawn({ bottom: 'red', numbered: false }))).toBe('');
  const digits = drawingOf(startPosition(), {
    bottom: 'red',
    marks: [],
    theme: 'paper',
    locale: 'zh-Hans',
    numbers: 'en',
  });
  expect(numbersOf(digits)).toBe('123456789987654321');
});
