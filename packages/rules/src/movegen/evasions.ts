import type { Board } from '../board/board.ts';
import {
  BOTH_TAGS,
  CANNON,
  CELL_COUNT,
  HORSE_SLOT,
  ROLE_OF,
  ROOK,
  SLOTS,
  type Cell,
  type PieceId,
} from '../board/cells.ts';
import { canReach, generateFrom, type MoveBuffer } from './pseudo.ts';
import { legOf } from './tables.ts';
import { isSafe } from './trial.ts';

/**
 * Answers to check 应将. One checker is looked up; a reply by anything but the king must take it,
 * step in its way, or be its screen 炮架 going away. Only such moves are tried, and the trial sees
 * to further checkers and to pins.
 */

/** 1 for the cells whose leaving or reaching may end the check that is being looked at. */
const HELP = new Uint8Array(CELL_COUNT);

/**
 * Legal moves of the side to move, which must be in check, into `out` from `n`; answers the new
 * end. Stops when `enough` are found: 1 tells whether there is any.
 */
export const generateEvasions = (board: Board, out: MoveBuffer, n: number, enough: number): number => {
  const { places, turn } = board;
  const full = n + enough;
  const king = places[turn]!;
  const checker = places[checkerOf(board, king)]!;
  setHelp(king, checker, 1);
  for (let id = turn; id < turn + SLOTS && n < full; id++)
    if (places[id] !== 0) n = helpful(board, out, n, generateBy(board, id, king, checker, out, n), full);
  setHelp(king, checker, 0);
  return n;
};

/**
 * Legal moves of the side to move, which must be in check, that take the checker, into `out` from
 * `n`; answers the new end.
 */
export const generateRemovals = (board: Board, out: MoveBuffer, n: number): number => {
  const { places, turn } = board;
  const checker = places[checkerOf(board, places[turn]!)]!;
  for (let id = turn; id < turn + SLOTS; id++) {
    if (!canReach(board, id, checker)) continue;
    const move = places[id]! | (checker << 8);
    if (isSafe(board, move)) out[n++] = move;
  }
  return n;
};

/** Moves of one piece, among them all that may help. */
const generateBy = (
  board: Board,
  id: PieceId,
  king: Cell,
  checker: Cell,
  out: MoveBuffer,
  n: number,
): number => {
  const role = ROLE_OF[id];
  return (role === ROOK || role === CANNON) && HELP[board.places[id]!] === 0
    ? crossings(board, id, king, checker, out, n)
    : generateFrom(board, id, out, n);
};

/**
 * Moves of a rook or cannon from outside the way of the check that may help: to where it crosses
 * the line of king and checker, to the leg of a checking horse, to the checker.
 */
const crossings = (
  board: Board,
  id: PieceId,
  king: Cell,
  checker: Cell,
  out: MoveBuffer,
  n: number,
): number => {
  const from = board.places[id]!;
  const leg = legOf(checker, king);
  const way = leg === 0 ? crossingOf(from, king, checker) : checker + leg;
  if (way !== checker && HELP[way] === 1 && canReach(board, id, way)) out[n++] = from | (way << 8);
  if (canReach(board, id, checker)) out[n++] = from | (checker << 8);
  return n;
};

/** Where the file or rank from a cell crosses that of king and checker. */
const crossingOf = (from: Cell, king: Cell, checker: Cell): Cell =>
  ((king ^ checker) & 15) === 0 ? (from & 240) | (king & 15) : (king & 240) | (from & 15);

/** Closes the moves from `n` to `end` up to the legal ones that may help, and no more than `full`. */
const helpful = (board: Board, out: MoveBuffer, n: number, end: number, full: number): number => {
  for (let i = n; i < end && n < full; i++) {
    const move = out[i]!;
    if ((HELP[move & 255]! | HELP[move >> 8]!) !== 0 && isSafe(board, move)) out[n++] = move;
  }
  return n;
};

/** Marks king and checker, the cells between them on a line, where a screen may stand, and the leg of a horse. */
const setHelp = (king: Cell, checker: Cell, value: 0 | 1): void => {
  HELP[king] = value;
  HELP[checker] = value;
  HELP[checker + legOf(checker, king)] = value;
  const step = stepTowards(king, checker);
  if (step !== 0) for (let cell = king + step; cell !== checker; cell += step) HELP[cell] = value;
};

/** A piece that gives check: horse, rook, cannon or pawn (the slots from the horses' on), or else the other king, facing him. */
const checkerOf = (board: Board, king: Cell): PieceId => {
  const enemy = board.turn ^ BOTH_TAGS;
  for (let id = enemy + HORSE_SLOT; id < enemy + SLOTS; id++) if (canReach(board, id, king)) return id;
  return enemy;
};

/** The step along the rank or file that leads from one cell to another; 0 when they share neither. */
const stepTowards = (from: Cell, to: Cell): number => {
  const apart = from ^ to;
  if ((apart & 15) === 0) return to > from ? 16 : -16;
  if ((apart & 240) === 0) return to > from ? 1 : -1;
  return 0;
};
