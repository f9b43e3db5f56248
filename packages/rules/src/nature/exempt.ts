import type { Board, PackedMove } from '../board/board.ts';
import {
  ADVISOR,
  CANNON,
  ELEPHANT,
  HORSE,
  isKingOrPawn,
  PAWN,
  ROLE_OF,
  ROOK,
  type PieceId,
} from '../board/cells.ts';
import { attackersOf } from '../movegen/attacks.ts';
import { pairOf, PAIRS, type ExchangeTerms } from '../tactics/terms.ts';
import { canTake, checkersOf, type Threat } from '../tactics/threat.ts';
import { dearnessOf, EVEN, isCrossedPawn } from '../tactics/worth.ts';
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
  if (isByKingOrPawn(context, threat, terms)) return 'king-or-pawn';
  if (context.law.sameTypeMeets && isMeeting(context, threat, terms)) return 'same-type-meets';
  return isFromKeyPoint(context, threat) ? 'key-point' : undefined;
};

/**
 * A capture by king or pawn counts only where the piece that moved bears on the target too (26.1.2), where the one that moved attacks together with another piece (26.1.1), or where it is a
 * pawn's and uncovers check by another piece (26.8).
 */
const isByKingOrPawn = (context: MoveContext, threat: Threat, terms: ExchangeTerms): boolean => {
  const { law, after, mover } = context;
  const { captor, target, move } = threat;
  if (!law.kingAndPawnMayChase || !isKingOrPawn(captor)) return false;
  if (uncoversCheck(after, move)) return false;
  if (law.pawnChases && ROLE_OF[captor] === PAWN) return false;
  if (captor === mover) return !needsBacking(context, threat, terms);
  return isKingOrPawn(mover) || !canTake(after, mover, target);
};

/** Whether the capture gains only because another piece, neither king nor pawn, would take back on the square. */
const needsBacking = (context: MoveContext, { move }: Threat, terms: ExchangeTerms): boolean =>
  backersOf(context, move).some((helper) => !context.searchAfter.reaches(move, without(helper, terms), EVEN));

/** The pieces of the hunter, kings and pawns left out, that bear on the square of a capture once it is made. */
const backersOf = ({ after, side }: MoveContext, move: PackedMove): PieceId[] => {
  const taken = after.make(move);
  const backers = attackersOf(after, move >> 8, side).filter((id) => !isKingOrPawn(id));
  after.unmake(move, taken);
  return backers;
};

/** Whether another piece than the one that moves gives check after the move. */
export const uncoversCheck = (board: Board, move: PackedMove): boolean => {
  const captor = board.moverOf(move);
  const taken = board.make(move);
  const checkers = checkersOf(board, board.turn);
  board.unmake(move, taken);
  return checkers.some((id) => id !== captor);
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
const without = (helper: PieceId, terms: ExchangeTerms): ExchangeTerms => {
  const barred = terms.barred?.slice() ?? new Uint8Array(PAIRS);
  barred.fill(1, pairOf(helper, 0), pairOf(helper + 1, 0));
  return { ...terms, barred };
};

/** A side with one fighting piece against more force may attack an advisor or elephant from its key point. */
const isFromKeyPoint = ({ law, after, side, foe }: MoveContext, { target }: Threat): boolean => {
  if (!law.keyPoint || (ROLE_OF[target] !== ADVISOR && ROLE_OF[target] !== ELEPHANT)) return false;
  const own = fightersOf(after, side);
  const others = fightersOf(after, foe);
  return own.length === 1 && strengthOf(own) < strengthOf(others);
};

/** Rooks, horses, cannons and crossed pawns. */
const fightersOf = (board: Board, tag: number): PieceId[] =>
  Array.from({ length: 16 }, (_, i) => tag + i).filter((id) => board.isOnBoard(id) && isFighter(board, id));

const strengthOf = (fighters: readonly PieceId[]): number =>
  fighters.reduce((sum, id) => sum + dearnessOf(id), 0);

const isFighter = (board: Board, id: PieceId): boolean => {
  const role = ROLE_OF[id];
  return role === ROOK || role === CANNON || role === HORSE || isCrossedPawn(board, id);
};
