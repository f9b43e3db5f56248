import { toggleOccupied, type Board, type PackedMove } from '../board/board.ts';
import { BOTH_TAGS, type Cell } from '../board/cells.ts';
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
  shift(board, from, to, 0, id, taken === 0);
  const safe = king === 0 || !isKingAttacked(board, king, turn ^ BOTH_TAGS);
  shift(board, from, to, id, taken, taken === 0);
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
  shift(board, from, to, 0, id, taken === 0);
  places[id] = to;
  const check = king !== 0 && king !== to && isKingAttacked(board, king, turn);
  shift(board, from, to, id, taken, taken === 0);
  places[id] = from;
  return check;
};

/** Writes the contents of the two cells of a move, done or undone; only a quiet move changes whether `to` is occupied. */
const shift = (
  { cells, occupied }: Board,
  from: Cell,
  to: Cell,
  onFrom: number,
  onTo: number,
  isQuiet: boolean,
): void => {
  cells[from] = onFrom;
  cells[to] = onTo;
  toggleOccupied(occupied, from);
  if (isQuiet) toggleOccupied(occupied, to);
};
