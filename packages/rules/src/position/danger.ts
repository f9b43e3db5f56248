import type { Board } from '../board/board.ts';
import { BOTH_TAGS } from '../board/cells.ts';
import { isPawnAt } from '../movegen/attacks.ts';
import { CHECK, HOLLOW, openingBefore, openingsTo, type Openings } from '../movegen/openings.ts';
import { sightBetween, sightOnFile, sightOnRank } from '../movegen/sight.ts';

/**
 * What threatens the king of the side to move, found once per position so that most moves need no
 * test of their own. The only moves that can leave the king in check are: his own; every move when
 * he is in check already; those of a *suspect*, an own piece whose leaving opens a way to him, be it
 * pinned 牵制, one screen too many or on a leg; and whoever steps before a hollow cannon 空头炮.
 * A capture never opens a way except by its origin, since the captor stands where its victim stood.
 */
export type Danger = Openings;

export const isCheckIn = (danger: Danger): boolean => (danger & CHECK) !== 0;

export const isHollowIn = (danger: Danger): boolean => (danger & HOLLOW) !== 0;

/** Whether a move of the piece in this slot may leave the king in check; one of the king, slot 0, always may. */
export const isSuspect = (danger: Danger, slot: number): boolean =>
  slot === 0 || ((danger >> slot) & 1) !== 0;

/** The danger to the king of the side to move; none where he is not on the board. */
export const dangerOf = (board: Board): Danger => {
  const { cells, places, occupied, turn } = board;
  const king = places[turn]!;
  if (king === 0) return 0;
  const enemy = turn ^ BOTH_TAGS;
  const other = places[enemy]!;
  const file = sightOnFile(occupied, king);
  const rank = sightOnRank(occupied, king);
  return (
    (isPawnAt(cells, king, enemy) ? CHECK : 0) |
    openingBefore(cells, turn, sightBetween(king, other, file, rank), other) |
    openingsTo(board, king, enemy, turn, file, rank)
  );
};
