import { invariant } from '../base/assert.ts';
import type { Board, PackedMove } from '../board/board.ts';
import { generateChecks } from '../movegen/checks.ts';
import { generateEvasions } from '../movegen/evasions.ts';
import { MOVES_PER_NODE } from '../movegen/pseudo.ts';
import { Bounds, FOREVER } from './bounds.ts';

/** Attacker moves that may not be used; `depth` counts his checks before this one. May look at nothing but what stands where. */
export type Bars = (board: Board, move: PackedMove, depth: number) => boolean;

/** The most own checks that a search looks ahead. */
export const DEEPEST = 127;
const TABLE_BITS = 18;
/** A search for so many checks and no more keeps to a corner of the table, which stays in the nearest cache. */
const SHORT = 8;
const SHORT_BITS = 14;
/** Salts the key by depth where bars may differ by depth. */
const DEPTH_SALT = 0x9e3779b1 | 0;

/** No mate within the checks left; more checks might find one. */
const OPEN = 0;
/** No mate by any number of checks. */
const CLOSED = 1;
const MATE = 2;
type Answer = typeof OPEN | typeof CLOSED | typeof MATE;

export type Deepened = 'mate' | 'open' | 'closed' | 'spent';

/**
 * Search of the tree of checks: the attacker's moves are his checks, the defender's all his
 * replies. Every question is "mate in at most `left` own checks?", so a line that comes back to a
 * position has fewer left, proves nothing by it, and the bounds in the table are true on every
 * path. The caller deepens one by one: the first mate found is a shortest one.
 *
 * One tree serves one search at a time, and keeps its table and buffers for the next.
 */
export class CheckTree {
  private readonly bounds = new Bounds(TABLE_BITS);
  private readonly moves = new Int32Array(2 * (DEEPEST + 1) * MOVES_PER_NODE);
  private readonly order = new Int32Array(2 * (DEEPEST + 1) * MOVES_PER_NODE);
  private bars: Bars | undefined;
  private board: Board;
  private budget = 0;
  /** Attacker positions visited since `open`. */
  nodes = 0;

  constructor(board: Board) {
    this.board = board;
  }

  /** Begins a new search for at most so many checks, forgetting all that is known. */
  open(board: Board, budget: number, bars: Bars | undefined, most: number): void {
    this.board = board;
    this.bounds.clear(most <= SHORT ? SHORT_BITS : TABLE_BITS);
    this.nodes = 0;
    this.budget = budget;
    this.bars = bars;
  }

  /** Mate within `left` own checks, where fewer are known not to do? */
  deepen(left: number): Deepened {
    const answer = this.attack(left, 0, 0);
    if (this.isSpent()) return 'spent';
    if (answer === MATE) return 'mate';
    return answer === CLOSED || this.bounds.hasGap(left) ? 'closed' : 'open';
  }

  private isSpent(): boolean {
    return this.nodes > this.budget;
  }

  private keyLo(depth: number): number {
    const { hashLo } = this.board;
    return this.bars === undefined ? hashLo : hashLo ^ Math.imul(depth, DEPTH_SALT);
  }

  /** The attacker to move with `left` checks left, `depth` made; moves are written from `n`. */
  private attack(left: number, depth: number, n: number): Answer {
    if (++this.nodes > this.budget) return OPEN;
    const { bounds, moves } = this;
    const lo = this.keyLo(depth);
    const hi = this.board.hashHi;
    bounds.find(lo, hi);
    const { proved, refuted } = bounds;
    if (proved !== 0 && proved <= left) return MATE;
    if (refuted >= left) return refuted === FOREVER ? CLOSED : OPEN;
    const end = this.checksFirst(bounds.move, depth, n);
    const mating = refuted === 0 ? this.matingMove(n, end) : 0;
    if (mating !== 0) {
      bounds.store(lo, hi, 1, 0, mating, 0);
      return MATE;
    }
    let answer: Answer = left === 1 && end !== n ? OPEN : CLOSED;
    for (let i = n; i < end && left > 1; i++) {
      const move = moves[i]!;
      const one = this.answerTo(move, left - 1, depth + 1, end);
      if (this.isSpent()) return OPEN;
      if (one === MATE) {
        // Looked up again: the position may have come back below, and been refuted for more checks.
        bounds.find(lo, hi);
        bounds.store(lo, hi, left, bounds.refuted, move, end - n);
        return MATE;
      }
      if (one === OPEN) answer = OPEN;
    }
    bounds.store(lo, hi, proved, answer === CLOSED ? FOREVER : left, moves[n]!, end - n);
    return answer;
  }

  /** Writes the checks that may be used, the best known first; answers their end. */
  private checksFirst(best: PackedMove, depth: number, n: number): number {
    const { board, moves, bars } = this;
    const end = generateChecks(board, moves, n);
    let kept = n;
    for (let i = n; i < end; i++) {
      const move = moves[i]!;
      if (bars?.(board, move, depth) === true) continue;
      moves[kept] = move;
      if (move === best) {
        moves[kept] = moves[n]!;
        moves[n] = move;
      }
      kept++;
    }
    return kept;
  }

  private matingMove(n: number, end: number): PackedMove {
    const { board, moves } = this;
    for (let i = n; i < end; i++) {
      const move = moves[i]!;
      const taken = board.make(move);
      const mates = generateEvasions(board, moves, end, 1) === end;
      board.unmake(move, taken);
      if (mates) return move;
    }
    return 0;
  }

  /** What comes of the check: MATE if each reply is met by mate in `left` more, else the answer that refutes it. */
  private answerTo(move: PackedMove, left: number, depth: number, n: number): Answer {
    const { board, moves } = this;
    const taken = board.make(move);
    const end = this.openReplies(left, depth, n, generateEvasions(board, moves, n, MOVES_PER_NODE));
    let answer: Answer = MATE;
    for (let i = n; i < end && answer === MATE; i++) {
      const reply = moves[i]!;
      const lost = board.make(reply);
      answer = this.attack(left, depth, end);
      board.unmake(reply, lost);
    }
    board.unmake(move, taken);
    return answer;
  }

  /**
   * Sorts the replies, most promising for the defender first, leaving out those that are known to
   * lose. One look ahead at each new one pays well: many leave no check at all, or few.
   */
  private openReplies(left: number, depth: number, n: number, end: number): number {
    const { board, bounds, moves, order } = this;
    this.capturesFirst(n, end);
    let kept = n;
    for (let i = n; i < end; i++) {
      const reply = moves[i]!;
      const lost = board.make(reply);
      if (!bounds.find(this.keyLo(depth), board.hashHi)) {
        this.attack(1, depth, end);
        bounds.find(this.keyLo(depth), board.hashHi);
      }
      board.unmake(reply, lost);
      const { proved, refuted, width } = bounds;
      if (proved !== 0 && proved <= left) continue;
      moves[kept] = reply;
      order[kept++] = ((FOREVER - refuted) << 9) | (width << 1) | (lost === 0 ? 1 : 0);
      if (refuted >= left) return this.alone(reply, n);
    }
    this.sort(n, kept);
    return kept;
  }

  /** Brings the replies that take something to the front: one of them most often ends the checks. */
  private capturesFirst(n: number, end: number): void {
    const { board, moves } = this;
    let front = n;
    for (let i = n; i < end; i++) {
      const reply = moves[i]!;
      if (board.targetOf(reply) === 0) continue;
      moves.copyWithin(front + 1, front, i);
      moves[front++] = reply;
    }
  }

  private alone(reply: PackedMove, n: number): number {
    this.moves[n] = reply;
    return n + 1;
  }

  private sort(n: number, end: number): void {
    const { moves, order } = this;
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
  }

  /**
   * A line of play that mates in exactly `checks` own checks, where `deepen` has just proved that
   * this is the least: the defender resists as long as he can. Free of the budget.
   */
  line(checks: number): PackedMove[] {
    this.budget = Infinity;
    const line: PackedMove[] = [];
    const undo: number[] = [];
    const step = (move: PackedMove | undefined): void => {
      invariant(move, 'a proved mate has its moves');
      line.push(move);
      undo.push(this.board.make(move));
    };
    for (let left = checks, depth = 0; left > 0; left--, depth++) {
      step(this.matingCheck(left, depth));
      if (left > 1) step(this.longestReply(left - 1, depth + 1));
    }
    for (let i = line.length - 1; i >= 0; i--) this.board.unmake(line[i]!, undo[i]!);
    return line;
  }

  /** The first check that mates in `left`, all told. */
  private matingCheck(left: number, depth: number): PackedMove | undefined {
    this.bounds.find(this.keyLo(depth), this.board.hashHi);
    const end = this.checksFirst(this.bounds.move, depth, 0);
    return [...this.moves.subarray(0, end)].find(
      (move) => this.answerTo(move, left - 1, depth + 1, 0) === MATE,
    );
  }

  /** The first reply that is not mated in fewer than `left` further checks. */
  private longestReply(left: number, depth: number): PackedMove | undefined {
    const end = generateEvasions(this.board, this.moves, 0, MOVES_PER_NODE);
    return [...this.moves.subarray(0, end)].find((reply) => {
      const lost = this.board.make(reply);
      const sooner = left > 1 && this.attack(left - 1, depth, 0) === MATE;
      this.board.unmake(reply, lost);
      return !sooner;
    });
  }
}
