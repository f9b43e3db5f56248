import type { Board, PackedMove } from '../board/board.ts';
import { isKingOrPawn, type Cell } from '../board/cells.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { MOVES_PER_NODE } from '../movegen/pseudo.ts';
import type { Budget } from './budget.ts';
import { BestLines } from './best-lines.ts';
import { freshStamp, keep, lowerAt, slotOf, upperAt } from './table.ts';
import { DEPTH, SharpMoves } from './sharp-moves.ts';
import { otherSide, pairOf, type ExchangeLimits, type ExchangeTerms, type Yield } from './terms.ts';
import { balance, EVEN, isCrossedPawn, WIN, worthOf } from './worth.ts';

/** Salts the key of a position by the square of the fight. */
const FIGHT_SALT = 0x9e3779b1 | 0;
/** Plies of the longest line: only answers to check go beyond the limit. */
const LONGEST = DEPTH - 2;

/**
 * The two-sided exchange search: what the side to move (the hunter) can force if it starts with a
 * given move, when both sides may then go on taking anywhere on the board, or stop.
 *
 * The hunter may stop, capture, or give a quiet check; so may the hunted; a side in check must
 * answer with any legal move. All moves are fully legal, so pins, facing kings, hobbled horses and
 * false roots need no rule of their own. Fail-soft alpha-beta on make/unmake; the value of a line
 * is the `balance` of what was won and lost.
 */
export class ExchangeSearch {
  private readonly board: Board;
  private readonly budget: Budget;
  private readonly limits: ExchangeLimits;
  private readonly moves: SharpMoves;
  private readonly lines = new BestLines(DEPTH);
  private terms: ExchangeTerms = { humble: false, even: false };
  /** In a local fight the square fought for, else 0: both sides take there alone, and only what falls there counts. */
  private fight: Cell = 0;
  private stamp = 0;
  /** Won minus lost so far on the line: pieces in half points, crossed pawns by count. */
  private pieces = 0;
  private pawns = 0;
  /** The balance before the hunted's last move, for the hunter's node that follows it. */
  private prior = 0;
  private checks = 0;
  private counterChecks = 0;

  constructor(board: Board, budget: Budget, limits: ExchangeLimits) {
    this.board = board;
    this.moves = new SharpMoves(board);
    this.budget = budget;
    this.limits = limits;
  }

  /** What the side to move wins by force with this legal move; nothing won answers some value below `EVEN`. */
  value(move: PackedMove, terms: ExchangeTerms): Yield {
    const value = this.search(move, terms, -1, WIN);
    const line = this.lines.from(0);
    return { value: value === 0 && this.isEven(move, 0) ? EVEN : value, line };
  }

  /** Whether the move wins at least so much: cheaper than its value. */
  reaches(move: PackedMove, terms: ExchangeTerms, least: number): boolean {
    const value = this.search(move, terms, (least === EVEN ? 0 : least) - 1, least);
    return value >= least || (least === EVEN && value === 0 && this.isEven(move, 0));
  }

  /** Whether a capture wins in the fight for its own square alone, whatever happens elsewhere. */
  winsOnSquare(move: PackedMove, terms: ExchangeTerms): boolean {
    this.begin(move, terms);
    return this.winsLocally(move, 0);
  }

  private search(move: PackedMove, terms: ExchangeTerms, alpha: number, beta: number): number {
    this.begin(move, terms);
    const value = this.hunt(move, 0, alpha, beta);
    this.lines.extend(0, move);
    return value;
  }

  private begin(move: PackedMove, terms: ExchangeTerms): void {
    if (terms !== this.terms) this.stamp = freshStamp();
    this.terms = terms;
    this.checks = this.board.targetOf(move) === 0 ? 1 : 0;
  }

  /** 26.5: whether a capture that comes out even counts all the same. */
  private isEven(move: PackedMove, ply: number): boolean {
    return this.terms.even && this.board.targetOf(move) !== 0 && this.winsLocally(move, ply);
  }

  /** Whether a capture wins in the fight for its own square alone, whatever it costs elsewhere. */
  private winsLocally(move: PackedMove, ply: number): boolean {
    const kept = this.lines.from(ply + 1);
    this.fight = move >> 8;
    const value = this.hunt(move, ply, 0, EVEN);
    this.fight = 0;
    this.lines.restore(ply + 1, kept);
    return value > 0;
  }

  /** Plays a hunter's move and searches the answers. */
  private hunt(move: PackedMove, ply: number, alpha: number, beta: number): number {
    const { board } = this;
    const { pieces, pawns } = this;
    this.enter(move, 1);
    const taken = board.make(move);
    const value = this.hunted(ply + 1, alpha, beta);
    board.unmake(move, taken);
    this.pieces = pieces;
    this.pawns = pawns;
    return value;
  }

  /** Plays an answer of the hunted and searches on. */
  private answer(move: PackedMove, ply: number, alpha: number, beta: number): number {
    const { board } = this;
    const { pieces, pawns } = this;
    this.enter(move, -1);
    const taken = board.make(move);
    this.prior = balance(pieces, pawns);
    const value = this.hunter(ply + 1, alpha, beta, taken === 0 ? 0 : move >> 8);
    board.unmake(move, taken);
    this.pieces = pieces;
    this.pawns = pawns;
    return value;
  }

  /** Enters what a move takes into the balance: 1 for the hunter, -1 for the hunted. */
  private enter(move: PackedMove, sign: 1 | -1): void {
    const target = this.board.targetOf(move);
    if (target === 0 || !this.counts(move)) return;
    this.pieces += sign * worthOf(target);
    if (isCrossedPawn(this.board, target)) this.pawns += sign;
  }

  /** Whether a move bears on the balance: in a local fight only one to the square fought for. */
  private counts(move: PackedMove): boolean {
    return this.fight === 0 || move >> 8 === this.fight;
  }

  /** The hunted side to move: it minimises. */
  private hunted(ply: number, alpha: number, beta: number): number {
    return this.remembered(ply, alpha, beta, 0, 'minimise');
  }

  /** The hunter to move: it maximises. `square` is where the hunted has just taken, or 0. */
  private hunter(ply: number, alpha: number, beta: number, square: Cell): number {
    return this.remembered(ply, alpha, beta, square, 'maximise');
  }

  /** The value of a node, from the table where that decides it against the window. */
  private remembered(
    ply: number,
    alpha: number,
    beta: number,
    square: Cell,
    side: 'minimise' | 'maximise',
  ): number {
    const { hashHi } = this.board;
    const hashLo =
      this.board.hashLo ^ Math.imul(this.fight | (square === 0 ? 0 : (this.prior + 128) << 8), FIGHT_SALT);
    const state = this.stateOf(ply, square);
    const slot = slotOf(hashLo, hashHi, state, this.stamp);
    this.lines.clear(ply);
    if (slot >= 0 && lowerAt(slot) >= beta) return lowerAt(slot);
    if (slot >= 0 && upperAt(slot) <= alpha) return upperAt(slot);
    const value = this[side](ply, alpha, beta, square);
    keep(hashLo, hashHi, state, this.stamp, value > alpha ? value : -WIN, value < beta ? value : WIN);
    return value;
  }

  /** All that the value of a node turns on beside the board. */
  private stateOf(ply: number, square: Cell): number {
    const line = (this.checks << 7) | (this.counterChecks << 5) | ply;
    const balance = ((this.pieces + 128) << 4) | (this.pawns + 8);
    return (balance << 18) | (line << 8) | square;
  }

  private minimise(ply: number, alpha: number, beta: number): number {
    const { board, moves } = this;
    this.lines.clear(ply);
    const standing = balance(this.pieces, this.pawns);
    if (!this.budget.spend() || ply >= LONGEST) return standing;
    const inCheck = isInCheck(board, board.turn);
    if (!inCheck && standing <= alpha) return standing;
    if (!inCheck && this.canMate(ply)) return -WIN;
    let best = inCheck ? WIN : standing;
    const start = ply * MOVES_PER_NODE;
    const mayCheck = this.fight === 0 && this.counterChecks < this.limits.counterChecks;
    const end = moves.gather(start, inCheck, mayCheck);
    for (let i = start; i < end && best > alpha; i++) {
      const move = moves.pick(i, end);
      if (!inCheck && (!this.counts(move) || this.isSpared(move))) continue;
      const isQuietCheck = !inCheck && board.cells[move >> 8] === 0;
      if (isQuietCheck) this.counterChecks++;
      const value = this.answer(move, ply, alpha, Math.min(beta, best));
      if (isQuietCheck) this.counterChecks--;
      if (value >= best) continue;
      best = value;
      this.lines.extend(ply, move);
    }
    return best;
  }

  private maximise(ply: number, alpha: number, beta: number, square: Cell): number {
    const { board, moves } = this;
    this.lines.clear(ply);
    const standing = balance(this.pieces, this.pawns);
    const { prior } = this;
    const inCheck = isInCheck(board, board.turn);
    if (!this.budget.spend() || ply >= (inCheck ? LONGEST : this.limits.plies)) return standing;
    let best = this.atLeast(ply, standing, inCheck, alpha, beta);
    const start = ply * MOVES_PER_NODE;
    const end = best >= beta ? start : moves.gather(start, inCheck, this.checks < this.limits.checks);
    for (let i = start; i < end && best < beta; i++) {
      const move = moves.pick(i, end);
      if (this.isBarred(move, inCheck) || (!inCheck && !this.counts(move))) continue;
      const isQuietCheck = !inCheck && board.cells[move >> 8] === 0;
      if (isQuietCheck) this.checks++;
      const value = this.option(move, ply, Math.max(alpha, best), beta, this.capOf(move, square, prior));
      if (isQuietCheck) this.checks--;
      if (value <= best) continue;
      best = value;
      this.lines.extend(ply, move);
    }
    return best === -WIN && this.terms.sparesMate === true ? standing : best;
  }

  /**
   * What the hunter has if it stops: nothing sure while it is in check, unless the question is what
   * stood before; there, at the limit of plies, the doubt is the hunter's.
   */
  private atLeast(ply: number, standing: number, inCheck: boolean, alpha: number, beta: number): number {
    if (inCheck) return this.terms.spared !== undefined && ply >= this.limits.plies ? standing : -WIN;
    return this.terms.full === true ? this.afterStop(ply, standing, alpha, beta) : standing;
  }

  /** What the hunter has left if it stops and the hunted goes on to take what hangs. */
  private afterStop(ply: number, standing: number, alpha: number, beta: number): number {
    const { board } = this;
    if (standing <= alpha) return standing;
    board.pass();
    const value = isInCheck(board, otherSide(board.turn)) ? standing : this.hunted(ply + 1, alpha, beta);
    board.pass();
    this.lines.clear(ply);
    return Math.min(standing, value);
  }

  private isSpared(move: PackedMove): boolean {
    const target = this.board.targetOf(move);
    return target !== 0 && this.terms.spared?.[target] === 1;
  }

  /** What a later move of the hunter is worth: its value, no more than `cap`, and raised to half a gain where even. */
  private option(move: PackedMove, ply: number, alpha: number, beta: number, cap: number): number {
    const mayBeEven =
      this.terms.even &&
      this.fight === 0 &&
      this.board.targetOf(move) !== 0 &&
      cap === WIN &&
      this.checks <= this.limits.evenChecks &&
      this.pieces === 0 &&
      this.pawns === 0;
    const value = this.hunt(move, ply, mayBeEven ? Math.min(alpha, -1) : alpha, beta);
    if (mayBeEven && value === 0 && alpha < EVEN && this.winsLocally(move, ply)) return EVEN;
    return Math.min(value, cap);
  }

  /**
   * The most a later move of the hunter may bring the balance to: captures by king and pawn add
   * nothing, but what takes back on the square where the hunted has just taken restores what was.
   */
  private capOf(move: PackedMove, square: Cell, prior: number): number {
    const isCapture = this.board.targetOf(move) !== 0;
    if (!isCapture || !this.terms.humble || !isKingOrPawn(this.board.moverOf(move))) return WIN;
    const standing = balance(this.pieces, this.pawns);
    if (move >> 8 !== square) return standing;
    return standing < 0 ? WIN : Math.max(prior, standing);
  }

  private isBarred(move: PackedMove, inCheck: boolean): boolean {
    const { board, terms } = this;
    const target = board.targetOf(move);
    const mover = board.moverOf(move);
    if (terms.alone !== undefined && mover !== terms.alone && (target !== 0 || !inCheck)) return true;
    return (
      target !== 0 && (terms.barred?.[pairOf(mover, target)] === 1 || terms.declined?.has(move) === true)
    );
  }

  private canMate(ply: number): boolean {
    const most = ply === 1 ? this.limits.mateChecks : this.limits.laterMateChecks;
    return (
      most > 0 && this.fight === 0 && this.terms.sparesMate !== true && this.budget.mates(this.board, most)
    );
  }
}
