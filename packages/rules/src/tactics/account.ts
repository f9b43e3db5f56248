import type { Board, PackedMove } from '../board/board.ts';
import type { Cell } from '../board/cells.ts';
import { balance, isCrossedPawn, worthOf } from './worth.ts';

/** What the hunter has won and lost so far on a line: pieces in half points, crossed pawns by count. */
export class Account {
  private readonly board: Board;
  /** In a local fight the square fought for, else 0: only what falls there counts. */
  fight: Cell = 0;
  pieces = 0;
  pawns = 0;

  constructor(board: Board) {
    this.board = board;
  }

  /** The balance that the hunter has if all stops here. */
  get standing(): number {
    return balance(this.pieces, this.pawns);
  }

  get isUntouched(): boolean {
    return this.pieces === 0 && this.pawns === 0;
  }

  /** In a local fight only moves to the square fought for bear on the balance. */
  counts(move: PackedMove): boolean {
    return this.fight === 0 || move >> 8 === this.fight;
  }

  /** Enters what a move is about to take: 1 for the hunter, -1 for the hunted. */
  enter(move: PackedMove, sign: 1 | -1): void {
    const target = this.board.targetOf(move);
    if (target === 0 || !this.counts(move)) return;
    this.pieces += sign * worthOf(target);
    if (isCrossedPawn(this.board, target)) this.pawns += sign;
  }
}
