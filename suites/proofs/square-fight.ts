import type { Board, PackedMove } from '../../packages/rules/src/board/board.ts';
import type { Cell } from '../../packages/rules/src/board/cells.ts';
import { isInCheck } from '../../packages/rules/src/movegen/attacks.ts';
import { legalOn } from '../boards.ts';
import { after } from '../mates/replay.ts';
import { balanceOf, entered, LEVEL, type Account } from './account.ts';

/**
 * Whether a capture wins in the fight for its own square alone: both sides take on that square or
 * stop, whatever hangs elsewhere; a side in check answers it with any legal move. Only what falls
 * on the square counts.
 */
export const winsOnItsSquare = (board: Board, move: PackedMove): boolean => {
  const square = move >> 8;
  const account = entered(LEVEL, board, move, 1);
  return after(board, move, () => defenderFails(board, square, account, 0));
};

/** A fight that has gone on for so long is not won. */
const PLIES = 24;

const defenderFails = (board: Board, square: Cell, account: Account, ply: number): boolean => {
  if (!isInCheck(board, board.turn) && balanceOf(account) <= 0) return false;
  return movesIn(board, square).every((move) => {
    const next = onSquare(board, move, square, account, -1);
    return after(board, move, () => attackerWins(board, square, next, ply + 1));
  });
};

const attackerWins = (board: Board, square: Cell, account: Account, ply: number): boolean => {
  if (!isInCheck(board, board.turn) && balanceOf(account) > 0) return true;
  if (ply > PLIES) return false;
  return movesIn(board, square).some((move) => {
    const next = onSquare(board, move, square, account, 1);
    return after(board, move, () => defenderFails(board, square, next, ply + 1));
  });
};

const movesIn = (board: Board, square: Cell): PackedMove[] => {
  const mustAnswer = isInCheck(board, board.turn);
  return legalOn(board).filter((move) => mustAnswer || (move >> 8 === square && board.targetOf(move) !== 0));
};

const onSquare = (board: Board, move: PackedMove, square: Cell, account: Account, sign: 1 | -1): Account =>
  move >> 8 === square ? entered(account, board, move, sign) : account;
