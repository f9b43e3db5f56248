import type { Board } from '../board/board.ts';
import {
  ADVISOR,
  BOTH_TAGS,
  CANNON,
  ELEPHANT,
  HORSE,
  KING,
  OFF_BOARD,
  ROLE_OF,
  ROOK,
  SLOTS,
  type Cell,
  type PieceId,
} from '../board/cells.ts';
import {
  firstDown,
  firstUp,
  NO_LINE,
  secondDown,
  secondUp,
  sightOnFile,
  sightOnRank,
  sightTowards,
  type Sight,
} from './sight.ts';
import {
  ADVISOR_STEPS,
  ELEPHANT_LEAPS,
  ELEPHANT_SHIFT,
  forwardOf,
  hasCrossed,
  HORSE_LEAPS,
  KING_STEPS,
  legOf,
  STEP_SHIFT,
} from './tables.ts';

/**
 * Pseudo-legal moves: by each piece's own way of moving, whether or not the own king is left in
 * check. Moves are written packed into `out` from index `n`; the new end is answered, so that one
 * buffer serves a whole search. Hot path: no allocation.
 *
 * What a piece may land on is a pair of numbers: cells whose content masked by `mask` is `want`.
 * All moves: no own piece and no frame (`own | OFF_BOARD`, 0). Captures: an enemy (`enemy`, `enemy`).
 */
export type MoveBuffer = Int32Array;

/** Room for the moves of one position: at most 112 are possible with a full set, rounded up. */
export const MOVES_PER_NODE = 128;

/** All pseudo-legal moves of the side to move. */
export const generatePseudo = (board: Board, out: MoveBuffer, n: number): number => {
  const { places, turn } = board;
  for (let id = turn; id < turn + SLOTS; id++) if (places[id] !== 0) n = generateFrom(board, id, out, n);
  return n;
};

/** The pseudo-legal moves of the side to move that take something. */
export const generateCaptures = (board: Board, out: MoveBuffer, n: number): number => {
  const { places, turn } = board;
  for (let id = turn; id < turn + SLOTS; id++)
    if (places[id] !== 0) n = generateCapturesFrom(board, id, out, n);
  return n;
};

/** Pseudo-legal moves of one piece on the board, whoever's turn it is. */
export const generateFrom = (board: Board, id: PieceId, out: MoveBuffer, n: number): number =>
  movesOf(board, id, (id & BOTH_TAGS) | OFF_BOARD, 0, out, n);

/** Pseudo-legal captures of one piece on the board, whoever's turn it is. */
export const generateCapturesFrom = (board: Board, id: PieceId, out: MoveBuffer, n: number): number => {
  const enemy = (id & BOTH_TAGS) ^ BOTH_TAGS;
  return movesOf(board, id, enemy, enemy, out, n);
};

const movesOf = (
  board: Board,
  id: PieceId,
  mask: number,
  want: number,
  out: MoveBuffer,
  n: number,
): number => {
  const { cells, places } = board;
  const from = places[id]!;
  switch (ROLE_OF[id]) {
    case ROOK:
      return slides(board, from, mask, want, out, n);
    case CANNON:
      return shots(board, from, mask, want, out, n);
    case HORSE:
      return horseLeaps(cells, from, mask, want, out, n);
    case ELEPHANT:
      return elephantLeaps(cells, from, mask, want, out, n);
    case ADVISOR:
      return palaceSteps(cells, from, ADVISOR_STEPS, mask, want, out, n);
    case KING:
      return palaceSteps(cells, from, KING_STEPS, mask, want, out, n);
    default:
      return pawnSteps(cells, from, id & BOTH_TAGS, mask, want, out, n);
  }
};

const slides = (
  { cells, occupied }: Board,
  from: Cell,
  mask: number,
  want: number,
  out: MoveBuffer,
  n: number,
): number => {
  const file = sightOnFile(occupied, from);
  const rank = sightOnRank(occupied, from);
  if (want === 0) n = glides(from, file, rank, out, n);
  n = hit(cells, from, firstUp(file), mask, want, out, n);
  n = hit(cells, from, firstDown(file), mask, want, out, n);
  n = hit(cells, from, firstUp(rank), mask, want, out, n);
  return hit(cells, from, firstDown(rank), mask, want, out, n);
};

const shots = (
  { cells, occupied }: Board,
  from: Cell,
  mask: number,
  want: number,
  out: MoveBuffer,
  n: number,
): number => {
  const file = sightOnFile(occupied, from);
  const rank = sightOnRank(occupied, from);
  if (want === 0) n = glides(from, file, rank, out, n);
  // Past a line's only piece there is the frame, which `mask` bars; past its own frame a line ends where it is.
  n = hit(cells, from, secondUp(file), mask, want, out, n);
  n = hit(cells, from, secondDown(file), mask, want, out, n);
  n = hit(cells, from, secondUp(rank), mask, want, out, n);
  return hit(cells, from, secondDown(rank), mask, want, out, n);
};

/** Moves to the empty points that rook and cannon see along their lines. */
const glides = (from: Cell, file: Sight, rank: Sight, out: MoveBuffer, n: number): number => {
  for (let to = from + 16; to !== firstUp(file); to += 16) out[n++] = from | (to << 8);
  for (let to = from - 16; to !== firstDown(file); to -= 16) out[n++] = from | (to << 8);
  for (let to = from + 1; to !== firstUp(rank); to++) out[n++] = from | (to << 8);
  for (let to = from - 1; to !== firstDown(rank); to--) out[n++] = from | (to << 8);
  return n;
};

const hit = (
  cells: Uint8Array,
  from: Cell,
  to: Cell,
  mask: number,
  want: number,
  out: MoveBuffer,
  n: number,
): number => {
  if ((cells[to]! & mask) === want) out[n++] = from | (to << 8);
  return n;
};

const horseLeaps = (
  cells: Uint8Array,
  from: Cell,
  mask: number,
  want: number,
  out: MoveBuffer,
  n: number,
): number => {
  for (let i = 0; i < 12; i += 3) {
    if (cells[from + HORSE_LEAPS[i]!] !== 0) continue;
    const left = from + HORSE_LEAPS[i + 1]!;
    const right = from + HORSE_LEAPS[i + 2]!;
    if ((cells[left]! & mask) === want) out[n++] = from | (left << 8);
    if ((cells[right]! & mask) === want) out[n++] = from | (right << 8);
  }
  return n;
};

const elephantLeaps = (
  cells: Uint8Array,
  from: Cell,
  mask: number,
  want: number,
  out: MoveBuffer,
  n: number,
): number => {
  for (let i = from << ELEPHANT_SHIFT; ELEPHANT_LEAPS[i] !== 0; i += 2) {
    const to = ELEPHANT_LEAPS[i + 1]!;
    if (cells[ELEPHANT_LEAPS[i]!] === 0 && (cells[to]! & mask) === want) out[n++] = from | (to << 8);
  }
  return n;
};

const palaceSteps = (
  cells: Uint8Array,
  from: Cell,
  table: Uint8Array,
  mask: number,
  want: number,
  out: MoveBuffer,
  n: number,
): number => {
  for (let i = from << STEP_SHIFT; table[i] !== 0; i++) {
    const to = table[i]!;
    if ((cells[to]! & mask) === want) out[n++] = from | (to << 8);
  }
  return n;
};

const pawnSteps = (
  cells: Uint8Array,
  from: Cell,
  tag: number,
  mask: number,
  want: number,
  out: MoveBuffer,
  n: number,
): number => {
  const ahead = from + forwardOf(tag);
  if ((cells[ahead]! & mask) === want) out[n++] = from | (ahead << 8);
  if (!hasCrossed(from, tag)) return n;
  if ((cells[from - 1]! & mask) === want) out[n++] = from | ((from - 1) << 8);
  if ((cells[from + 1]! & mask) === want) out[n++] = from | ((from + 1) << 8);
  return n;
};

/** Whether the piece could go to the cell by its own way of moving, whoever's turn it is. */
export const canReach = (board: Board, id: PieceId, to: Cell): boolean => {
  const { cells, places } = board;
  const from = places[id]!;
  if (from === 0 || (cells[to]! & id & BOTH_TAGS) !== 0) return false;
  switch (ROLE_OF[id]) {
    case ROOK:
      return cells[to] === 0
        ? canGlide(board, from, to)
        : (sightTowards(board.occupied, from, to) & 255) === to;
    case CANNON:
      return cells[to] === 0 ? canGlide(board, from, to) : sightTowards(board.occupied, from, to) >> 8 === to;
    case HORSE: {
      const leg = legOf(from, to);
      return leg !== 0 && cells[from + leg] === 0;
    }
    case ELEPHANT:
      return isElephantLeap(cells, from, to);
    case ADVISOR:
      return isStep(ADVISOR_STEPS, from, to);
    case KING:
      return isStep(KING_STEPS, from, to);
    default:
      return isPawnStep(from, to, id & BOTH_TAGS);
  }
};

/** Whether the empty cell lies on a line before the first piece there. */
const canGlide = ({ occupied }: Board, from: Cell, to: Cell): boolean => {
  const sight = sightTowards(occupied, from, to);
  return sight !== NO_LINE && (to > from ? to < (sight & 255) : to > (sight & 255));
};

const isStep = (table: Uint8Array, from: Cell, to: Cell): boolean => {
  for (let i = from << STEP_SHIFT; table[i] !== 0; i++) if (table[i] === to) return true;
  return false;
};

const isElephantLeap = (cells: Uint8Array, from: Cell, to: Cell): boolean => {
  for (let i = from << ELEPHANT_SHIFT; ELEPHANT_LEAPS[i] !== 0; i += 2) {
    if (ELEPHANT_LEAPS[i + 1] === to) return cells[ELEPHANT_LEAPS[i]!] === 0;
  }
  return false;
};

const isPawnStep = (from: Cell, to: Cell, tag: number): boolean =>
  to - from === forwardOf(tag) || (hasCrossed(from, tag) && Math.abs(to - from) === 1);
