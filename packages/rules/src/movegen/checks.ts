import type { Board } from '../board/board.ts';
import {
  BOTH_TAGS,
  HORSE,
  HORSE_SLOT,
  PAWN,
  ROLE_OF,
  ROOK,
  SLOTS,
  type Cell,
  type PieceId,
} from '../board/cells.ts';
import { HOLLOW, openingsTo } from './openings.ts';
import { canReach, generateCapturesFrom, generateFrom, type MoveBuffer } from './pseudo.ts';
import { firstDown, firstUp, secondDown, secondUp, sightOnFile, sightOnRank, type Sight } from './sight.ts';
import { forwardOf, legOf } from './tables.ts';
import { givesCheck, isSafe } from './trial.ts';

/**
 * Checking moves 将军, told by where they lead. A rook or cannon that shares no line with the enemy
 * king comes onto one at two points at most: where its rank meets his file, and its file his rank.
 * A horse checks from eight points, a pawn from three. That leaves the pieces that *veil* a check
 * (see `openings.ts`), whose moves are tried one by one, and captures along the king's own lines.
 * Before a hollow cannon 空头炮 everybody may be a screen.
 */

/**
 * Legal moves of the side to move that leave the enemy king in check, into `out` from `n`, each
 * piece's in the order of `generateFrom`; answers the new end. The waiting side must not be in
 * check already.
 */
export const generateChecks = (board: Board, out: MoveBuffer, n: number): number => {
  const { places, occupied, turn } = board;
  const king = places[turn ^ BOTH_TAGS]!;
  const file = sightOnFile(occupied, king);
  const rank = sightOnRank(occupied, king);
  const veils = openingsTo(board, king, turn, turn, file, rank);
  if ((veils & HOLLOW) !== 0) return checksPastHollow(board, king, veils, out, n);
  for (let slot = 0; slot < HORSE_SLOT; slot++)
    if (((veils >> slot) & 1) !== 0) n = tried(board, out, n, generateFrom(board, turn + slot, out, n));
  for (let slot = HORSE_SLOT; slot < SLOTS; slot++) {
    const id = turn + slot;
    if (places[id] === 0) continue;
    n =
      ((veils >> slot) & 1) !== 0
        ? tried(board, out, n, generateFrom(board, id, out, n))
        : checksBy(board, id, king, file, rank, out, n);
  }
  return n;
};

/** Checks before a hollow cannon: of pieces that veil nothing, those moves are tried that come onto the king's lines or to where a horse checks. */
const checksPastHollow = (board: Board, king: Cell, veils: number, out: MoveBuffer, n: number): number => {
  const { places, turn } = board;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (places[turn + slot] === 0) continue;
    const all = generateFrom(board, turn + slot, out, n);
    const end = ((veils >> slot) & 1) !== 0 ? all : nearing(king, out, n, all);
    n = tried(board, out, n, end);
  }
  return n;
};

/** Closes the moves from `n` to `end` up to those from whose target a piece may bear on the king or be a screen. */
const nearing = (king: Cell, out: MoveBuffer, n: number, end: number): number => {
  for (let i = n; i < end; i++) {
    const to = out[i]! >> 8;
    const apart = to ^ king;
    if ((apart & 15) === 0 || (apart & 240) === 0 || legOf(to, king) !== 0) out[n++] = out[i]!;
  }
  return n;
};

/** Closes the moves from `n` to `end` up to the legal ones that give check. */
const tried = (board: Board, out: MoveBuffer, n: number, end: number): number => {
  for (let i = n; i < end; i++) {
    const move = out[i]!;
    if (givesCheck(board, move) && isSafe(board, move)) out[n++] = move;
  }
  return n;
};

/** Checks by a piece that veils none. */
const checksBy = (
  board: Board,
  id: PieceId,
  king: Cell,
  file: Sight,
  rank: Sight,
  out: MoveBuffer,
  n: number,
): number => {
  switch (ROLE_OF[id]) {
    case HORSE:
      return leaps(board, id, king, out, n);
    case PAWN:
      return steps(board, id, king, out, n);
    default:
      return ontoLines(board, id, king, file, rank, out, n);
  }
};

/** Checks by a rook or cannon. */
const ontoLines = (
  board: Board,
  id: PieceId,
  king: Cell,
  file: Sight,
  rank: Sight,
  out: MoveBuffer,
  n: number,
): number => {
  const from = board.places[id]!;
  const apart = from ^ king;
  if ((apart & 15) === 0 || (apart & 240) === 0)
    return tried(board, out, n, generateCapturesFrom(board, id, out, n));
  const onRank = (king & 240) | (from & 15);
  const onFile = (from & 240) | (king & 15);
  const bears = ROLE_OF[id] === ROOK ? rookBears : cannonBears;
  const byRank = bears(rank, king, onRank) && canReach(board, id, onRank);
  const byFile = bears(file, king, onFile) && canReach(board, id, onFile);
  // Quiet moves come before captures, and the piece's own file, which meets the king's rank, before its rank.
  const { cells } = board;
  if (byRank && cells[onRank] === 0) n = ifSafe(board, from, onRank, out, n);
  if (byFile && cells[onFile] === 0) n = ifSafe(board, from, onFile, out, n);
  if (byRank && cells[onRank] !== 0) n = ifSafe(board, from, onRank, out, n);
  if (byFile && cells[onFile] !== 0) n = ifSafe(board, from, onFile, out, n);
  return n;
};

/** Whether a rook that comes to a point on the king's line, which he sees so, gives check: as far as the first piece. */
const rookBears = (sight: Sight, king: Cell, at: Cell): boolean =>
  at > king ? at <= firstUp(sight) : at >= firstDown(sight);

/** The same of a cannon: beyond the first piece, as far as the second. */
const cannonBears = (sight: Sight, king: Cell, at: Cell): boolean =>
  at > king ? at > firstUp(sight) && at <= secondUp(sight) : at < firstDown(sight) && at >= secondDown(sight);

const leaps = (board: Board, id: PieceId, king: Cell, out: MoveBuffer, n: number): number => {
  const { cells } = board;
  const end = generateFrom(board, id, out, n);
  for (let i = n; i < end; i++) {
    const move = out[i]!;
    const leg = legOf(move >> 8, king);
    if (leg !== 0 && cells[(move >> 8) + leg] === 0 && isSafe(board, move)) out[n++] = move;
  }
  return n;
};

const steps = (board: Board, id: PieceId, king: Cell, out: MoveBuffer, n: number): number => {
  const ahead = king - forwardOf(board.turn);
  const end = generateFrom(board, id, out, n);
  for (let i = n; i < end; i++) {
    const to = out[i]! >> 8;
    if ((to === ahead || to === king - 1 || to === king + 1) && isSafe(board, out[i]!)) out[n++] = out[i]!;
  }
  return n;
};

const ifSafe = (board: Board, from: Cell, to: Cell, out: MoveBuffer, n: number): number => {
  const move = from | (to << 8);
  if (isSafe(board, move)) out[n++] = move;
  return n;
};
