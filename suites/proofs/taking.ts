import { packMove, type Board, type PackedMove } from '../../packages/rules/src/board/board.ts';
import type { Role } from '../../packages/rules/src/board/types.ts';
import type {
  ChaseFinding,
  Excuse,
  MeetingFinding,
  PieceRef,
} from '../../packages/rules/src/nature/finding.ts';
import { legalOn } from '../boards.ts';
import { after } from '../mates/replay.ts';
import { balanceOf, entered, LEVEL } from './account.ts';
import { flawOfGain } from './gain.ts';
import { flawOfMate } from './mating.ts';

/** Claims about what can be taken: 捉, 兑, 献. */

/** 捉 by full exchange, with the mover to play: the line wins what it names, and as much as it claims. */
export const flawOfChase = (board: Board, { by, target, line, value }: ChaseFinding): string | undefined => {
  const moves = line.map(packMove);
  if (!by.some((captor) => takesAlong(board, moves, captor, target)))
    return 'the piece named does not take the target named';
  return value > 0 ? flawOfGain(board, moves, value) : 'nothing is claimed';
};

/** Whether somewhere along the line, by the side that begins it, the one piece takes the other. */
const takesAlong = (
  board: Board,
  line: readonly PackedMove[],
  captor: PieceRef,
  target: PieceRef,
): boolean => {
  const [move, answer, ...rest] = line;
  if (move === undefined) return false;
  if (board.moverOf(move) === captor.id && board.targetOf(move) === target.id) return true;
  if (answer === undefined) return false;
  return after(board, move, () => after(board, answer, () => takesAlong(board, rest, captor, target)));
};

/** Why whoever takes, with the mover to play, is neither mated by the line nor loses more by it than he has taken. */
export const flawOfBait = (board: Board, { by, target, line }: Excuse): string | undefined => {
  const [taking, ...blow] = line.map(packMove);
  const [captor] = by;
  if (taking === undefined || captor === undefined || target === undefined) return 'there is no capture';
  if (board.moverOf(taking) !== captor.id || board.targetOf(taking) !== target.id)
    return 'the piece named does not take the target named';
  if (!legalOn(board).includes(taking)) return 'the capture is illegal';
  const price = balanceOf(entered(LEVEL, board, taking, 1));
  return after(board, taking, () =>
    flawOfMate(board, blow) === undefined ? undefined : flawOfGain(board, blow, price + 1),
  );
};

/** What a lesser piece may take even where it is protected, by the Asian books. */
const DEARER: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  horse: ['rook'],
  cannon: ['rook'],
  advisor: ['rook', 'horse', 'cannon'],
  elephant: ['rook', 'horse', 'cannon'],
};

/** 捉 by a single capture, with the mover to play: legal, and for nothing or of a dearer piece. */
export const flawOfCapture = (board: Board, { by, target, line }: ChaseFinding): string | undefined => {
  const [captor] = by;
  const [move] = line.map(packMove);
  if (captor === undefined || move === undefined) return 'there is no capture';
  if (board.moverOf(move) !== captor.id || board.targetOf(move) !== target.id)
    return 'the piece named does not take the target named';
  if (!legalOn(board).includes(move)) return 'the capture is illegal';
  if (captor.role === 'king' || captor.role === 'pawn') return 'kings and pawns may chase';
  const isDearer = DEARER[captor.role]?.includes(target.role) === true;
  return isDearer || !canBeRetaken(board, move) ? undefined : 'the capture can be retaken';
};

/** 兑, 献, with the opponent to play: it may take and loses nothing by it, and can or cannot be retaken. */
export const flawOfMeeting = (
  board: Board,
  { nature, by, target, line }: MeetingFinding,
): string | undefined => {
  const [taking, retake] = line.map(packMove);
  const [own] = by;
  if (taking === undefined || own === undefined) return 'there is no taking';
  if (board.moverOf(taking) !== target.id || board.targetOf(taking) !== own.id)
    return 'the taking is not of the piece named by the piece named';
  const flaw = flawOfGain(board, [taking], 0);
  if (flaw !== undefined) return flaw;
  const isRetaken =
    retake !== undefined &&
    retake >> 8 === taking >> 8 &&
    after(board, taking, () => legalOn(board).includes(retake));
  if (nature === 'exchange') return isRetaken ? undefined : 'the retake is illegal';
  return canBeRetaken(board, taking) ? 'what is offered has a root' : undefined;
};

const canBeRetaken = (board: Board, move: PackedMove): boolean =>
  after(board, move, () => legalOn(board).some((retake) => retake >> 8 === move >> 8));
