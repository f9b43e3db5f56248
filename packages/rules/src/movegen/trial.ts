import type { Board, PackedMove } from '../board/board.ts';
import { BOTH_TAGS } from '../board/cells.ts';
import { isKingAttacked } from './attacks.ts';

/** Moves of the side to move tried on the board without hash or turn, and taken back at once: much cheaper than a make. */

/** Whether a pseudo-legal move of the side to move leaves its own king safe. */
export const isSafe = (board: Board, move: PackedMove): boolean => {
  const { cells, turn } = board;
  const from = move & 255;
  const to = move >> 8;
  const id = cells[from]!;
  const taken = cells[to]!;
  const king = id === turn ? to : board.places[turn]!;
  cells[from] = 0;
  cells[to] = id;
  const safe = king === 0 || !isKingAttacked(board, king, turn ^ BOTH_TAGS);
  cells[from] = id;
  cells[to] = taken;
  return safe;
};

/** 将: whether a pseudo-legal move of the side to move would attack the other king. */
export const givesCheck = (board: Board, move: PackedMove): boolean => {
  const { cells, places, turn } = board;
  const from = move & 255;
  const to = move >> 8;
  const id = cells[from]!;
  const taken = cells[to]!;
  const king = places[turn ^ BOTH_TAGS]!;
  cells[from] = 0;
  cells[to] = id;
  places[id] = to;
  const check = king !== 0 && king !== to && isKingAttacked(board, king, turn);
  cells[from] = id;
  cells[to] = taken;
  places[id] = from;
  return check;
};
