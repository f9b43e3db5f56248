import type { Board, PackedMove } from '../board/board.ts';
import type { Budget } from './budget.ts';
import { ExchangeTree } from './exchange-tree.ts';
import type { ExchangeLimits, ExchangeTerms } from './terms.ts';
import { EVEN, WIN, worthOf } from './worth.ts';

/** What the side to move can force if it begins with a given legal move: the questions to the exchange tree. */
export class ExchangeSearch {
  private readonly board: Board;
  private readonly tree: ExchangeTree;

  constructor(board: Board, budget: Budget, limits: ExchangeLimits) {
    this.board = board;
    this.tree = new ExchangeTree(board, budget, limits);
  }

  /** Whether the move wins at least so much: cheaper than its value. */
  reaches(move: PackedMove, terms: ExchangeTerms, least: number): boolean {
    this.tree.open(move, terms);
    const floor = least === EVEN && this.countsEven(move, terms) ? 0 : least;
    return this.tree.hunt(move, 0, floor - 1, floor) >= floor;
  }

  /** What the move wins, in half points (see `worth.ts`); nothing won answers some value below `EVEN`. */
  value(move: PackedMove, terms: ExchangeTerms): number {
    this.tree.open(move, terms);
    const value = this.closedIn(move);
    return value === 0 && this.countsEven(move, terms) ? EVEN : value;
  }

  /** The play that shows what the move wins, itself first, where it wins something. */
  line(move: PackedMove, terms: ExchangeTerms): PackedMove[] {
    this.tree.open(move, terms);
    this.tree.hunt(move, 0, -1, WIN);
    return [move, ...this.tree.lineFrom(1)];
  }

  /** All best plays that begin with a quiet check and differ in its answer; it wins `value`. */
  plays(check: PackedMove, terms: ExchangeTerms, value: number): PackedMove[][] {
    this.tree.open(check, terms);
    return this.tree.playsFrom(check, value);
  }

  /** Whether a capture wins in the fight for its own square alone, whatever happens elsewhere. */
  winsOnSquare(move: PackedMove, terms: ExchangeTerms): boolean {
    this.tree.open(move, terms);
    return this.tree.winsLocally(move, 0);
  }

  /** 26.5: whether a capture counts even if it comes out even. */
  private countsEven(move: PackedMove, terms: ExchangeTerms): boolean {
    return terms.even && this.board.targetOf(move) !== 0 && this.tree.winsLocally(move, 0);
  }

  /** The value closed in by one window of width one after another (MTD); below 0 only a bound on it. */
  private closedIn(move: PackedMove): number {
    let lower = -WIN;
    let upper = WIN;
    for (let value = worthOf(this.board.targetOf(move)); lower < upper && upper >= 0;) {
      const beta = value === lower ? value + 1 : value;
      value = this.tree.hunt(move, 0, beta - 1, beta);
      if (value < beta) upper = value;
      else lower = value;
    }
    return upper;
  }
}
