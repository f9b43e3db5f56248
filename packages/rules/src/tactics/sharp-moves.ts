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
 * promising picked first: the dearest victim, then the cheapest captor, then quiet checks.
 */
export class SharpMoves {
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  /** Writes from `start` all legal moves in check, else captures and, where allowed, quiet checks; answers the end. */
  gather(start: number, inCheck: boolean, mayCheck: boolean): number {
    const { board } = this;
    const end = inCheck ? generateLegal(board, buffer, start) : this.gatherSharp(start, mayCheck);
    for (let i = start; i < end; i++) {
      const target = board.targetOf(buffer[i]!);
      keys[i] = target === 0 ? 0 : 64 + (worthOf(target) << 8) - worthOf(board.moverOf(buffer[i]!));
    }
    return end;
  }

  private gatherSharp(start: number, mayCheck: boolean): number {
    const { board } = this;
    let end = generateLegalCaptures(board, buffer, start);
    if (!mayCheck) return end;
    const last = generateChecks(board, buffer, end);
    for (let i = end; i < last; i++) if (board.targetOf(buffer[i]!) === 0) buffer[end++] = buffer[i]!;
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
