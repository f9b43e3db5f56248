import { expect, test } from 'vitest';
import { drawnPosition } from '../../../../suites/draw.ts';
import { startPosition } from '../../../../suites/games.ts';
import { movesOf } from '../../../../suites/lines.ts';
import { moveName } from '../board/move.ts';
import { cellOf } from '../board/cells.ts';
import { parseSquare } from '../board/square.ts';
import { cyclesOf } from './cycle.ts';
import { makeFen } from './fen.ts';
import { boardAfter, lineFrom, positionAfter } from './line.ts';
import { play } from './position.ts';

const start = startPosition();

const lineOf = (names: string, from = start) => {
  const line = lineFrom(from, movesOf(names));
  if (!line.ok) throw new Error(`ply ${String(line.fault.ply)}: ${moveName(line.fault.move)}`);
  return line.value;
};

/** Both sides move a rook out and back: the position recurs every four plies. */
const LAP = 'a0a1 a9a8 a1a0 a8a9';
const laps = (n: number): string => Array<string>(n).fill(LAP).join(' ');

test('a line stops at its first illegal move', () => {
  expect(lineFrom(start, movesOf('h2e2 h2e2 h9g7'))).toEqual({
    ok: false,
    fault: { code: 'illegal-move', ply: 1, move: movesOf('h2e2')[0] },
  });
});

test('the position after some plies is the one that play reaches', () => {
  const line = lineOf('h2e2 h9g7 h0g2 i9h9');
  const played = line.moves.reduce(play, start);
  expect(makeFen(positionAfter(line, 4))).toBe(makeFen(played));
  expect(makeFen(positionAfter(line, 0))).toBe(makeFen(start));
});

test('pieces keep their numbers along a line', () => {
  const line = lineOf('i0i1 i9i8 i1d1 i8d8 d1d8');
  const rookOn = (square: string, plies: number): number =>
    boardAfter(line, plies).cells[cellOf(parseSquare(square)!)]!;
  expect([rookOn('i1', 1), rookOn('d1', 3), rookOn('d8', 5)]).toEqual(Array(3).fill(rookOn('i0', 0)));
});

test('cycles are counted from the first occurrence', () => {
  const cycles = cyclesOf(lineOf(laps(2)));
  expect(cycles).toEqual([
    { from: 0, to: 4, occurrences: 2 },
    { from: 1, to: 5, occurrences: 2 },
    { from: 2, to: 6, occurrences: 2 },
    { from: 3, to: 7, occurrences: 2 },
    { from: 0, to: 8, occurrences: 3 },
  ]);
});

test('pieces of a kind are alike: horses that change places bring the position back', () => {
  const horses = drawnPosition(
    `. . . k . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     N . . . . . . . .
     . . N . K . . . .`,
  );
  const line = lineOf('c0b2 d9d8 b2d3 d8d9 a1c0 d9d8 d3b2 d8d9 b2a0 d9d8 a0b2 d8d9', horses);
  expect(cyclesOf(line).length).toBeGreaterThan(0);
});

test('the same board with the other side to move is another position', () => {
  const bare = lineOf('e0e1 e9e8 e1e0 e8e9');
  expect(cyclesOf(bare).map(({ to }) => to)).toEqual([4]);
  expect(cyclesOf({ ...bare, moves: bare.moves.slice(0, 3) })).toEqual([]);
});

test('a capture ends what can recur', () => {
  const line = lineOf(`${LAP} h2h9 i9h9 a0a1 a9a8 a1a0 a8a9`);
  expect(cyclesOf(line)).toEqual([
    { from: 0, to: 4, occurrences: 2 },
    { from: 6, to: 10, occurrences: 2 },
  ]);
});

test('ten thousand plies are quick', () => {
  const began = performance.now();
  const line = lineOf(laps(2500));
  expect(cyclesOf(line).at(-1)).toEqual({ from: 0, to: 10_000, occurrences: 2501 });
  expect(performance.now() - began).toBeLessThan(2000);
});
