import { expect, test } from 'vitest';
import { moveOf, movesOf } from '../../../../suites/lines.ts';
import { positionOf } from '../../../../suites/games.ts';
import type { PieceRef } from '../nature/finding.ts';
import { marksOf, marksOfCheck, marksOfMove } from './marks.ts';

const after = positionOf('3k5/9/9/9/6r2/9/R6C1/4p4/9/3AK4 w');
const { from: g5, to: g0 } = moveOf('g5g0');
const rook: PieceRef = { id: 39, color: 'black', role: 'rook', at: g5 };
const { from: h3 } = moveOf('h3h3');

test('a kill points along its mating move, a chase at its target', () => {
  expect(marksOf(after, { nature: 'kill', by: [rook], line: movesOf('g5g0') })).toEqual([
    { kind: 'arrow', from: g5, to: g0, means: 'kill' },
  ]);
  const cannon: PieceRef = { id: 26, color: 'red', role: 'cannon', at: h3 };
  const marks = marksOf(after, {
    nature: 'chase',
    means: 'capture',
    by: [rook],
    target: cannon,
    root: 'none',
    line: [],
    soft: false,
    value: 20,
    held: false,
  });
  expect(marks).toContainEqual({ kind: 'arrow', from: g5, to: h3, means: 'chase' });
  expect(marks).toContainEqual({ kind: 'circle', at: h3, means: 'chase' });
});

test('a check points at the other side’s king', () => {
  const { from: king } = moveOf('e0e0');
  expect(marksOf(after, { nature: 'check', by: [rook] })).toEqual([
    { kind: 'arrow', from: g5, to: king, means: 'check' },
  ]);
});

test('a king in check has a ring, and only then', () => {
  const inCheck = positionOf('3k5/9/9/9/3R5/9/9/9/9/4K4 b');
  expect(marksOfCheck(inCheck)).toEqual([{ kind: 'circle', at: moveOf('d9d9').from, means: 'check' }]);
  expect(marksOfCheck(after)).toEqual([]);
});

test('a move is marked where it came from and went, with what decides its nature', () => {
  const move = moveOf('h5g5');
  const findings = [{ nature: 'kill', by: [rook], line: movesOf('g5g0') } as const];
  const marks = marksOfMove(after, { ply: 1, color: 'black', move, nature: 'kill', findings, excuses: [] });
  expect(marks.map((mark) => mark.means)).toEqual(['last-move', 'last-move', 'kill']);
});
