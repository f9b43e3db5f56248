import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games, positions } from '../../../../suites/arbitraries.ts';
import { legalOn } from '../../../../suites/boards.ts';
import { dumbLegal, dumbPseudo } from '../../../../suites/dumb.ts';
import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import { moveName, type Move } from '../board/move.ts';
import { mirrored, turned, type Square } from '../board/square.ts';
import { opposite, type Piece } from '../board/types.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { generateCaptures, generatePseudo, MOVES_PER_NODE } from '../movegen/pseudo.ts';
import { countLegal } from './count.ts';
import { generateLegalCaptures, givesCheck, hasLegalMove, isSafe } from './legal.ts';
import { boardOf } from './position.ts';
import type { Setup } from './setup.ts';

type Generator = (board: Board, out: Int32Array, n: number) => number;

const listed = (generate: Generator, board: Board): PackedMove[] => {
  const out = new Int32Array(MOVES_PER_NODE + 3);
  return [...out.subarray(3, generate(board, out, 3))];
};

const names = (moves: readonly Move[]): string => moves.map(moveName).sort().join(' ');
const packedNames = (moves: readonly PackedMove[]): string => names(moves.map(unpackMove));

/** Asserts of a position everything that the fast generator promises. */
const agrees = (setup: Setup): void => {
  const board = boardOf(setup);
  const before = board.clone();
  const legal = legalOn(board);
  const pseudo = listed(generatePseudo, board);
  const takes = (move: PackedMove): boolean => board.cells[move >> 8] !== 0;
  expect(packedNames(pseudo)).toBe(names(dumbPseudo(setup)));
  expect(packedNames(legal)).toBe(names(dumbLegal(setup)));
  expect(packedNames(listed(generateCaptures, board))).toBe(packedNames(pseudo.filter(takes)));
  expect(packedNames(listed(generateLegalCaptures, board))).toBe(packedNames(legal.filter(takes)));
  expect(countLegal(board)).toBe(legal.length);
  expect(hasLegalMove(board)).toBe(legal.length > 0);
  for (const move of pseudo) expect(isSafe(board, move)).toBe(legal.includes(move));
  for (const move of legal) expect(givesCheck(board, move)).toBe(isCheckAfter(board, move));
  expect(board).toEqual(before);
};

const isCheckAfter = (board: Board, move: PackedMove): boolean => {
  const taken = board.make(move);
  const check = isInCheck(board, board.turn);
  board.unmake(move, taken);
  return check;
};

test('agrees with the rules from the book along random games', () => {
  fc.assert(
    fc.property(games, (game) => {
      game.forEach(agrees);
    }),
    { numRuns: 12 },
  );
});

test('agrees with the rules from the book where pieces crowd the kings', () => {
  fc.assert(fc.property(positions, agrees), { numRuns: 400 });
});

const moved = (setup: Setup, place: (s: Square) => Square, dress: (p: Piece) => Piece): Setup['pieces'] =>
  new Map([...setup.pieces].map(([square, piece]) => [place(square), dress(piece)]));

const swapped = ({ color, role }: Piece): Piece => ({ color: opposite(color), role });

test('a mirrored board has the mirrored moves, and the other side of the table the turned ones', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const legal = legalOn(boardOf(position)).map(unpackMove);
      const all = (place: (s: Square) => Square): string =>
        names(legal.map(({ from, to }) => ({ from: place(from), to: place(to) })));
      const mirror: Setup = { pieces: moved(position, mirrored, (p) => p), turn: position.turn };
      const table: Setup = { pieces: moved(position, turned, swapped), turn: opposite(position.turn) };
      expect(packedNames(legalOn(boardOf(mirror)))).toBe(all(mirrored));
      expect(packedNames(legalOn(boardOf(table)))).toBe(all(turned));
    }),
    { numRuns: 300 },
  );
});

test('without a king every move is legal', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const board = boardOf(position);
      board.lift(board.turn);
      expect(packedNames(legalOn(board))).toBe(packedNames(listed(generatePseudo, board)));
      expect(countLegal(board)).toBe(legalOn(board).length);
    }),
    { numRuns: 100 },
  );
});
