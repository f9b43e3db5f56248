import { rankOf, turned, type Square } from '../../board/square.ts';
import type { StoredMove, StoredMoves } from './records.ts';

/** A move of a format that has one line only. */
export interface LineMove {
  /** Undefined where the file names no point of the board. */
  readonly from: Square | undefined;
  readonly to: Square | undefined;
  readonly comment?: string | undefined;
}

/** A line of moves as one run of records; `whole` is false where the file ends within a move. */
export const lineOf = (moves: readonly LineMove[], note?: string, whole = true): StoredMoves<string> => ({
  moves: [{ from: undefined, to: undefined, comment: note }, ...moves].map(
    ({ from, to, comment }, i): StoredMove<string> => ({
      from,
      to,
      comment,
      hasNext: i < moves.length || !whole,
      hasSibling: false,
    }),
  ),
  whole,
});

/** The same moves from the other side of the board where they were noted with Red on top: Red begins. */
export const withRedBelow = (moves: readonly LineMove[]): readonly LineMove[] => {
  const first = moves[0]?.from;
  if (first === undefined || rankOf(first) < 5) return moves;
  const turn = (square: Square | undefined): Square | undefined =>
    square === undefined ? undefined : turned(square);
  return moves.map(({ from, to, comment }) => ({ from: turn(from), to: turn(to), comment }));
};
