import { packMove, type Board } from '../../packages/rules/src/board/board.ts';
import { pieceOfId, squareOf } from '../../packages/rules/src/board/cells.ts';
import type { Move } from '../../packages/rules/src/board/move.ts';
import type { Excuse, Finding, PieceRef } from '../../packages/rules/src/nature/finding.ts';
import type { Placement } from '../dumb.ts';
import { after } from '../mates/replay.ts';
import { flawOfMate } from './mating.ts';
import { flawOfBlock, flawOfCheck, flawOfFollow } from './standing.ts';
import { flawOfBait, flawOfCapture, flawOfChase, flawOfMeeting } from './taking.ts';

/**
 * Checks what a judged move's findings claim, by the rules of movement, plain definitions and
 * brute force alone: it shares nothing with the searches that found them.
 *
 * Proved of every finding: the pieces it names stand where it says. Beside that, of
 * - 将 check: each piece named attacks the king, and each that attacks him is named;
 * - 杀 kill: see {@link flawOfMate}: mate against every defence, within the claimed number of checks;
 * - 捉 chase: the piece named takes the target named along the line, and the line's every move
 *   keeps at least the claimed value whatever the opponent takes, checks or answers to check (see
 *   {@link flawOfGain}). Kings' and pawns' later captures, which the law may not count, count here:
 *   more may be won than claimed, never less. By the Asian books: the capture is legal, and cannot
 *   be legally retaken or is of a dearer piece;
 * - 兑 exchange, 献 offer: the taking is legal and costs the taker nothing, and can be answered by
 *   a legal retake, or cannot;
 * - 跟 follow, 拦 block: by the way of moving of the pieces named;
 * - the excuse that taking loses: the capture is legal, and the line mates whoever takes or wins more
 *   of him than he has taken, by the same two measures.
 *
 * Not proved, for it is law and no fact: that an attack is new, or that another reason excuses it.
 */
export type Proof = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Whether a chase claims a gain by full exchange or a single capture, as in `NatureLaw`. */
export type ChaseLaw = 'exchange' | 'capture';

/** Checks one finding of a move, on the board as it stands before the move. The board comes back as it was. */
export const checkFinding = (board: Board, move: Move, finding: Finding, law: ChaseLaw): Proof => {
  const before = board.pieces();
  const reason = after(
    board,
    packMove(move),
    () => misplaced(board, finding) ?? flawOf(board, before, move, finding, law),
  );
  return reason === undefined ? { ok: true } : { ok: false, reason };
};

/** The same for the excuse that taking loses. */
export const checkBait = (board: Board, move: Move, excuse: Excuse): Proof => {
  const reason = after(board, packMove(move), () => passed(board, () => flawOfBait(board, excuse)));
  return reason === undefined ? { ok: true } : { ok: false, reason };
};

/** A piece that the finding names and that is not there. */
const misplaced = (board: Board, finding: Finding): string | undefined => {
  const by = 'by' in finding ? finding.by : [];
  const named = 'target' in finding ? [...by, finding.target] : by;
  const stray = named.find((ref) => !isThere(board, ref));
  return stray === undefined ? undefined : `piece ${String(stray.id)} does not stand where it is said to`;
};

const isThere = (board: Board, { id, at, role, color }: PieceRef): boolean => {
  const piece = pieceOfId(id);
  return (
    board.isOnBoard(id) && squareOf(board.cellOf(id)) === at && piece.role === role && piece.color === color
  );
};

/** What is wrong with the claim, on the board after the move with the opponent to play. */
const flawOf = (
  board: Board,
  before: Placement,
  move: Move,
  finding: Finding,
  law: ChaseLaw,
): string | undefined => {
  switch (finding.nature) {
    case 'check':
      return flawOfCheck(board.pieces(), finding.by);
    case 'kill':
      return passed(board, () => flawOfMate(board, finding.line.map(packMove)));
    case 'chase':
      return passed(board, () =>
        law === 'exchange' ? flawOfChase(board, finding) : flawOfCapture(board, finding),
      );
    case 'exchange':
    case 'offer':
      return flawOfMeeting(board, finding);
    case 'follow':
      return flawOfFollow(before, board.pieces(), move, finding.target);
    case 'block':
      return flawOfBlock(board.pieces(), move, finding.target);
    case 'idle':
    case 'unknown':
      return undefined;
  }
};

/** What `look` sees if the opponent passes. */
const passed = <T>(board: Board, look: () => T): T => {
  board.pass();
  const seen = look();
  board.pass();
  return seen;
};
