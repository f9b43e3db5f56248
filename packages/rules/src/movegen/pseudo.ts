import type { Board } from '../board/board.ts';
import {
  ADVISOR,
  BLACK_TAG,
  CANNON,
  colorOfId,
  ELEPHANT,
  HORSE,
  KING,
  PIECE_LIMIT,
  RED_TAG,
  ROLE_OF,
  ROOK,
  type Cell,
  type PieceId,
} from '../board/cells.ts';
import { ADVISOR_STEPS, ELEPHANT_LEAPS, HORSE_LEAPS, KING_STEPS, ORTHOGONALS, PAWN_STEPS } from './tables.ts';

/**
 * Pseudo-legal moves: by each piece's own way of moving, whether or not the own king is left in
 * check. Moves are written packed into `out` from index `n`; the new end is answered, so that one
 * buffer serves a whole search. Hot path: no allocation.
 */
export type MoveBuffer = Int32Array;

/** Room for the moves of one position: at most 112 are possible with a full set, rounded up. */
export const MOVES_PER_NODE = 128;

export const generatePseudo = (board: Board, out: MoveBuffer, n: number): number => {
  const last = board.turn + 16;
  for (let id = board.turn; id < last; id++) if (board.places[id] !== 0) n = generateFrom(board, id, out, n);
  return n;
};

/** Pseudo-legal moves of one piece, whoever's turn it is. */
export const generateFrom = (board: Board, id: PieceId, out: MoveBuffer, n: number): number => {
  const from = board.places[id]!;
  switch (ROLE_OF[id]) {
    case ROOK:
      return slides(board, id, from, out, n);
    case CANNON:
      return shots(board, id, from, out, n);
    case HORSE:
      return leaps(board, id, from, HORSE_LEAPS[from]!, out, n);
    case ELEPHANT:
      return leaps(board, id, from, ELEPHANT_LEAPS[colorOfId(id)][from]!, out, n);
    case ADVISOR:
      return steps(board, id, from, ADVISOR_STEPS[colorOfId(id)][from]!, out, n);
    case KING:
      return steps(board, id, from, KING_STEPS[colorOfId(id)][from]!, out, n);
    default:
      return steps(board, id, from, PAWN_STEPS[colorOfId(id)][from]!, out, n);
  }
};

const SIDES = RED_TAG | BLACK_TAG;

const steps = (
  board: Board,
  id: PieceId,
  from: Cell,
  targets: readonly Cell[],
  out: MoveBuffer,
  n: number,
): number => {
  for (const to of targets) if ((board.cells[to]! & id & SIDES) === 0) out[n++] = from | (to << 8);
  return n;
};

const leaps = (
  board: Board,
  id: PieceId,
  from: Cell,
  table: readonly Cell[],
  out: MoveBuffer,
  n: number,
): number => {
  for (let i = 0; i < table.length; i += 2) {
    const to = table[i + 1]!;
    if (board.cells[table[i]!] === 0 && (board.cells[to]! & id & SIDES) === 0) out[n++] = from | (to << 8);
  }
  return n;
};

const slides = (board: Board, id: PieceId, from: Cell, out: MoveBuffer, n: number): number => {
  const { cells } = board;
  const enemy = ~id & SIDES;
  for (const step of ORTHOGONALS) {
    let to = from + step;
    for (; cells[to] === 0; to += step) out[n++] = from | (to << 8);
    if ((cells[to]! & enemy) !== 0) out[n++] = from | (to << 8);
  }
  return n;
};

const shots = (board: Board, id: PieceId, from: Cell, out: MoveBuffer, n: number): number => {
  const { cells } = board;
  const enemy = ~id & SIDES;
  for (const step of ORTHOGONALS) {
    let to = from + step;
    for (; cells[to] === 0; to += step) out[n++] = from | (to << 8);
    if ((cells[to]! & SIDES) === 0) continue;
    to += step;
    while (cells[to] === 0) to += step;
    if ((cells[to]! & enemy) !== 0) out[n++] = from | (to << 8);
  }
  return n;
};

const scratch: MoveBuffer = new Int32Array(PIECE_LIMIT);

/** Whether the piece could go to the cell by its own way of moving, whoever's turn it is. */
export const canReach = (board: Board, id: PieceId, to: Cell): boolean => {
  if (board.places[id] === 0) return false;
  const end = generateFrom(board, id, scratch, 0);
  for (let i = 0; i < end; i++) if (scratch[i]! >> 8 === to) return true;
  return false;
};
