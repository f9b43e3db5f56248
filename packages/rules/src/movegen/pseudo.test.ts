import { describe, expect, test } from 'vitest';
import { startBoard } from '../../../../suites/boards.ts';
import { drawn } from '../../../../suites/draw.ts';
import { unpackMove, type Board } from '../board/board.ts';
import { cellOf, CELLS, type PieceId } from '../board/cells.ts';
import { parseSquare, squareName } from '../board/square.ts';
import { boardOf } from '../position/position.ts';
import { attackersOf } from './attacks.ts';
import { canReach, generateCapturesFrom, generateFrom, MOVES_PER_NODE } from './pseudo.ts';

const targets = (board: Board, id: PieceId, generate = generateFrom): string => {
  const out = new Int32Array(MOVES_PER_NODE);
  const moves = [...out.subarray(0, generate(board, id, out, 0))].map(unpackMove);
  return moves
    .map(({ to }) => squareName(to))
    .sort()
    .join(' ');
};

const at = (name: string): number => cellOf(parseSquare(name)!);

const board = boardOf(
  drawn(
    `. . b . k a . . .
     . . . . . P . . .
     . . n . b . . . c
     . . . . . . . . .
     . . . . p . R . .
     . . B . P . . n .
     . . . . N . . . .
     C . . . B . . . P
     . . . . A . . p .
     . . . K . A . . .`,
  ),
);

describe('each piece goes its own way', () => {
  test.each([
    ['king in his palace', 'd0', 'd1 e0', ''],
    ['advisor along the diagonals of the palace', 'e1', 'd2 f2', ''],
    ['elephant, stopped by the river and its own side', 'c4', '', ''],
    ['elephant with both eyes forward free', 'e2', 'c0 g0 g4', ''],
    ['horse, stopped by its leg', 'e3', 'c2 g2 g4', ''],
    ['rook', 'g5', 'f5 g0 g1 g2 g3 g4 g6 g7 g8 g9 h5 i5 e5', 'e5'],
    ['cannon, taking over one screen only', 'a2', 'a0 a1 a3 a4 a5 a6 a7 a8 a9 b2 c2 d2', ''],
    ['pawn at home', 'i2', 'i3', ''],
    ['pawn that has crossed', 'f8', 'e8 f9 g8', 'f9'],
    ['pawn face to face', 'e4', 'e5', 'e5'],
    ['black horse by the edge', 'h4', 'f3 f5 g2 g6 i2 i6', 'i2'],
    ['black pawn near the end', 'h1', 'g1 h0 i1', ''],
    ['black cannon over nothing', 'i7', 'f7 g7 h7 i3 i4 i5 i6 i8 i9', ''],
    ['black elephant', 'c9', 'a7', ''],
  ])('%s', (_, from, all, captures) => {
    const id = board.cells[at(from)]!;
    expect(targets(board, id)).toBe(all.split(' ').sort().join(' '));
    expect(targets(board, id, generateCapturesFrom)).toBe(captures);
  });
});

test('a piece can reach exactly the cells it has moves to', () => {
  for (const each of [board, startBoard()]) {
    for (const id of each.cells.filter((content) => content !== 0 && content < 64)) {
      const reached = CELLS.filter((cell) => canReach(each, id, cell)).map((cell) =>
        unpackMove(cell | (cell << 8)),
      );
      expect(
        reached
          .map(({ to }) => squareName(to))
          .sort()
          .join(' '),
      ).toBe(targets(each, id));
    }
  }
});

test('attackers are the pieces that could take there', () => {
  const start = startBoard();
  const names = (cell: string, tag: number): string =>
    attackersOf(start, at(cell), tag)
      .map((id) => squareName(unpackMove(start.places[id]! | (at(cell) << 8)).from))
      .join(' ');
  expect(names('b9', 16)).toBe('b2');
  expect(names('e6', 16)).toBe('');
  expect(names('e3', 32)).toBe('');
  expect(names('h0', 32)).toBe('h7');
});

test('a piece off the board reaches nothing', () => {
  const copy = board.clone();
  const rook = copy.cells[at('g5')]!;
  copy.lift(rook);
  expect(CELLS.some((cell) => canReach(copy, rook, cell))).toBe(false);
});
