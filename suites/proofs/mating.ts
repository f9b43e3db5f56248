import type { Board, PackedMove } from '../../packages/rules/src/board/board.ts';
import { isInCheck } from '../../packages/rules/src/movegen/attacks.ts';
import { legalOn } from '../boards.ts';
import { after } from '../mates/replay.ts';

/** Answers whether the side to move mates within so many own checks, against every defence. */
type MateQuestion = (board: Board, left: number) => boolean;

/** The definition played out: each check is tried, each reply answered. Remembers what it has seen. */
const mateQuestion = (): MateQuestion => {
  const known = new Map<string, boolean>();
  const mates: MateQuestion = (board, left) => {
    const key = `${String(board.hashLo)},${String(board.hashHi)},${String(left)}`;
    const answer = known.get(key) ?? (left > 0 && (mates(board, left - 1) || someCheckMates(board, left)));
    known.set(key, answer);
    return answer;
  };
  const someCheckMates = (board: Board, left: number): boolean =>
    legalOn(board).some((move) =>
      after(board, move, () => isInCheck(board, board.turn) && isLost(board, left - 1)),
    );
  const isLost = (board: Board, left: number): boolean =>
    legalOn(board).every((reply) => after(board, reply, () => mates(board, left)));
  return mates;
};

/**
 * What is wrong with a claimed mate: undefined if each move of the line is legal, each of the
 * mover's a check and the last one mate, and if at every step every other defence is mated too,
 * by checks alone and within the claimed number of them.
 */
export const flawOfMate = (board: Board, line: readonly PackedMove[]): string | undefined => {
  if (line.length % 2 === 0) return 'the line does not end with a move of the mover';
  const mates = mateQuestion();
  const flawFrom = (n: number): string | undefined => {
    const move = line[n];
    if (move === undefined) return undefined;
    if (!legalOn(board).includes(move)) return `move ${String(n)} of the line is illegal`;
    return after(board, move, () => (n % 2 === 0 ? flawOfCheck(n) : undefined) ?? flawFrom(n + 1));
  };
  const flawOfCheck = (n: number): string | undefined => {
    if (!isInCheck(board, board.turn)) return `move ${String(n)} of the line gives no check`;
    const replies = legalOn(board);
    const left = (line.length - 1 - n) / 2;
    if (left === 0 && replies.length > 0) return 'the last check is not mate';
    const escapes = replies.some((reply) => !after(board, reply, () => mates(board, left)));
    return escapes ? `move ${String(n)} of the line lets the king escape` : undefined;
  };
  return flawFrom(0);
};
