import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positions } from '../../../../suites/arbitraries.ts';
import { drawn } from '../../../../suites/draw.ts';
import { cellOf, CELLS, squareUnder, type Cell } from '../board/cells.ts';
import { parseSquare, squareName } from '../board/square.ts';
import { boardOf } from '../position/position.ts';
import {
  firstDown,
  firstUp,
  NO_LINE,
  secondDown,
  secondUp,
  sightBetween,
  sightOnFile,
  sightOnRank,
  sightTowards,
  type Sight,
} from './sight.ts';

const at = (name: string): Cell => cellOf(parseSquare(name)!);

/** First up, second up, first down, second down; a dash for the frame. */
const names = (sight: Sight): string =>
  [firstUp(sight), secondUp(sight), firstDown(sight), secondDown(sight)]
    .map(squareUnder)
    .map((square) => (square === undefined ? '-' : squareName(square)))
    .join(' ');

test('the pieces along rank and file', () => {
  const { occupied } = boardOf(
    drawn(
      `. . . . k . . . .
       . . . . . . . . .
       . . . . . . . . .
       . . . . p . . . .
       . P . . R . . c n
       . . . . . . . . .
       . . . . . . . . .
       . . . . . . . . .
       . . . . . . . . .
       . . . . K . . . .`,
    ),
  );
  expect(names(sightOnRank(occupied, at('e5')))).toBe('h5 i5 b5 -');
  expect(names(sightOnFile(occupied, at('e5')))).toBe('e6 e9 e0 -');
  expect(names(sightOnRank(occupied, at('i5')))).toBe('- - h5 e5');
  expect(names(sightOnFile(occupied, at('a0')))).toBe('- - - -');
  expect(names(sightOnFile(occupied, at('e2')))).toBe('e5 e6 e0 -');
});

test('a sight is what a walk along the line finds', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const { cells, occupied } = boardOf(position);
      const next = (from: Cell, step: number): Cell => {
        if (cells[from] === 64) return from;
        let cell = from + step;
        while (cells[cell] === 0) cell += step;
        return cell;
      };
      const walked = (from: Cell, step: number): string =>
        names(
          next(from, step) |
            (next(next(from, step), step) << 8) |
            (next(from, -step) << 16) |
            (next(next(from, -step), -step) << 24),
        );
      for (const cell of CELLS) {
        expect(names(sightOnFile(occupied, cell))).toBe(walked(cell, 16));
        expect(names(sightOnRank(occupied, cell))).toBe(walked(cell, 1));
      }
    }),
    { numRuns: 30 },
  );
});

test('towards a cell: the half of the sight on its side, and nothing where no line leads there', () => {
  const { occupied } = boardOf(
    drawn(
      `. . . . k . . . .
       . . . . . . . . .
       . . . . . . . . .
       . . . . . . . . .
       . R . . . . . . .
       . N . . . . . . .
       . P . . . . P . .
       . . . . . . . . .
       . . . . . . . . .
       . . . . K . . . .`,
    ),
  );
  const towards = (from: string, to: string): number => sightTowards(occupied, at(from), at(to));
  expect(towards('d3', 'i3')).toBe(at('g3') | ((at('i3') + 1) << 8));
  expect(towards('d3', 'a3')).toBe(at('b3') | ((at('a3') - 1) << 8));
  expect(towards('b3', 'b9')).toBe(at('b4') | (at('b5') << 8));
  expect(towards('d3', 'e4')).toBe(NO_LINE);
  for (const to of CELLS) {
    const [file, rank] = [sightOnFile(occupied, at('d3')), sightOnRank(occupied, at('d3'))];
    expect(sightBetween(at('d3'), to, file, rank)).toBe(sightTowards(occupied, at('d3'), to));
  }
});
