import type { Board } from '../board/board.ts';
import {
  ADVISOR,
  CANNON,
  ELEPHANT,
  HORSE,
  isKingOrPawn,
  ROLE_OF,
  ROOK,
  type PieceId,
} from '../board/cells.ts';
import { attackersOf } from '../movegen/attacks.ts';
import { pairOf, PAIRS, type ExchangeTerms } from '../tactics/terms.ts';
import { canTake, type Threat } from '../tactics/threat.ts';
import { EVEN, isCrossedPawn } from '../tactics/worth.ts';
import type { MoveContext } from './context.ts';
import type { ExcuseCode } from './finding.ts';
import { mayTakeFreely } from './meeting.ts';

/** Why the law lets a new attack pass, or undefined where it does not. */
export const exemptionOf = (
  context: MoveContext,
  threat: Threat,
  terms: ExchangeTerms,
): ExcuseCode | undefined => {
  if (threat.target === 0) return undefined;
  if (isByKingOrPawn(context, threat)) return 'king-or-pawn';
  if (context.law.sameTypeMeets && isMeeting(context, threat, terms)) return 'same-type-meets';
  return isFromKeyPoint(context, threat) ? 'key-point' : undefined;
};

/** A capture by king or pawn counts only where another piece made the attack and bears on the target too. */
const isByKingOrPawn = ({ law, after, mover, side }: MoveContext, { captor, target }: Threat): boolean => {
  if (!law.kingAndPawnMayChase || !isKingOrPawn(captor)) return false;
  if (captor === mover) return true;
  return !attackersOf(after, after.cellOf(target), side).some(
    (id) => !isKingOrPawn(id) && canTake(after, id, target),
  );
};

/** The captor stands in exchange with the target, or the gain needs a helper that does. */
const isMeeting = (context: MoveContext, threat: Threat, terms: ExchangeTerms): boolean => {
  const { after, side, searchAfter } = context;
  const { captor, target, move } = threat;
  if (mayTakeFreely(context, captor, target)) return true;
  for (let helper = side; helper < side + 16; helper++) {
    if (helper === captor || !after.isOnBoard(helper) || !mayTakeFreely(context, helper, target)) continue;
    if (!searchAfter.reaches(move, without(helper, terms), EVEN)) return true;
  }
  return false;
};

/** The terms with nothing won by later captures of this piece; it still stands in the way. */
export const without = (helper: PieceId, terms: ExchangeTerms): ExchangeTerms => {
  const barred = terms.barred?.slice() ?? new Uint8Array(PAIRS);
  barred.fill(1, pairOf(helper, 0), pairOf(helper + 1, 0));
  return { ...terms, barred };
};

/** A side with one fighting piece against several may attack an advisor or elephant from its key point. */
const isFromKeyPoint = ({ law, after, side, foe }: MoveContext, { target }: Threat): boolean =>
  law.keyPoint &&
  (ROLE_OF[target] === ADVISOR || ROLE_OF[target] === ELEPHANT) &&
  fightersOf(after, side) === 1 &&
  fightersOf(after, foe) > 1;

const fightersOf = (board: Board, tag: number): number => {
  let count = 0;
  for (let id = tag; id < tag + 16; id++) if (board.isOnBoard(id) && isFighter(board, id)) count++;
  return count;
};

const isFighter = (board: Board, id: PieceId): boolean => {
  const role = ROLE_OF[id];
  return role === ROOK || role === CANNON || role === HORSE || isCrossedPawn(board, id);
};
