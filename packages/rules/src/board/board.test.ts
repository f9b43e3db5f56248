import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games } from '../../../../suites/arbitraries.ts';
import { legalOn, startBoard } from '../../../../suites/boards.ts';
import { drawn } from '../../../../suites/draw.ts';
import { boardOf } from '../position/position.ts';
import { Board, packMove, unpackMove } from './board.ts';
import { BLACK_TAG, cellOf, PAWN_SLOT, RED_TAG, roleOfId, ROOK_SLOT } from './cells.ts';
import { parseMoveName } from './move.ts';
import { parseSquare, SQUARES, type Square } from './square.ts';
import { ROLES, type Piece } from './types.ts';

const at = (name: string): number => cellOf(parseSquare(name)!);
const packed = (name: string): number => packMove(parseMoveName(name)!);

test('every move can be taken back, and the hash of a played board is that of a fresh one', () => {
  fc.assert(
    fc.property(games, (positions) => {
      for (const position of positions) {
        const board = boardOf(position);
        const before = board.clone();
        for (const move of legalOn(board)) {
          const taken = board.make(move);
          const fresh = boardOf({ pieces: board.pieces(), turn: board.color });
          expect([board.hashLo, board.hashHi]).toEqual([fresh.hashLo, fresh.hashHi]);
          expect(board.occupied).toEqual(fresh.occupied);
          board.unmake(move, taken);
        }
        expect(board).toEqual(before);
      }
    }),
    { numRuns: 10 },
  );
});

test('a piece keeps its number while it moves; a piece taken is off the board', () => {
  const board = startBoard();
  const cannon = board.cells[at('h2')]!;
  const horse = board.cells[at('h9')]!;
  expect(board.make(packed('h2h9'))).toBe(horse);
  expect(board.places[cannon]).toBe(at('h9'));
  expect(board.places[horse]).toBe(0);
  expect(board.color).toBe('black');
});

test('the same pieces with the other side to move have another hash', () => {
  const board = startBoard();
  const { hashLo, hashHi } = board;
  board.pass();
  expect([board.hashLo, board.hashHi]).not.toEqual([hashLo, hashHi]);
  board.pass();
  expect([board.hashLo, board.hashHi]).toEqual([hashLo, hashHi]);
});

test('lift and put are each other’s inverse', () => {
  const board = startBoard();
  const before = board.clone();
  const rook = RED_TAG + ROOK_SLOT;
  board.lift(rook);
  expect(board.cells[at('a0')]).toBe(0);
  board.put(rook, at('a0'));
  expect(board).toEqual(before);
});

test('a copy does not move with its original', () => {
  const board = startBoard();
  const copy = board.clone();
  board.make(packed('h2e2'));
  expect(copy).toEqual(startBoard());
});

test('a sixth pawn has no number', () => {
  const pawns = (n: number): [Square, Piece][] =>
    SQUARES.slice(45, 45 + n).map((square) => [square, { color: 'red', role: 'pawn' }]);
  expect(Board.from(pawns(5), 'red')?.places[RED_TAG + PAWN_SLOT + 4]).toBe(at('e5'));
  expect(Board.from(pawns(6), 'red')).toBeUndefined();
});

test('a slot fixes the role', () => {
  const roles = Array.from({ length: 16 }, (_, slot) => roleOfId(BLACK_TAG + slot));
  expect(roles.map((role) => ROLES.indexOf(role)).join('')).toBe('0112233445566666');
});

test('a board gives back the pieces it was made of', () => {
  const setup = drawn(
    `. . . . k . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . n . . . . . .
     . . . . P . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . A . . . .
     . . . K . . . . R`,
    'black',
  );
  const board = boardOf(setup);
  expect(board.pieces()).toEqual(setup.pieces);
  expect(board.color).toBe('black');
  expect(unpackMove(packed('d0d1'))).toEqual(parseMoveName('d0d1'));
});
