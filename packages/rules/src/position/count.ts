import type { Board } from '../board/board.ts';
import {
  ADVISOR_SLOT,
  BOTH_TAGS,
  CANNON_SLOT,
  ELEPHANT_SLOT,
  HORSE_SLOT,
  OFF_BOARD,
  PAWN_SLOT,
  ROOK_SLOT,
  SLOTS,
  type Cell,
} from '../board/cells.ts';
import { isKingAttacked } from '../movegen/attacks.ts';
import { generateFrom, MOVES_PER_NODE, type MoveBuffer } from '../movegen/pseudo.ts';
import {
  ADVISOR_STEPS,
  ELEPHANT_LEAPS,
  ELEPHANT_SHIFT,
  forwardOf,
  hasCrossed,
  KING_STEPS,
  STEP_SHIFT,
} from '../movegen/tables.ts';
import { dangerOf, isCheckIn, isHollowIn, isSuspect, type Danger } from './danger.ts';
import { generateLegal, isSafe } from './legal.ts';

/**
 * The number of legal moves, without writing them down: the leaf of perft, and by far its most
 * frequent question. Branches that a processor cannot foresee cost more here than arithmetic, so
 * leapers count by bits, and sliders by how far they got.
 */
export const countLegal = (board: Board): number => {
  const danger = dangerOf(board);
  if (isCheckIn(danger) || isHollowIn(danger)) return generateLegal(board, scratch, 0);
  const { cells, places, turn } = board;
  const barred = turn | OFF_BOARD;
  const enemy = turn ^ BOTH_TAGS;
  let n = kingMoves(board) + (danger === 0 ? 0 : countTried(board, danger));
  for (let slot = ADVISOR_SLOT; slot < ELEPHANT_SLOT; slot++)
    if (isFree(places, turn, slot, danger)) n += advisorMoves(cells, places[turn + slot]!, barred);
  for (let slot = ELEPHANT_SLOT; slot < HORSE_SLOT; slot++)
    if (isFree(places, turn, slot, danger)) n += elephantMoves(cells, places[turn + slot]!, barred);
  for (let slot = HORSE_SLOT; slot < ROOK_SLOT; slot++)
    if (isFree(places, turn, slot, danger)) n += horseMoves(cells, places[turn + slot]!, barred);
  for (let slot = ROOK_SLOT; slot < CANNON_SLOT; slot++)
    if (isFree(places, turn, slot, danger)) n += rookMoves(cells, places[turn + slot]!, enemy);
  for (let slot = CANNON_SLOT; slot < PAWN_SLOT; slot++)
    if (isFree(places, turn, slot, danger)) n += cannonMoves(cells, places[turn + slot]!, enemy);
  for (let slot = PAWN_SLOT; slot < SLOTS; slot++)
    if (isFree(places, turn, slot, danger)) n += pawnMoves(cells, places[turn + slot]!, turn, barred);
  return n;
};

const scratch: MoveBuffer = new Int32Array(MOVES_PER_NODE);

/** Whether the piece in this slot is on the board and none of its moves needs a test. */
const isFree = (places: Uint8Array, turn: number, slot: number, danger: Danger): boolean =>
  places[turn + slot] !== 0 && !isSuspect(danger, slot);

/** Legal moves of the pieces in these slots, each tried out. */
const countTried = (board: Board, slots: number): number => {
  let n = 0;
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const id = board.turn + 31 - Math.clz32(rest & -rest);
    if (board.places[id] === 0) continue;
    const end = generateFrom(board, id, scratch, 0);
    for (let i = 0; i < end; i++) if (isSafe(board, scratch[i]!)) n++;
  }
  return n;
};

/** Legal moves of the king: points of the palace that the enemy does not attack once he has left his own. */
const kingMoves = (board: Board): number => {
  const { cells, places, turn } = board;
  const king = places[turn]!;
  let n = 0;
  if (king === 0) return 0;
  cells[king] = 0;
  for (let i = king << STEP_SHIFT; KING_STEPS[i] !== 0; i++) {
    const to = KING_STEPS[i]!;
    const taken = cells[to]!;
    if ((taken & turn) !== 0) continue;
    cells[to] = turn;
    if (!isKingAttacked(board, to, turn ^ BOTH_TAGS)) n++;
    cells[to] = taken;
  }
  cells[king] = turn;
  return n;
};

/** 1 where a leaper may land, 0 where one of the bits of `barred` is set. */
const open = (content: number, barred: number): number => ((content & barred) - 1) >>> 31;

/** 1 where an enemy stands. */
const prey = (content: number, enemy: number): number => ((content & enemy) === 0 ? 0 : 1);

const advisorMoves = (cells: Uint8Array, from: Cell, barred: number): number => {
  let n = 0;
  for (let i = from << STEP_SHIFT; ADVISOR_STEPS[i] !== 0; i++) n += open(cells[ADVISOR_STEPS[i]!]!, barred);
  return n;
};

const elephantMoves = (cells: Uint8Array, from: Cell, barred: number): number => {
  let n = 0;
  for (let i = from << ELEPHANT_SHIFT; ELEPHANT_LEAPS[i] !== 0; i += 2)
    if (cells[ELEPHANT_LEAPS[i]!] === 0) n += open(cells[ELEPHANT_LEAPS[i + 1]!]!, barred);
  return n;
};

const horseMoves = (cells: Uint8Array, from: Cell, barred: number): number => {
  let n = 0;
  if (cells[from + 16] === 0) n += open(cells[from + 31]!, barred) + open(cells[from + 33]!, barred);
  if (cells[from + 1] === 0) n += open(cells[from + 18]!, barred) + open(cells[from - 14]!, barred);
  if (cells[from - 16] === 0) n += open(cells[from - 31]!, barred) + open(cells[from - 33]!, barred);
  if (cells[from - 1] === 0) n += open(cells[from - 18]!, barred) + open(cells[from + 14]!, barred);
  return n;
};

const rookMoves = (cells: Uint8Array, from: Cell, enemy: number): number => {
  const up = stopFrom(cells, from, 16);
  const down = stopFrom(cells, from, -16);
  const right = stopFrom(cells, from, 1);
  const left = stopFrom(cells, from, -1);
  return (
    ((up - down) >> 4) +
    (right - left) -
    4 +
    prey(cells[up]!, enemy) +
    prey(cells[down]!, enemy) +
    prey(cells[right]!, enemy) +
    prey(cells[left]!, enemy)
  );
};

const cannonMoves = (cells: Uint8Array, from: Cell, enemy: number): number => {
  const up = stopFrom(cells, from, 16);
  const down = stopFrom(cells, from, -16);
  const right = stopFrom(cells, from, 1);
  const left = stopFrom(cells, from, -1);
  return (
    ((up - down) >> 4) +
    (right - left) -
    4 +
    shot(cells, up, 16, enemy) +
    shot(cells, down, -16, enemy) +
    shot(cells, right, 1, enemy) +
    shot(cells, left, -1, enemy)
  );
};

/** The first cell that is not empty, piece or frame, in the direction of `step`. */
const stopFrom = (cells: Uint8Array, from: Cell, step: number): Cell => {
  let at = from + step;
  while (cells[at] === 0) at += step;
  return at;
};

/** 1 where a cannon takes over this screen. */
const shot = (cells: Uint8Array, screen: Cell, step: number, enemy: number): number =>
  cells[screen] === OFF_BOARD ? 0 : prey(cells[stopFrom(cells, screen, step)]!, enemy);

const pawnMoves = (cells: Uint8Array, from: Cell, turn: number, barred: number): number => {
  const ahead = open(cells[from + forwardOf(turn)]!, barred);
  return hasCrossed(from, turn)
    ? ahead + open(cells[from - 1]!, barred) + open(cells[from + 1]!, barred)
    : ahead;
};
