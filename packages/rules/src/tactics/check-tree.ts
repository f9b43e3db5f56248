import type { Board, PackedMove } from '../board/board.ts';
import { generateChecks } from '../movegen/checks.ts';
import { generateEvasions } from '../movegen/evasions.ts';
import { MOVES_PER_NODE } from '../movegen/pseudo.ts';
import { Bounds } from './bounds.ts';

/**
 * Search of the tree of checks: the attacker's moves are his checks, the defender's all his
 * replies. A call asks "mate in at most `left` own checks?", so a line that repeats a position
 * runs out of checks and proves nothing, and what the table keeps is true on every path. The
 * caller deepens `left` one by one: that makes the first mate found a shortest one.
 */

/** Attacker moves that may not be used; `depth` counts his checks before this one. Must not depend on anything else than what stands where. */
export type Bars = (board: Board, move: PackedMove, depth: number) => boolean;

/** The most own checks a search looks ahead. */
export const DEEPEST = 127;
/** "No mate in any number of checks", where {@link Bounds} counts checks. */
const FOREVER = 255;
const TABLE_BITS = 18;
/** Salts the key by depth where bars may differ by depth; odd, so that no two depths meet. */
const DEPTH_SALT = 0x9e3779b1 | 0;

const bounds = new Bounds(TABLE_BITS);
const moves = new Int32Array(2 * DEEPEST * MOVES_PER_NODE);
const order = new Int32Array(2 * DEEPEST * MOVES_PER_NODE);
let bars: Bars | undefined;
let budget = 0;

let nodes = 0;
/** Whether a search since the last {@link deepen} met a position that it could not look to the end of. */
let cut = false;
const wasCut = (): boolean => cut;

/** Begins a new search: forgets all bounds. One search at a time: the table and buffers are shared. */
export const openTree = (limit: number, barred: Bars | undefined): void => {
  bounds.clear();
  nodes = 0;
  budget = limit;
  bars = barred;
};

/** Attacker positions visited since {@link openTree}. */
export const nodesVisited = (): number => nodes;

const isSpent = (): boolean => nodes > budget;

/** `mate` within `left` own checks; `open` if not, but more checks might; `closed` if none ever will; `spent` without an answer. */
export const deepen = (board: Board, left: number): 'mate' | 'open' | 'closed' | 'spent' => {
  cut = false;
  const mates = attack(board, left, 0, 0);
  if (isSpent()) return 'spent';
  if (mates) return 'mate';
  return wasCut() ? 'open' : 'closed';
};

/** Whether the attacker, to move, mates in at most `left` checks; false also when the budget ends. */
const attack = (board: Board, left: number, depth: number, n: number): boolean => {
  if (++nodes > budget) return false;
  const lo = bars === undefined ? board.hashLo : board.hashLo ^ Math.imul(depth, DEPTH_SALT);
  const hi = board.hashHi;
  bounds.find(lo, hi);
  const { proved, refuted, move: best } = bounds;
  if (proved !== 0 && proved <= left) return true;
  if (refuted >= left) {
    cut ||= refuted !== FOREVER;
    return false;
  }
  const end = attackerMoves(board, depth, n);
  const mating = end === n ? 0 : rank(board, n, end, best, left);
  if (mating !== 0) {
    bounds.store(lo, hi, 1, 0, mating);
    return true;
  }
  for (let i = n; i < end && left > 1; i++) {
    const move = moves[i]!;
    if (answersAll(board, move, left - 1, depth + 1, end)) {
      bounds.store(lo, hi, left, refuted, move);
      return true;
    }
    if (isSpent()) return false;
  }
  cut ||= left === 1 && end !== n;
  bounds.store(lo, hi, proved, end === n ? FOREVER : left, moves[n]!);
  return false;
};

const attackerMoves = (board: Board, depth: number, n: number): number => {
  const end = generateChecks(board, moves, n);
  if (bars === undefined) return end;
  let kept = n;
  for (let i = n; i < end; i++) if (!bars(board, moves[i]!, depth)) moves[kept++] = moves[i]!;
  return kept;
};

/**
 * Looks at the replies to each check. Answers a mating move, or 0 after sorting the checks: the
 * best known first, then those that leave the fewest replies, captures before others.
 */
const rank = (board: Board, n: number, end: number, best: PackedMove, left: number): PackedMove => {
  const enough = left === 1 ? 1 : MOVES_PER_NODE;
  for (let i = n; i < end; i++) {
    const move = moves[i]!;
    const taken = board.make(move);
    const replies = generateEvasions(board, moves, end, enough) - end;
    board.unmake(move, taken);
    if (replies === 0) return move;
    order[i] = move === best ? 0 : 2 * replies + (taken === 0 ? 1 : 0);
  }
  if (left > 1) sortByOrder(n, end);
  return 0;
};

const sortByOrder = (n: number, end: number): void => {
  for (let i = n + 1; i < end; i++) {
    const move = moves[i]!;
    const key = order[i]!;
    let j = i - 1;
    for (; j >= n && order[j]! > key; j--) {
      order[j + 1] = order[j]!;
      moves[j + 1] = moves[j]!;
    }
    order[j + 1] = key;
    moves[j + 1] = move;
  }
};

/** Whether after the check `move` every reply is met by a mate in at most `left` checks. */
const answersAll = (board: Board, move: PackedMove, left: number, depth: number, n: number): boolean => {
  const taken = board.make(move);
  const end = generateEvasions(board, moves, n, MOVES_PER_NODE);
  let all = true;
  for (let i = n; i < end && all; i++) {
    const reply = moves[i]!;
    const lost = board.make(reply);
    all = attack(board, left, depth, end);
    board.unmake(reply, lost);
  }
  board.unmake(move, taken);
  return all;
};

/**
 * A line of play that mates in exactly `checks` own checks, where `deepen` has just proved that
 * this is the least: the defender resists as long as he can. Free of the budget.
 */
export const lineOfMate = (board: Board, checks: number): PackedMove[] => {
  budget = Infinity;
  const line: PackedMove[] = [];
  const undo: number[] = [];
  const step = (move: PackedMove): void => {
    line.push(move);
    undo.push(board.make(move));
  };
  for (let left = checks, depth = 0; left > 0; left--, depth++) {
    step(matingCheck(board, left, depth));
    if (left > 1) step(longestReply(board, left - 1, depth + 1));
  }
  for (let i = line.length - 1; i >= 0; i--) board.unmake(line[i]!, undo[i]!);
  return line;
};

/** The first check that mates in `left`, all told; there is one. */
const matingCheck = (board: Board, left: number, depth: number): PackedMove => {
  attack(board, left, depth, 0);
  const end = attackerMoves(board, depth, 0);
  const candidates = [...moves.subarray(0, end)];
  return candidates.find((move) => answersAll(board, move, left - 1, depth + 1, 0))!;
};

/** The first reply that is not mated in fewer than `left` further checks; there is one. */
const longestReply = (board: Board, left: number, depth: number): PackedMove => {
  const end = generateEvasions(board, moves, 0, MOVES_PER_NODE);
  const replies = [...moves.subarray(0, end)];
  return replies.find((reply) => {
    const lost = board.make(reply);
    const sooner = left > 1 && attack(board, left - 1, depth, 0);
    board.unmake(reply, lost);
    return !sooner;
  })!;
};
