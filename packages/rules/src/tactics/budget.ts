import type { Board, PackedMove } from '../board/board.ts';
import type { Bars } from './check-tree.ts';
import { hasMateInOne, mateByChecks } from './mate.ts';

/**
 * A bound on work, in nodes, shared by all searches that answer one question. A search that
 * meets the end stops where it is, and its answer counts as unknown: never a guess.
 */
export class Budget {
  private spent = 0;
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Counts one node; false when none was left. */
  spend(): boolean {
    return ++this.spent <= this.limit;
  }

  get isExhausted(): boolean {
    return this.spent > this.limit;
  }

  /** Begins anew, for what is asked beside once the question is answered. */
  renew(): void {
    this.spent = 0;
  }

  /** The shortest mate by at most `most` checks for the side to move, within what is left. */
  mate(board: Board, most: number, bars?: Bars): readonly PackedMove[] | undefined {
    const nodes = Math.max(1, this.limit - this.spent);
    const result = mateByChecks(board, { nodes, most, ...(bars === undefined ? {} : { bars }) });
    if (result.kind === 'unknown') this.spent = this.limit + 1;
    return result.kind === 'mate' ? result.line : undefined;
  }

  mates(board: Board, most: number): boolean {
    return most === 1 ? hasMateInOne(board) : this.mate(board, most) !== undefined;
  }
}
