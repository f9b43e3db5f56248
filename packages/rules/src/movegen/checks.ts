import type { Board, PackedMove } from '../board/board.ts';
import {
  BLACK_TAG,
  CANNON,
  CELL_COUNT,
  HORSE,
  OFF_BOARD,
  PAWN,
  PIECE_LIMIT,
  RED_TAG,
  ROLE_OF,
  ROOK,
  type Cell,
  type PieceId,
} from '../board/cells.ts';
import { isKingAttacked } from './attacks.ts';
import { generateFrom, type MoveBuffer } from './pseudo.ts';
import { HORSE_ORIGINS, ORTHOGONALS, PAWN_ORIGINS } from './tables.ts';

/**
 * Checking moves 将军, straight from the enemy king outwards. One look along his four lines and at
 * his eight horse points tells on which cells a rook, cannon, horse or pawn of ours gives check,
 * on which any piece does by becoming a screen 炮架, and which of our pieces *veil* a check: they
 * stand on a line, as a screen too many, or on a horse's leg. Only moves to such cells and of such
 * pieces are tried; each is verified on the cells, which also sees to the safety of the own king.
 */

const SIDES = RED_TAG | BLACK_TAG;
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
  const king = board.places[us ^ SIDES]!;
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
    if (isLegalCheck(board, id, move)) out[n++] = move;
  }
  return n;
};

const isLegalCheck = (board: Board, id: PieceId, move: PackedMove): boolean => {
  const { cells, places } = board;
  const from = move & 255;
  const to = move >> 8;
  const us = id & SIDES;
  const taken = cells[to]!;
  cells[from] = 0;
  cells[to] = id;
  const holds =
    isKingAttacked(board, places[us ^ SIDES]!, us) &&
    !isKingAttacked(board, id === us ? to : places[us]!, us ^ SIDES);
  cells[from] = id;
  cells[to] = taken;
  return holds;
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
  const them = us ^ SIDES;
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
  const { cells } = board;
  const origins = HORSE_ORIGINS[king]!;
  let roles = 0;
  for (let i = 0; i < origins.length; i += 2) {
    const leg = cells[origins[i]!]!;
    const there = cells[origins[i + 1]!]!;
    if ((there & us) !== 0) {
      if (ROLE_OF[there] === HORSE && (leg & us) !== 0) veils[leg] = stamp;
    } else if (leg === 0) {
      mark(origins[i + 1]!, 1 << HORSE);
      roles = 1 << HORSE;
    }
  }
  return roles;
};

const markPawns = (king: Cell, us: number): number => {
  for (const from of PAWN_ORIGINS[us === RED_TAG ? 'red' : 'black'][king]!) mark(from, 1 << PAWN);
  return 1 << PAWN;
};
