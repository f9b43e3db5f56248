import type { Board, PackedMove } from '../board/board.ts';
import { generateChecks } from '../movegen/checks.ts';
import { generateEvasions, generateRemovals } from '../movegen/evasions.ts';
import { MOVES_PER_NODE, type MoveBuffer } from '../movegen/pseudo.ts';
import type { Danger } from '../position/danger.ts';
import { generateLegal, generateLegalCaptures } from '../position/legal.ts';
import { anyMates } from './mate.ts';
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

  /** Where the moves of a ply are written from. */
  startOf(ply: number): number {
    return ply * MOVES_PER_NODE;
  }

  /** Writes all legal moves of a ply; answers the end. */
  gatherAll(ply: number): number {
    const start = this.startOf(ply);
    return this.weigh(start, generateLegal(this.board, buffer, start));
  }

  /** Writes one answer to check, the most promising taker of the checker where there is one; answers it, or 0 where there is none at all. */
  oneEvasion(ply: number): PackedMove {
    const start = this.startOf(ply);
    const taking = generateRemovals(this.board, buffer, start);
    const end = taking === start ? generateEvasions(this.board, buffer, start, 1) : taking;
    return end === start ? 0 : this.pick(start, this.weigh(start, end));
  }

  /** Writes the legal captures of a ply, where the king is in such danger; answers the end. */
  gatherCaptures(ply: number, danger: Danger): number {
    const start = this.startOf(ply);
    return this.weigh(start, generateLegalCaptures(this.board, buffer, start, danger));
  }

  /** Writes the checks of a ply, captures among them; answers the end. */
  gatherChecks(ply: number): number {
    return generateChecks(this.board, buffer, this.startOf(ply));
  }

  /** Writes the quiet checks of a ply; answers the end. */
  gatherQuietChecks(ply: number): number {
    return this.keepQuiet(ply, this.gatherChecks(ply));
  }

  /** Whether one of the gathered checks mates. */
  anyMates(ply: number, end: number): boolean {
    return anyMates(this.board, buffer, this.startOf(ply), end);
  }

  /** Keeps the quiet ones of the gathered checks; answers their end. */
  keepQuiet(ply: number, end: number): number {
    const { board } = this;
    const start = this.startOf(ply);
    let kept = start;
    for (let i = start; i < end; i++) if (board.targetOf(buffer[i]!) === 0) buffer[kept++] = buffer[i]!;
    keys.fill(0, start, kept);
    return kept;
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
