import type { Board, PackedMove } from '../board/board.ts';
import { isKingOrPawn, type Cell } from '../board/cells.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { MOVES_PER_NODE } from '../movegen/pseudo.ts';
import type { Budget } from './budget.ts';
import { BestLines } from './best-lines.ts';
import { humbleCap, isBarred } from './permits.ts';
import { freshStamp, keep, lowerAt, SALT, slotOf, stateOf, upperAt } from './table.ts';
import { DEPTH, SharpMoves } from './sharp-moves.ts';
import { otherSide, type ExchangeLimits, type ExchangeTerms, type Yield } from './terms.ts';
import { balance, EVEN, isCrossedPawn, WIN, worthOf } from './worth.ts';

/** Only answers to check go beyond the limit of plies, as far as this. */
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
    const { board, pieces, pawns } = this;
    this.enter(move, 1);
    const taken = board.make(move);
    const value = this.remembered(ply + 1, alpha, beta, 0, 'minimise');
    board.unmake(move, taken);
    this.pieces = pieces;
    this.pawns = pawns;
    return value;
  }

  /** Plays an answer of the hunted and searches on. */
  private answer(move: PackedMove, ply: number, alpha: number, beta: number): number {
    const { board, pieces, pawns } = this;
    this.enter(move, -1);
    const taken = board.make(move);
    this.prior = balance(pieces, pawns);
    const value = this.remembered(ply + 1, alpha, beta, taken === 0 ? 0 : move >> 8, 'maximise');
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

  /** In a local fight only moves to the square fought for bear on the balance. */
  private counts(move: PackedMove): boolean {
    return this.fight === 0 || move >> 8 === this.fight;
  }

  /**
   * The value of a node, from the table where that decides it against the window. The hunted
   * minimises, the hunter maximises; `square` is where the hunted has just taken, or 0.
   */
  private remembered(
    ply: number,
    alpha: number,
    beta: number,
    square: Cell,
    side: 'minimise' | 'maximise',
  ): number {
    const { hashHi } = this.board;
    const hashLo =
      this.board.hashLo ^ Math.imul(this.fight | (square === 0 ? 0 : (this.prior + 128) << 8), SALT);
    const line = (this.checks << 7) | (this.counterChecks << 5) | ply;
    const state = stateOf(line, this.pieces, this.pawns, square);
    const slot = slotOf(hashLo, hashHi, state, this.stamp);
    this.lines.clear(ply);
    if (slot >= 0 && lowerAt(slot) >= beta) return lowerAt(slot);
    if (slot >= 0 && upperAt(slot) <= alpha) return upperAt(slot);
    const value = this[side](ply, alpha, beta, square);
    keep(hashLo, hashHi, state, this.stamp, value > alpha ? value : -WIN, value < beta ? value : WIN);
    return value;
  }

  private minimise(ply: number, alpha: number, beta: number): number {
    const { board, moves } = this;
    this.lines.clear(ply);
    const standing = balance(this.pieces, this.pawns);
    if (!this.budget.spend() || ply >= LONGEST) return standing;
    const start = ply * MOVES_PER_NODE;
    if (isInCheck(board, board.turn))
      return this.answers(ply, alpha, beta, WIN, true, moves.gatherAll(start));
    if (standing <= alpha) return standing;
    const best = this.answers(ply, alpha, beta, standing, false, moves.gatherCaptures(start));
    return best <= alpha || this.fight !== 0 ? best : this.answersByCheck(ply, alpha, beta, best);
  }

  /** The hunted's mates and quiet checks, where its captures bring it no lower than `best`. */
  private answersByCheck(ply: number, alpha: number, beta: number, best: number): number {
    const end = this.moves.gatherChecks(ply * MOVES_PER_NODE);
    if (end < 0) return best;
    if (this.canMate(ply)) {
      this.lines.clear(ply);
      return -WIN;
    }
    if (this.counterChecks >= this.limits.counterChecks) return best;
    this.counterChecks++;
    const value = this.answers(ply, alpha, beta, best, false, end);
    this.counterChecks--;
    return value;
  }

  /** The least of `best` and what the gathered answers up to `end` leave to the hunter. */
  private answers(
    ply: number,
    alpha: number,
    beta: number,
    best: number,
    inCheck: boolean,
    end: number,
  ): number {
    for (let i = ply * MOVES_PER_NODE; i < end && best > alpha; i++) {
      const move = this.moves.pick(i, end);
      if (!inCheck && (!this.counts(move) || this.isSpared(move))) continue;
      const value = this.answer(move, ply, alpha, Math.min(beta, best));
      if (value >= best) continue;
      best = value;
      this.lines.extend(ply, move);
    }
    return best;
  }

  private maximise(ply: number, alpha: number, beta: number, square: Cell): number {
    const { board, moves, prior } = this;
    this.lines.clear(ply);
    const standing = balance(this.pieces, this.pawns);
    const inCheck = isInCheck(board, board.turn);
    if (!this.budget.spend() || ply >= (inCheck ? LONGEST : this.limits.plies)) return standing;
    let best = this.stopping(ply, standing, inCheck, alpha, beta);
    const start = ply * MOVES_PER_NODE;
    if (inCheck) {
      best = this.options(ply, alpha, beta, best, true, moves.gatherAll(start), square, prior);
      return best === -WIN && this.terms.sparesMate === true ? standing : best;
    }
    if (best < beta)
      best = this.options(ply, alpha, beta, best, false, moves.gatherCaptures(start), square, prior);
    if (best >= beta || this.fight !== 0 || this.checks >= this.limits.checks) return best;
    this.checks++;
    best = this.options(ply, alpha, beta, best, false, moves.gatherChecks(start), square, prior);
    this.checks--;
    return best;
  }

  /** The most of `best` and what the gathered moves up to `end` bring the hunter. */
  private options(
    ply: number,
    alpha: number,
    beta: number,
    best: number,
    inCheck: boolean,
    end: number,
    square: Cell,
    prior: number,
  ): number {
    for (let i = ply * MOVES_PER_NODE; i < end && best < beta; i++) {
      const move = this.moves.pick(i, end);
      if (isBarred(this.board, this.terms, move, inCheck) || (!inCheck && !this.counts(move))) continue;
      const cap = this.terms.humble ? this.capOf(move, square, prior) : WIN;
      const value = this.option(move, ply, Math.max(alpha, best), beta, cap);
      if (value <= best) continue;
      best = value;
      this.lines.extend(ply, move);
    }
    return best;
  }

  /**
   * What the hunter has if it stops: nothing sure while it is in check, unless the question is what
   * stood before; there, at the limit of plies, the doubt is the hunter's. Where all that hangs is
   * charged, the hunted goes on taking.
   */
  private stopping(ply: number, standing: number, inCheck: boolean, alpha: number, beta: number): number {
    const { board, terms } = this;
    if (inCheck) return terms.spared !== undefined && ply >= this.limits.plies ? standing : -WIN;
    if (terms.full !== true || standing <= alpha) return standing;
    board.pass();
    const isLegal = !isInCheck(board, otherSide(board.turn));
    const value = isLegal ? this.remembered(ply + 1, alpha, beta, 0, 'minimise') : standing;
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

  /** The most a later move may bring the balance to: captures by king and pawn are capped. */
  private capOf(move: PackedMove, square: Cell, prior: number): number {
    const isHumble = this.board.targetOf(move) !== 0 && isKingOrPawn(this.board.moverOf(move));
    if (!isHumble) return WIN;
    return humbleCap(balance(this.pieces, this.pawns), move >> 8 === square, prior);
  }

  private canMate(ply: number): boolean {
    const most = ply === 1 ? this.limits.mateChecks : this.limits.laterMateChecks;
    return most > 0 && this.terms.sparesMate !== true && this.budget.mates(this.board, most);
  }
}
