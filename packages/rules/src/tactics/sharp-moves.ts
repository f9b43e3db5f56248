import type { Board, PackedMove } from '../board/board.ts';
import { generateChecks } from '../movegen/checks.ts';
import { MOVES_PER_NODE, type MoveBuffer } from '../movegen/pseudo.ts';
import { generateLegal, generateLegalCaptures } from '../position/legal.ts';
import { worthOf } from './worth.ts';

/** Rows of the stack: more than the plies of any search. */
export const DEPTH = 24;

/** One stack serves all searches, for none runs inside another. */
const buffer: MoveBuffer = new Int32Array(MOVES_PER_NODE * DEPTH);
const keys = new Int32Array(MOVES_PER_NODE * DEPTH);

/**
 * The moves that an exchange search looks at, on a stack of one frame a ply, with the most
 * promising picked first: the dearest victim, then the cheapest captor. Quiet checks are gathered
 * only where the captures did not decide.
 */
export class SharpMoves {
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  /** Writes all legal moves from `start`; answers the end. */
  gatherAll(start: number): number {
    return this.weigh(start, generateLegal(this.board, buffer, start));
  }

  /** Writes the legal captures from `start`; answers the end. */
  gatherCaptures(start: number): number {
    return this.weigh(start, generateLegalCaptures(this.board, buffer, start));
  }

  /** Writes the quiet checks from `start`; answers the end, or -1 where not even a capture gives check. */
  gatherChecks(start: number): number {
    const { board } = this;
    const last = generateChecks(board, buffer, start);
    if (last === start) return -1;
    let end = start;
    for (let i = start; i < last; i++) if (board.targetOf(buffer[i]!) === 0) buffer[end++] = buffer[i]!;
    return this.weigh(start, end);
  }

  private weigh(start: number, end: number): number {
    const { board } = this;
    for (let i = start; i < end; i++) {
      const target = board.targetOf(buffer[i]!);
      keys[i] = target === 0 ? 0 : 64 + (worthOf(target) << 8) - worthOf(board.moverOf(buffer[i]!));
    }
    return end;
  }

  /** Brings the most promising of the moves from `i` up to `end` to index `i` and answers it. */
  pick(i: number, end: number): PackedMove {
    let best = i;
    for (let j = i + 1; j < end; j++) if (keys[j]! > keys[best]!) best = j;
    const move = buffer[best]!;
    const key = keys[best]!;
    buffer[best] = buffer[i]!;
    keys[best] = keys[i]!;
    buffer[i] = move;
    keys[i] = key;
    return move;
  }
}
