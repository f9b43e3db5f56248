import { expect, test } from 'vitest';
import { moveName, parseMoveName } from './move.ts';
import { inPalace, isAcrossRiver, ownRank } from './region.ts';
import { fileOf, mirrored, parseSquare, rankOf, squareAt, squareName, SQUARES, turned } from './square.ts';

const named = (name: string) => parseSquare(name)!;

test('a square is its file and rank, and its name', () => {
  for (const square of SQUARES) {
    expect(squareAt(fileOf(square), rankOf(square))).toBe(square);
    expect(parseSquare(squareName(square))).toBe(square);
  }
  expect(SQUARES).toHaveLength(90);
  expect([squareName(SQUARES[0]!), squareName(SQUARES[89]!)]).toEqual(['a0', 'i9']);
});

test('there is nothing beyond the edge', () => {
  expect([squareAt(-1, 0), squareAt(9, 0), squareAt(0, -1), squareAt(0, 10)]).toEqual(
    Array(4).fill(undefined),
  );
  expect(['', 'j0', 'a', 'a10', 'A0', 'a-1'].map(parseSquare)).toEqual(Array(6).fill(undefined));
});

test('mirror and turn', () => {
  expect(squareName(mirrored(named('b2')))).toBe('h2');
  expect(squareName(turned(named('b2')))).toBe('h7');
  for (const square of SQUARES) {
    expect(mirrored(mirrored(square))).toBe(square);
    expect(turned(turned(square))).toBe(square);
  }
});

test('palaces and river, seen from both sides', () => {
  expect(SQUARES.filter((s) => inPalace(s, 'red')).map(squareName)).toEqual([
    'd0',
    'e0',
    'f0',
    'd1',
    'e1',
    'f1',
    'd2',
    'e2',
    'f2',
  ]);
  for (const square of SQUARES) {
    expect(inPalace(square, 'red')).toBe(inPalace(turned(square), 'black'));
    expect(isAcrossRiver(square, 'red')).toBe(!isAcrossRiver(square, 'black'));
    expect(ownRank(square, 'red')).toBe(9 - ownRank(square, 'black'));
  }
});

test('a move name is two square names', () => {
  expect(parseMoveName('h2e2')).toEqual({ from: named('h2'), to: named('e2') });
  expect(moveName({ from: named('h2'), to: named('e2') })).toBe('h2e2');
  expect(['h2', 'h2e', 'h2-e2', 'h2e2 ', 'H2E2', 'h2j2'].map(parseMoveName)).toEqual(
    Array(6).fill(undefined),
  );
});
