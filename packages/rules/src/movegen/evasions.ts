import type { Board, PackedMove } from '../board/board.ts';
import {
  BLACK_TAG,
  CANNON,
  CELL_COUNT,
  HORSE,
  KING,
  PAWN,
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
 * Answers to check 应将. One checker is looked up; a reply by anything but the king must take it,
 * step in its way, or be its screen 炮架 going away. Those moves are verified on the cells, which
 * sees to further checkers and to pins.
 */

const SIDES = RED_TAG | BLACK_TAG;

/** The stamp of the last call in which the cell was one that stops the check. */
const covers = new Int32Array(CELL_COUNT);
let stamp = 0;
/** The defender's own piece over which a cannon gives check, or 0. */
let screen: PieceId = 0;

/**
 * Legal moves of the side to move, which must be in check, into `out` from `n`; answers the new
 * end. Stops when `enough` are found: 1 tells whether there is any.
 */
export const generateEvasions = (board: Board, out: MoveBuffer, n: number, enough: number): number => {
  const us = board.turn;
  stamp = (stamp + 1) & 0x7fffffff;
  coverChecker(board, board.places[us]!, us);
  const full = n + enough;
  for (let id = us; id < us + 16; id++) {
    if (board.places[id] === 0) continue;
    const end = generateFrom(board, id, out, n);
    const free = id === us || id === screen;
    for (let i = n; i < end; i++) {
      const move = out[i]!;
      if (!free && covers[move >> 8] !== stamp) continue;
      if (!isSafeOnCells(board, id, move)) continue;
      out[n++] = move;
      if (n === full) return n;
    }
  }
  return n;
};

const isSafeOnCells = (board: Board, id: PieceId, move: PackedMove): boolean => {
  const { cells, places } = board;
  const from = move & 255;
  const to = move >> 8;
  const us = id & SIDES;
  const taken = cells[to]!;
  cells[from] = 0;
  cells[to] = id;
  const safe = !isKingAttacked(board, id === us ? to : places[us]!, us ^ SIDES);
  cells[from] = id;
  cells[to] = taken;
  return safe;
};

/** Finds one checker and marks the cells that stop it. */
const coverChecker = (board: Board, king: Cell, us: number): void => {
  screen = 0;
  if (coverLeap(board, king, us ^ SIDES) || coverPawn(board, king, us ^ SIDES)) return;
  for (const step of ORTHOGONALS) if (coverLine(board, king, step, us)) return;
};

const coverLeap = (board: Board, king: Cell, them: number): boolean => {
  const origins = HORSE_ORIGINS[king]!;
  for (let i = 0; i < origins.length; i += 2) {
    const id = board.cells[origins[i + 1]!]!;
    if ((id & them) === 0 || ROLE_OF[id] !== HORSE || board.cells[origins[i]!] !== 0) continue;
    covers[origins[i]!] = stamp;
    covers[origins[i + 1]!] = stamp;
    return true;
  }
  return false;
};

const coverPawn = (board: Board, king: Cell, them: number): boolean => {
  for (const from of PAWN_ORIGINS[them === RED_TAG ? 'red' : 'black'][king]!) {
    const id = board.cells[from]!;
    if ((id & them) === 0 || ROLE_OF[id] !== PAWN) continue;
    covers[from] = stamp;
    return true;
  }
  return false;
};

const coverLine = (board: Board, king: Cell, step: number, us: number): boolean => {
  const { cells } = board;
  const them = us ^ SIDES;
  let at = king + step;
  while (cells[at] === 0) at += step;
  const first = cells[at]!;
  if ((first & them) !== 0 && (ROLE_OF[first] === ROOK || (ROLE_OF[first] === KING && (step & 15) === 0))) {
    coverBetween(king, step, at);
    return true;
  }
  if ((first & SIDES) === 0) return false;
  for (at += step; cells[at] === 0;) at += step;
  const second = cells[at]!;
  if ((second & them) === 0 || ROLE_OF[second] !== CANNON) return false;
  coverBetween(king, step, at);
  if ((first & us) !== 0) screen = first;
  return true;
};

/** Marks the cells from beside the king to the checker's own. */
const coverBetween = (king: Cell, step: number, checker: Cell): void => {
  for (let cell = king + step; cell !== checker; cell += step) covers[cell] = stamp;
  covers[checker] = stamp;
};
