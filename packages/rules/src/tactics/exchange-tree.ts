import type { Board, PackedMove } from '../board/board.ts';
import type { Cell } from '../board/cells.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { givesCheck } from '../movegen/trial.ts';
import { dangerOf, isCheckIn } from '../position/danger.ts';
import { Account } from './account.ts';
import { BestLines } from './best-lines.ts';
import type { Budget } from './budget.ts';
import { humbleCap, isBarred, isSpared, mayCountEven } from './permits.ts';
import { DEPTH, SharpMoves } from './sharp-moves.ts';
import { keep, lowerAt, SALT, slotOf, Stamps, stateOf, upperAt } from './table.ts';
import { otherSide, type ExchangeLimits, type ExchangeTerms } from './terms.ts';
import { balance, EVEN, WIN } from './worth.ts';

/** Only answers to check go beyond the limit of plies, as far as this. */
const LONGEST = DEPTH - 2;

/** One triangle serves all searches, for none runs inside another. */
const lines = new BestLines(DEPTH);

/**
 * The two-sided exchange search: what the side to move (the hunter) can force if it starts with a
 * given move, when both sides may then go on taking anywhere on the board, or stop.
 *
 * The hunter may stop, capture, or give a quiet check; so may the hunted; a side in check must
 * answer with any legal move. All moves are fully legal, so pins, facing kings, hobbled horses and
 * false roots need no rule of their own. The value of a line is the balance of what was won and lost.
 *
 * Fail-soft alpha-beta on make/unmake. Nearly always the question is "at least so much?", a window
 * of width one: there one answer to check is tried before the others are looked for. What either
 * side has by stopping is seen before a move is made. A wider window finds the best play, the first
 * in the order of `SharpMoves` where there are several, whatever was asked before.
 */
export class ExchangeTree {
  private readonly board: Board;
  private readonly budget: Budget;
  private readonly limits: ExchangeLimits;
  private readonly moves: SharpMoves;
  private readonly account: Account;
  private terms: ExchangeTerms = { humble: false, even: false };
  private stamp = 0;
  private readonly stamps = new Stamps();
  /** The balance before the hunted's last move, for the hunter's node that follows it. */
  private prior = 0;
  private checks = 0;
  private counterChecks = 0;

  constructor(board: Board, budget: Budget, limits: ExchangeLimits) {
    this.board = board;
    this.moves = new SharpMoves(board);
    this.account = new Account(board);
    this.budget = budget;
    this.limits = limits;
  }

  /** Begins a search that starts with the move. What was found under the same terms, the same object, is kept. */
  open(move: PackedMove, terms: ExchangeTerms): void {
    this.stamp = this.stamps.of(terms);
    this.terms = terms;
    this.checks = this.board.targetOf(move) === 0 ? 1 : 0;
  }

  /** The best play from a ply on, as the last search with a wide window found it. */
  lineFrom(ply: number): PackedMove[] {
    return lines.from(ply);
  }

  /** The best plays from a quiet check on, one for each answer that leaves the hunter no more than `value`. */
  playsFrom(check: PackedMove, value: number): PackedMove[][] {
    const { board, moves } = this;
    const plays: PackedMove[][] = [];
    const taken = board.make(check);
    const end = moves.gatherAll(1);
    for (let i = moves.startOf(1); i < end; i++) {
      const answer = moves.pick(i, end);
      if (this.answer(answer, 1, -1, WIN) <= value) plays.push([check, answer, ...lines.from(2)]);
    }
    board.unmake(check, taken);
    return plays;
  }

  /** Whether a capture wins in the fight for its own square alone, whatever it costs elsewhere. */
  winsLocally(move: PackedMove, ply: number): boolean {
    this.account.fight = move >> 8;
    const value = this.hunt(move, ply, 0, EVEN);
    this.account.fight = 0;
    return value > 0;
  }

  /** The value of a hunter's move: exact between the bounds, else itself a bound. */
  hunt(move: PackedMove, ply: number, alpha: number, beta: number): number {
    const { board, account } = this;
    const { pieces, pawns } = account;
    account.enter(move, 1);
    let value = account.standing;
    // The hunted need only stop.
    if (value <= alpha && !givesCheck(board, move)) lines.clear(ply + 1);
    else {
      const taken = board.make(move);
      value = this.remembered(ply + 1, alpha, beta, 0, 'minimise');
      board.unmake(move, taken);
    }
    account.pieces = pieces;
    account.pawns = pawns;
    return value;
  }

  /** The value of an answer of the hunted. */
  private answer(move: PackedMove, ply: number, alpha: number, beta: number): number {
    const { board, account } = this;
    const { pieces, pawns } = account;
    account.enter(move, -1);
    let value = account.standing;
    // The hunter need only stop, or must.
    const isOver = ply + 1 >= this.limits.plies || (value >= beta && this.terms.full !== true);
    if (isOver && !givesCheck(board, move)) lines.clear(ply + 1);
    else {
      const taken = board.make(move);
      this.prior = balance(pieces, pawns);
      value = this.remembered(ply + 1, alpha, beta, taken === 0 ? 0 : move >> 8, 'maximise');
      board.unmake(move, taken);
    }
    account.pieces = pieces;
    account.pawns = pawns;
    return value;
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
    const { fight, pieces, pawns } = this.account;
    const { hashHi } = this.board;
    const salt = fight | (square === 0 ? 0 : (this.prior + 128) << 8);
    const hashLo = this.board.hashLo ^ Math.imul(salt, SALT);
    const line = (this.checks << 7) | (this.counterChecks << 5) | ply;
    const state = stateOf(line, pieces, pawns, square);
    const slot = slotOf(hashLo, hashHi, state, this.stamp);
    lines.clear(ply);
    if (slot >= 0 && lowerAt(slot) >= beta) return lowerAt(slot);
    if (slot >= 0 && upperAt(slot) <= alpha) return upperAt(slot);
    const value = this[side](ply, alpha, beta, square);
    keep(hashLo, hashHi, state, this.stamp, value > alpha ? value : -WIN, value < beta ? value : WIN);
    return value;
  }

  private minimise(ply: number, alpha: number, beta: number): number {
    const { board, moves, account } = this;
    const { standing } = account;
    if (!this.budget.spend() || ply >= LONGEST) return standing;
    const danger = dangerOf(board);
    if (isCheckIn(danger)) return this.answersToCheck(ply, alpha, beta);
    if (standing <= alpha) return standing;
    const best = this.answers(ply, alpha, beta, standing, false, moves.gatherCaptures(ply, danger));
    return best <= alpha || account.fight !== 0 ? best : this.answersByCheck(ply, alpha, beta, best);
  }

  private answersToCheck(ply: number, alpha: number, beta: number): number {
    if (beta - alpha > 1) return this.answers(ply, alpha, beta, WIN, true, this.moves.gatherAll(ply));
    const first = this.moves.oneEvasion(ply);
    if (first === 0) return WIN;
    const best = this.answer(first, ply, alpha, beta);
    return best <= alpha ? best : this.answers(ply, alpha, beta, best, true, this.moves.gatherAll(ply));
  }

  /** The hunted's mates and quiet checks, where its captures bring it no lower than `best`. */
  private answersByCheck(ply: number, alpha: number, beta: number, best: number): number {
    const end = this.moves.gatherChecks(ply);
    if (end === this.moves.startOf(ply)) return best;
    if (this.canMate(ply, end)) {
      lines.clear(ply);
      return -WIN;
    }
    if (this.counterChecks >= this.limits.counterChecks) return best;
    this.counterChecks++;
    const value = this.answers(ply, alpha, beta, best, false, this.moves.keepQuiet(ply, end));
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
    const { board, moves, account, terms } = this;
    const isWide = beta - alpha > 1;
    for (let i = moves.startOf(ply); i < end && best > alpha; i++) {
      const move = moves.pick(i, end);
      if (!inCheck && (!account.counts(move) || isSpared(board, terms, move))) continue;
      const value = this.answer(move, ply, alpha, Math.min(beta, best));
      if (value >= best) continue;
      best = value;
      if (isWide) lines.extend(ply, move);
    }
    return best;
  }

  private maximise(ply: number, alpha: number, beta: number, square: Cell): number {
    const { board, moves, account, prior } = this;
    const { standing } = account;
    const danger = dangerOf(board);
    const inCheck = isCheckIn(danger);
    if (!this.budget.spend() || ply >= (inCheck ? LONGEST : this.limits.plies)) return standing;
    let best = this.stopping(ply, standing, inCheck, alpha, beta);
    if (inCheck) return this.optionsInCheck(ply, alpha, beta, best, square, prior);
    if (best < beta)
      best = this.options(ply, alpha, beta, best, false, moves.gatherCaptures(ply, danger), square, prior);
    if (best >= beta || account.fight !== 0 || this.checks >= this.limits.checks) return best;
    this.checks++;
    best = this.options(ply, alpha, beta, best, false, moves.gatherQuietChecks(ply), square, prior);
    this.checks--;
    return best;
  }

  private optionsInCheck(
    ply: number,
    alpha: number,
    beta: number,
    stopping: number,
    square: Cell,
    prior: number,
  ): number {
    const { moves, account, terms } = this;
    let best = stopping;
    const first = beta - alpha > 1 || best >= beta ? 0 : moves.oneEvasion(ply);
    if (first !== 0) best = this.options(ply, alpha, beta, best, true, moves.startOf(ply) + 1, square, prior);
    if (best < beta) best = this.options(ply, alpha, beta, best, true, moves.gatherAll(ply), square, prior);
    return best === -WIN && terms.sparesMate === true ? account.standing : best;
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
    const { board, moves, account, terms } = this;
    const isWide = beta - alpha > 1;
    for (let i = moves.startOf(ply); i < end && best < beta; i++) {
      const move = moves.pick(i, end);
      if (isBarred(board, terms, move, inCheck) || (!inCheck && !account.counts(move))) continue;
      const cap = terms.humble ? humbleCap(board, move, account.standing, square, prior) : WIN;
      const value = this.option(move, ply, Math.max(alpha, best), beta, cap);
      if (value <= best) continue;
      best = value;
      if (isWide) lines.extend(ply, move);
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
    lines.clear(ply);
    return Math.min(standing, value);
  }

  /** What a later move of the hunter is worth: its value, no more than `cap`, and raised to half a gain where even. */
  private option(move: PackedMove, ply: number, alpha: number, beta: number, cap: number): number {
    const isFit = beta > 0 && cap === WIN && this.checks <= this.limits.evenChecks;
    if (!isFit || !mayCountEven(this.board, this.terms, this.account, move))
      return Math.min(this.hunt(move, ply, alpha, beta), cap);
    if (alpha < EVEN && !this.winsLocally(move, ply)) return this.hunt(move, ply, alpha, beta);
    const value = this.hunt(move, ply, alpha < EVEN ? Math.min(alpha, -1) : alpha, beta === EVEN ? 0 : beta);
    return value === 0 ? EVEN : value;
  }

  private canMate(ply: number, end: number): boolean {
    const most = ply === 1 ? this.limits.mateChecks : this.limits.laterMateChecks;
    const isFit = most > 0 && this.terms.sparesMate !== true;
    return isFit && (most === 1 ? this.moves.anyMates(ply, end) : this.budget.mates(this.board, most));
  }
}
