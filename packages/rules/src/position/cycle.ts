import { packMove, type Board } from '../board/board.ts';
import { CELLS, KIND_OF } from '../board/cells.ts';
import { boardAfter, type Line } from './line.ts';
import { boardOf } from './position.ts';

/**
 * A stretch of a line that begins and ends with the same position: same board, same side to move.
 * `from` and `to` are plies (moves `from` … `to - 1` lie in it); `occurrences` counts how often
 * the position stood on the board from `from` to `to`, both included.
 */
export interface Cycle {
  readonly from: number;
  readonly to: number;
  readonly occurrences: number;
}

/** A position that stood on the board: piece numbers by cell, side to move, and the plies at which it stood. */
interface Stand {
  readonly cells: Uint8Array;
  readonly turn: number;
  readonly plies: number[];
}

/**
 * The positions of a line, each with the plies at which it stood. Pieces of a kind are alike: only
 * their places count. Hashes find the candidates, the boards themselves decide.
 */
export class Stands {
  /** What stood between two captures, by hash; nothing comes back over a capture. */
  private readonly chapters: Map<number, Stand[]>[] = [new Map<number, Stand[]>()];

  /** Notes the position on the board; answers the plies at which it has stood since the last capture, this one the last. */
  enter(board: Board, ply: number): readonly number[] {
    const { plies } = this.standOf(board);
    plies.push(ply);
    return plies;
  }

  /** How often the position on the board has stood since the last capture. */
  occurrencesOf(board: Board): number {
    return this.known(board)?.plies.length ?? 0;
  }

  /** A capture: nothing noted so far can stand again. */
  close(): void {
    this.chapters.push(new Map());
  }

  /** Takes back the last `enter`, of the position on the board; `reopen` says that a capture had led to it. */
  leave(board: Board, reopen: boolean): void {
    this.standOf(board).plies.pop();
    if (reopen) this.chapters.pop();
  }

  private known(board: Board): Stand | undefined {
    const alike = this.chapters.at(-1)?.get(board.hashLo) ?? [];
    return alike.find(({ cells, turn }) => turn === board.turn && isSamePlacement(cells, board.cells));
  }

  private standOf(board: Board): Stand {
    const known = this.known(board);
    if (known !== undefined) return known;
    const stand: Stand = { cells: board.cells.slice(), turn: board.turn, plies: [] };
    const chapter = this.chapters.at(-1);
    chapter?.set(board.hashLo, [...(chapter.get(board.hashLo) ?? []), stand]);
    return stand;
  }
}

/**
 * For every ply whose position has stood before in the line, the stretch since its first
 * occurrence, in the order of play.
 */
export const cyclesOf = (line: Line): Cycle[] => {
  const board = boardOf(line.start);
  const stands = new Stands();
  const cycles: Cycle[] = [];
  for (let ply = 0; ; ply++) {
    const plies = stands.enter(board, ply);
    const [first = ply] = plies;
    if (plies.length > 1) cycles.push({ from: first, to: ply, occurrences: plies.length });
    const move = line.moves[ply];
    if (move === undefined) return cycles;
    if (board.make(packMove(move)) !== 0) stands.close();
  }
};

/** Whether the line ends in the position in which it stood after `from` plies, so that the moves between are a lap. */
export const comesBack = (line: Line, from: number): boolean => {
  const first = boardAfter(line, from);
  const last = boardAfter(line, line.moves.length);
  return first.turn === last.turn && isSamePlacement(first.cells, last.cells);
};

const isSamePlacement = (a: Uint8Array, b: Uint8Array): boolean =>
  CELLS.every((cell) => KIND_OF[a[cell]!] === KIND_OF[b[cell]!]);
