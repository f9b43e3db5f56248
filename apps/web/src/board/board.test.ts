import { parseFen, parseSquare, placing, SQUARES, type Setup, type Square } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { isOnBoard, nearestPoint, pointByKey, pointIn, type Lie } from './points.ts';
import { destinationsOf, tapOn } from './tap.ts';
import { tracksOf } from './tracks.ts';

const at = (name: string): Square => {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(name);
  return square;
};
const setupOf = (fen: string): Setup => {
  const setup = parseFen(fen);
  if (!setup.ok) throw new Error(fen);
  return setup.value;
};
const LIES: readonly Lie[] = (['red', 'black'] as const).flatMap((bottom) =>
  [false, true].map((mirrored) => ({ bottom, mirrored })),
);

describe('a tap', () => {
  const destinations = destinationsOf([
    { from: at('h2'), to: at('e2') },
    { from: at('h2'), to: at('h9') },
    { from: at('b2'), to: at('e2') },
  ]);

  test('selects what may go, and lets go of it again', () => {
    expect(tapOn(at('h2'), undefined, destinations)).toEqual({ kind: 'select', square: at('h2') });
    expect(tapOn(at('h2'), at('h2'), destinations)).toEqual({ kind: 'select', square: undefined });
    expect(tapOn(at('b2'), at('h2'), destinations)).toEqual({ kind: 'select', square: at('b2') });
  });

  test('plays where the selected piece may go, and nowhere else', () => {
    expect(tapOn(at('h9'), at('h2'), destinations)).toEqual({
      kind: 'play',
      move: { from: at('h2'), to: at('h9') },
    });
    expect(tapOn(at('h9'), at('b2'), destinations)).toEqual({ kind: 'select', square: undefined });
    expect(tapOn(at('a0'), undefined, destinations)).toEqual({ kind: 'select', square: undefined });
  });
});

describe.each(LIES)('a board with $bottom at the bottom, mirrored $mirrored', (lie) => {
  test('finds each point by its place, also when the finger is a little off', () => {
    const place = placing(lie.bottom, lie.mirrored);
    for (const square of SQUARES) {
      const { x, y } = place(square);
      expect(nearestPoint({ x: x + 20, y: y - 25 }, lie)).toBe(square);
      expect(isOnBoard({ x: x + 20, y: y - 25 }, lie)).toBe(true);
    }
    expect(isOnBoard({ x: -10, y: 300 }, lie)).toBe(false);
  });

  test('has all points in its rows and columns, and keys go where they point to', () => {
    const points = SQUARES.map((_, i) => pointIn(Math.floor(i / 9), i % 9, lie));
    expect(new Set(points).size).toBe(90);
    expect(pointByKey('ArrowRight', pointIn(4, 3, lie), lie)).toBe(pointIn(4, 4, lie));
    expect(pointByKey('ArrowUp', pointIn(4, 3, lie), lie)).toBe(pointIn(3, 3, lie));
    expect(pointByKey('ArrowUp', pointIn(0, 3, lie), lie)).toBe(pointIn(0, 3, lie));
    expect(pointByKey('End', pointIn(4, 3, lie), lie)).toBe(pointIn(4, 8, lie));
    expect(pointByKey('x', pointIn(4, 3, lie), lie)).toBeUndefined();
  });
});

test('pieces stay themselves while they move, are taken, and come back', () => {
  const before = tracksOf(setupOf('3k5/9/9/9/9/9/9/9/r8/R3K4 w'));
  const idOf = (tracks: typeof before, name: string): number | undefined =>
    tracks.list.find(({ square }) => square === at(name))?.id;
  const taken = tracksOf(setupOf('3k5/9/9/9/9/9/9/9/R8/4K4 b'), before);
  expect(idOf(taken, 'a1')).toBe(idOf(before, 'a0'));
  expect(taken.list).toHaveLength(3);
  const back = tracksOf(before.setup, taken);
  expect(idOf(back, 'a0')).toBe(idOf(before, 'a0'));
  expect(new Set(back.list.map(({ id }) => id)).size).toBe(4);
});
