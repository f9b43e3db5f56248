import type { Board, PackedMove } from '../board/board.ts';
import { pieceOfId, squareOf, type PieceId } from '../board/cells.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { Budget } from '../tactics/budget.ts';
import { ExchangeSearch } from '../tactics/exchange.ts';
import { otherSide } from '../tactics/terms.ts';
import { withoutCheckers } from '../tactics/threat.ts';
import type { PieceRef } from './finding.ts';
import type { NatureLaw } from './law.ts';

/**
 * Everything a detector may look at: the board before the move and after it, both with the mover
 * to play (after the move: as if the opponent passed), and the searches on them.
 */
export interface MoveContext {
  readonly law: NatureLaw;
  readonly move: PackedMove;
  readonly mover: PieceId;
  /** Tag of the side that moved, and of the other. */
  readonly side: number;
  readonly foe: number;
  readonly before: Board;
  readonly after: Board;
  /** Whether the mover's side was in check before the move. */
  readonly wasInCheck: boolean;
  readonly budget: Budget;
  readonly searchBefore: ExchangeSearch;
  readonly searchAfter: ExchangeSearch;
}

/** The context of a legal move from the board, which is not changed. */
export const contextOf = (board: Board, move: PackedMove, law: NatureLaw): MoveContext => {
  const before = board.clone();
  const after = board.clone();
  after.make(move);
  after.pass();
  const budget = new Budget(law.nodes);
  return {
    law,
    move,
    mover: board.moverOf(move),
    side: board.turn,
    foe: otherSide(board.turn),
    before,
    after,
    wasInCheck: isInCheck(board, board.turn),
    budget,
    searchBefore: new ExchangeSearch(before, budget, law.exchange),
    searchAfter: new ExchangeSearch(after, budget, law.exchange),
  };
};

/**
 * The board before the move without the pieces that gave check to the mover; undefined where the law
 * does not ask for it, or where nothing else kept the other king out of check.
 */
export const uncheckedBefore = ({ before, side, foe, law }: MoveContext): Board | undefined => {
  if (!law.newness.liftsCheckers) return undefined;
  const free = withoutCheckers(before, side);
  return isInCheck(free, foe) ? undefined : free;
};

/** A piece for a finding, where it stands after the move. */
export const refOf = (context: MoveContext, id: PieceId): PieceRef => ({
  id,
  ...pieceOfId(id),
  at: squareOf(context.after.cellOf(id)),
});
