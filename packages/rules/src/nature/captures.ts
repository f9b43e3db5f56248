import type { Board, PackedMove } from '../board/board.ts';
import { unpackMove } from '../board/board.ts';
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
import { canTake, rootsAgainst, takes, worthyCaptures } from '../tactics/threat.ts';
import { dearnessOf, worthOf } from '../tactics/worth.ts';
import { refOf, type MoveContext } from './context.ts';
import { ROOTS, type ChaseFinding } from './finding.ts';

/**
 * 捉 as the Asian books know it: a legal capture by a piece that is neither king nor pawn, and that
 * either cannot be legally retaken or wins a dearer piece outright. It is made by the move if it
 * was no such capture before, be it that the way was closed or that the target was protected.
 */
export const capturesOf = (context: MoveContext): ChaseFinding[] => {
  const made = worthyCaptures(context.after).filter((move) => isChase(context, move));
  const opened = made.filter((move) => !couldTake(context, move));
  const captors = opened.map((move) => context.after.moverOf(move));
  return made
    .filter((move) => opened.includes(move) || !captors.includes(context.after.moverOf(move)))
    .map((move) => chaseFinding(context, move))
    .sort(byWeight);
};

/** Whether the captor could take the target before, though it was protected. */
const couldTake = ({ before, after }: MoveContext, move: PackedMove): boolean =>
  canTake(before, after.moverOf(move), after.targetOf(move));

/** The dearest target first; of equals the one that is less protected. */
const byWeight = (a: ChaseFinding, b: ChaseFinding): number =>
  worthOf(b.target.id) - worthOf(a.target.id) || ROOTS.indexOf(a.root) - ROOTS.indexOf(b.root);

const isChase = ({ before, after }: MoveContext, move: PackedMove): boolean => {
  const captor = after.moverOf(move);
  const target = after.targetOf(move);
  return isAttackOn(after, captor, target) && !isAttackOn(before, captor, target);
};

/** Whether the side to move attacks the target with the captor, in the sense of the Asian books. */
const isAttackOn = (board: Board, captor: PieceId, target: PieceId): boolean => {
  const role = ROLE_OF[captor];
  if (isKingOrPawn(captor) || !canTake(board, captor, target)) return false;
  if (role === ROLE_OF[target] && canBeTakenBy(board, target, captor)) return false;
  return isOfHigherRank(captor, target) || !canBeRetaken(board, takes(board, captor, target));
};

/** Whether the other side, if it were to move, could legally take the piece with its own. */
const canBeTakenBy = (board: Board, captor: PieceId, target: PieceId): boolean => {
  board.pass();
  const answer = canTake(board, captor, target);
  board.pass();
  return answer;
};

/** N or C on R, A or B on R, N or C: a chase even where the target is protected. */
const isOfHigherRank = (captor: PieceId, target: PieceId): boolean => {
  const victim = ROLE_OF[target];
  switch (ROLE_OF[captor]) {
    case HORSE:
    case CANNON:
      return victim === ROOK;
    case ADVISOR:
    case ELEPHANT:
      return victim === ROOK || victim === HORSE || victim === CANNON;
    default:
      return false;
  }
};

const canBeRetaken = (board: Board, move: PackedMove): boolean => rootsAgainst(board, move).legal.length > 0;

const chaseFinding = (context: MoveContext, move: PackedMove): ChaseFinding => {
  const captor = context.after.moverOf(move);
  const target = context.after.targetOf(move);
  const isRooted = canBeRetaken(context.after, move);
  return {
    nature: 'chase',
    means: captor === context.mover ? 'capture' : 'discovered',
    by: [refOf(context, captor)],
    target: refOf(context, target),
    root: isRooted ? 'true' : 'none',
    line: [unpackMove(move)],
    value: dearnessOf(target) - (isRooted ? worthOf(captor) : 0),
    soft: false,
    held: isHeld(context, target),
  };
};

/** Whether a rook stands on the leg of an enemy horse that would give check if it left. */
const isHeld = ({ after, foe, side }: MoveContext, target: PieceId): boolean => {
  if (ROLE_OF[target] !== ROOK) return false;
  const cell = after.cellOf(target);
  after.lift(target);
  const checkers = attackersOf(after, after.cellOf(foe), side);
  after.put(target, cell);
  return checkers.some((id) => ROLE_OF[id] === HORSE);
};
