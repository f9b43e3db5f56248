import { toggleOccupied, type Board } from '../board/board.ts';
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
import { firstDown, firstUp, sightOnFile, sightOnRank, type Sight } from '../movegen/sight.ts';
import {
  ADVISOR_STEPS,
  ELEPHANT_LEAPS,
  ELEPHANT_SHIFT,
  forwardOf,
  hasCrossed,
  KING_STEPS,
  STEP_SHIFT,
} from '../movegen/tables.ts';
import { dangerOf, isCheckIn, isHollowIn, type Danger } from './danger.ts';
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
  for (let slot = ADVISOR_SLOT; slot < ELEPHANT_SLOT; slot++) {
    const from = places[turn + slot]!;
    if (isFree(from, slot, danger)) n += advisorMoves(cells, from, barred);
  }
  for (let slot = ELEPHANT_SLOT; slot < HORSE_SLOT; slot++) {
    const from = places[turn + slot]!;
    if (isFree(from, slot, danger)) n += elephantMoves(cells, from, barred);
  }
  for (let slot = HORSE_SLOT; slot < ROOK_SLOT; slot++) {
    const from = places[turn + slot]!;
    if (isFree(from, slot, danger)) n += horseMoves(cells, from, barred);
  }
  for (let slot = ROOK_SLOT; slot < PAWN_SLOT; slot++) {
    const from = places[turn + slot]!;
    if (isFree(from, slot, danger)) n += sliderMoves(board, from, slot < CANNON_SLOT ? FIRST : SECOND, enemy);
  }
  for (let slot = PAWN_SLOT; slot < SLOTS; slot++) {
    const from = places[turn + slot]!;
    if (isFree(from, slot, danger)) n += pawnMoves(cells, from, turn, barred);
  }
  return n;
};

const FIRST = 0;
const SECOND = 8;

const scratch: MoveBuffer = new Int32Array(MOVES_PER_NODE);

/** Whether the piece in this slot is on the board and none of its moves needs a test. */
const isFree = (from: Cell, slot: number, danger: Danger): boolean =>
  from !== 0 && ((danger >> slot) & 1) === 0;

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
  const { cells, places, occupied, turn } = board;
  const king = places[turn]!;
  const enemy = turn ^ BOTH_TAGS;
  let n = 0;
  if (king === 0) return 0;
  cells[king] = 0;
  toggleOccupied(occupied, king);
  let i = king << STEP_SHIFT;
  for (let to = KING_STEPS[i]!; to !== 0; to = KING_STEPS[++i]!) {
    if ((cells[to]! & turn) === 0 && !isKingAttacked(board, to, enemy)) n++;
  }
  cells[king] = turn;
  toggleOccupied(occupied, king);
  return n;
};

/** 1 where a leaper may land, 0 where one of the bits of `barred` is set. */
const open = (content: number, barred: number): number => ((content & barred) - 1) >>> 31;

/** 1 where an enemy stands: both tags are at least 16 and together with 48 reach 64. */
const prey = (content: number, enemy: number): number => ((content & enemy) + 48) >> 6;

const advisorMoves = (cells: Uint8Array, from: Cell, barred: number): number => {
  let n = 0;
  let i = from << STEP_SHIFT;
  for (let to = ADVISOR_STEPS[i]!; to !== 0; to = ADVISOR_STEPS[++i]!) n += open(cells[to]!, barred);
  return n;
};

const elephantMoves = (cells: Uint8Array, from: Cell, barred: number): number => {
  let n = 0;
  let i = from << ELEPHANT_SHIFT;
  for (let eye = ELEPHANT_LEAPS[i]!; eye !== 0; eye = ELEPHANT_LEAPS[(i += 2)]!)
    if (cells[eye] === 0) n += open(cells[ELEPHANT_LEAPS[i + 1]!]!, barred);
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

/** Moves of a rook or a cannon; `which` shifts a sight to the pieces it takes, the first on each line or the second. */
const sliderMoves = ({ cells, occupied }: Board, from: Cell, which: number, enemy: number): number => {
  const file = sightOnFile(occupied, from);
  const rank = sightOnRank(occupied, from);
  return (
    glides(file, rank) +
    prey(cells[(file >> which) & 255]!, enemy) +
    prey(cells[(file >> (which + 16)) & 255]!, enemy) +
    prey(cells[(rank >> which) & 255]!, enemy) +
    prey(cells[(rank >> (which + 16)) & 255]!, enemy)
  );
};

/** How many empty points rook and cannon see along their lines. */
const glides = (file: Sight, rank: Sight): number =>
  ((firstUp(file) - firstDown(file)) >> 4) + firstUp(rank) - firstDown(rank) - 4;

const pawnMoves = (cells: Uint8Array, from: Cell, turn: number, barred: number): number => {
  const ahead = open(cells[from + forwardOf(turn)]!, barred);
  return hasCrossed(from, turn)
    ? ahead + open(cells[from - 1]!, barred) + open(cells[from + 1]!, barred)
    : ahead;
};
