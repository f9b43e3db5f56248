import type { Board } from '../board/board.ts';
import {
  BOTH_TAGS,
  CANNON,
  CELL_COUNT,
  HORSE,
  OFF_BOARD,
  PAWN,
  PIECE_LIMIT,
  ROLE_OF,
  ROOK,
  type Cell,
  type PieceId,
} from '../board/cells.ts';
import { generateFrom, type MoveBuffer } from './pseudo.ts';
import { forwardOf, HORSE_LEAPS, ORTHOGONALS } from './tables.ts';
import { givesCheck, isSafe } from './trial.ts';

/**
 * Checking moves 将军, straight from the enemy king outwards. One look along his four lines and at
 * his eight horse points tells on which cells a rook, cannon, horse or pawn of ours gives check,
 * on which any piece does by becoming a screen 炮架, and which of our pieces *veil* a check: they
 * stand on a line, as a screen too many, or on a horse's leg. Only moves to such cells and of such
 * pieces are tried.
 */

/** Marks a cell where any piece of ours gives check; `1 << role` marks one where that role does. */
const ANY = 128;

/** What was marked in this call and not in an older one: `stamp << 8 | roles`, by cell. */
const marks = new Int32Array(CELL_COUNT);
/** The stamp of the last call in which the piece veiled a check. */
const veils = new Int32Array(PIECE_LIMIT);
let stamp = 0;

const mark = (cell: Cell, roles: number): void => {
  const old = marks[cell]!;
  marks[cell] = (old >> 8 === stamp ? old : stamp << 8) | roles;
};

/**
 * Legal moves of the side to move that leave the enemy king in check, into `out` from `n`; answers
 * the new end. The waiting side must not be in check already.
 */
export const generateChecks = (board: Board, out: MoveBuffer, n: number): number => {
  const us = board.turn;
  const king = board.places[us ^ BOTH_TAGS]!;
  stamp = (stamp + 1) & 0x7fffff;
  const roles = markLines(board, king, us) | markLeaps(board, king, us) | markPawns(king, us);
  for (let id = us; id < us + 16; id++) {
    if (board.places[id] === 0) continue;
    const veiling = veils[id] === stamp;
    const role = (1 << ROLE_OF[id]!) | ANY;
    if (veiling || (roles & role) !== 0) n = checksFrom(board, id, veiling ? 0 : role, out, n);
  }
  return n;
};

/** Checks by one piece: any of its moves when `wanted` is 0, else those to cells marked so. */
const checksFrom = (board: Board, id: PieceId, wanted: number, out: MoveBuffer, n: number): number => {
  const end = generateFrom(board, id, out, n);
  for (let i = n; i < end; i++) {
    const move = out[i]!;
    const found = marks[move >> 8]!;
    if (wanted !== 0 && (found >> 8 !== stamp || (found & wanted) === 0)) continue;
    if (givesCheck(board, move) && isSafe(board, move)) out[n++] = move;
  }
  return n;
};

/** Marks the king's four lines; answers all marks that were set. */
const markLines = (board: Board, king: Cell, us: number): number => {
  let roles = 0;
  for (const step of ORTHOGONALS) roles |= markLine(board, king, step, us);
  return roles;
};

/**
 * One line seen from the king K: the first three pieces on it decide everything.
 *
 *     K · · 1 · · 2 · · 3      a rook checks as far as 1, a cannon beyond 1 as far as 2;
 *                              1 veils a rook on 2 and a cannon on 3, 2 veils a cannon on 3;
 *                              if 1 is a cannon, any piece that steps between is its screen.
 */
const markLine = (board: Board, king: Cell, step: number, us: number): number => {
  const { cells } = board;
  const them = us ^ BOTH_TAGS;
  let roles = 1 << ROOK;
  let at = king + step;
  for (; cells[at] === 0; at += step) mark(at, 1 << ROOK);
  const first = cells[at]!;
  if (first === OFF_BOARD) return roles;
  if ((first & them) !== 0) mark(at, 1 << ROOK);
  if ((first & us) !== 0 && ROLE_OF[first] === CANNON) {
    veils[first] = stamp;
    roles |= ANY;
    for (let cell = king + step; cell !== at; cell += step) mark(cell, ANY);
  }
  roles |= 1 << CANNON;
  for (at += step; cells[at] === 0; at += step) mark(at, 1 << CANNON);
  const second = cells[at]!;
  if (second === OFF_BOARD) return roles;
  if ((second & them) !== 0) mark(at, 1 << CANNON);
  else if ((first & us) !== 0 && ROLE_OF[second] === ROOK) veils[first] = stamp;
  for (at += step; cells[at] === 0;) at += step;
  const third = cells[at]!;
  if ((third & us) !== 0 && ROLE_OF[third] === CANNON) {
    if ((first & us) !== 0) veils[first] = stamp;
    if ((second & us) !== 0) veils[second] = stamp;
  }
  return roles;
};

const markLeaps = (board: Board, king: Cell, us: number): number => {
  let roles = 0;
  for (let i = 0; i < HORSE_LEAPS.length; i += 3) {
    const leg = HORSE_LEAPS[i]!;
    roles |= markLeap(board, king - HORSE_LEAPS[i + 1]!, leg, us);
    roles |= markLeap(board, king - HORSE_LEAPS[i + 2]!, leg, us);
  }
  return roles;
};

/** One point from which a horse gives check if its leg is free. */
const markLeap = ({ cells }: Board, from: Cell, leg: number, us: number): number => {
  const there = cells[from]!;
  const onLeg = cells[from + leg]!;
  if ((there & us) !== 0) {
    if (ROLE_OF[there] === HORSE && (onLeg & us) !== 0) veils[onLeg] = stamp;
    return 0;
  }
  if (onLeg !== 0) return 0;
  mark(from, 1 << HORSE);
  return 1 << HORSE;
};

const markPawns = (king: Cell, us: number): number => {
  mark(king - forwardOf(us), 1 << PAWN);
  mark(king - 1, 1 << PAWN);
  mark(king + 1, 1 << PAWN);
  return 1 << PAWN;
};
