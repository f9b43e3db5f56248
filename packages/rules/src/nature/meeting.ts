import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import { ROLE_OF, type PieceId } from '../board/cells.ts';
import { canReach } from '../movegen/pseudo.ts';
import { canTake, rootsAgainst, takes, worthyCaptures } from '../tactics/threat.ts';
import { hasWorth, PAWN_WORTH, worthOf } from '../tactics/worth.ts';
import { refOf, type MoveContext } from './context.ts';
import type { MeetingFinding } from './finding.ts';
import { exchangeTermsOf } from './law.ts';

/**
 * 兑 and 献: a piece stands where an enemy piece may take it, and the enemy is neither mated nor
 * loses material by taking. Rooted and of the same type or value it is offered in exchange 兑;
 * without a root it is given up 献.
 */

/** Whether `foe` stands against `own` of the same type and may take it without harm. */
export const mayTakeFreely = (context: MoveContext, own: PieceId, foe: PieceId): boolean =>
  ROLE_OF[own] === ROLE_OF[foe] && isFreeToTake(context, own, foe);

/** The captures that would accept an exchange or offer which the opponent merely does not accept himself. */
export const meetingCapturesOf = (context: MoveContext): PackedMove[] => {
  const { after, law } = context;
  if (!law.sameTypeMeets) return [];
  return worthyCaptures(after).filter((m) => mayTakeFreely(context, after.moverOf(m), after.targetOf(m)));
};

/** Whether the opponent, to play after the move, can take `own` with `foe` and comes to no harm. */
const isFreeToTake = (context: MoveContext, own: PieceId, foe: PieceId): boolean => {
  const { after, searchAfter, law } = context;
  after.pass();
  const isFree =
    canTake(after, foe, own) &&
    searchAfter.reaches(takes(after, foe, own), { ...exchangeTermsOf(law), even: false }, 1 - PAWN_WORTH);
  after.pass();
  return isFree;
};

/** The exchanges and offers that the move makes, of whichever piece, and the exchanges that it newly supports. */
export function* meetingsOf(context: MoveContext): Generator<MeetingFinding, void> {
  const { after, side, foe } = context;
  for (let own = side; own < side + 16; own++) {
    if (!after.isOnBoard(own) || !hasWorth(after, own)) continue;
    for (let other = foe; other < foe + 16; other++) {
      if (!after.isOnBoard(other)) continue;
      const finding = areEqual(own, other) ? exchangeOf(context, own, other) : undefined;
      const offer = finding ?? offerOf(context, own, other);
      if (offer !== undefined) yield offer;
    }
  }
}

/** 24.4: pieces of one type, or of equal value. */
const areEqual = (own: PieceId, other: PieceId): boolean =>
  ROLE_OF[own] === ROLE_OF[other] || (worthOf(own) > 0 && worthOf(own) === worthOf(other));

const exchangeOf = (context: MoveContext, own: PieceId, other: PieceId): MeetingFinding | undefined => {
  const isMade = isNewlyExposed(context, own, other) || isSupported(context, own, other);
  if (!isMade || !isFreeToTake(context, own, other)) return undefined;
  const retake = retakeOf(context, own, other);
  return retake === undefined ? undefined : meeting(context, 'exchange', own, other, [retake]);
};

const offerOf = (context: MoveContext, own: PieceId, other: PieceId): MeetingFinding | undefined => {
  const isMade = own === context.mover && isNewlyExposed(context, own, other);
  if (!isMade || !isFreeToTake(context, own, other) || retakeOf(context, own, other) !== undefined)
    return undefined;
  return meeting(context, 'offer', own, other, []);
};

const meeting = (
  context: MoveContext,
  nature: MeetingFinding['nature'],
  own: PieceId,
  other: PieceId,
  answer: readonly PackedMove[],
): MeetingFinding => ({
  nature,
  by: [refOf(context, own)],
  target: refOf(context, other),
  line: [takes(context.after, other, own), ...answer].map(unpackMove),
});

/** Whether the other can take the piece where it stands now and could not where it stood. */
const isNewlyExposed = ({ before, after }: MoveContext, own: PieceId, other: PieceId): boolean =>
  canReach(after, other, after.cellOf(own)) && !canReach(before, other, before.cellOf(own));

/** Whether two like pieces face each other and the moved piece newly bears on either square. */
const isSupported = (context: MoveContext, own: PieceId, other: PieceId): boolean => {
  const { before, after, mover } = context;
  if (
    own === mover ||
    !canReach(after, own, after.cellOf(other)) ||
    !canReach(after, other, after.cellOf(own))
  ) {
    return false;
  }
  const attacks = (board: Board): boolean => canReach(board, mover, board.cellOf(other));
  return (
    (attacks(after) && !attacks(before)) ||
    (guards(after, mover, own, other) && !guards(before, mover, own, other))
  );
};

/** Whether the guard could take on the square of `own` once the other has taken there. */
const guards = (board: Board, guard: PieceId, own: PieceId, other: PieceId): boolean => {
  const taking = takes(board, other, own);
  const taken = board.make(taking);
  const answer = canReach(board, guard, taking >> 8);
  board.unmake(taking, taken);
  return answer;
};

/** How the mover's side takes back, if it legally can. */
const retakeOf = ({ after }: MoveContext, own: PieceId, other: PieceId): PackedMove | undefined => {
  const taking = takes(after, other, own);
  after.pass();
  const [root] = rootsAgainst(after, taking).legal;
  after.pass();
  return root === undefined ? undefined : after.cellOf(root) | (taking & 0xff00);
};
