import { invariant } from '../packages/rules/src/base/assert.ts';
import { Board, type PackedMove } from '../packages/rules/src/board/board.ts';
import { BLACK_TAG, RED_TAG } from '../packages/rules/src/board/cells.ts';
import { isInCheck } from '../packages/rules/src/movegen/attacks.ts';
import { MOVES_PER_NODE } from '../packages/rules/src/movegen/pseudo.ts';
import { parseFen, START_FEN } from '../packages/rules/src/position/fen.ts';
import { generateLegal } from '../packages/rules/src/position/legal.ts';
import { boardOf } from '../packages/rules/src/position/position.ts';
import { seeded } from './games.ts';

/** The mutable board of a FEN that is known to be well formed. */
export const boardFrom = (fen: string): Board => {
  const setup = parseFen(fen);
  invariant(setup.ok, `not a FEN: ${fen}`);
  return boardOf(setup.value);
};

export const startBoard = (): Board => boardFrom(START_FEN);

/** Legal moves, in a fresh list. */
export const legalOn = (board: Board): PackedMove[] => {
  const out = new Int32Array(MOVES_PER_NODE);
  return [...out.subarray(0, generateLegal(board, out, 0))];
};

/** A number below the limit; the same ones in every run. */
export type Pick = (limit: number) => number;

export const pickFrom = (seed: number): Pick => {
  const random = seeded(seed);
  return (limit) => Math.floor(random() * limit);
};

const cellAt = (file: number, rank: number): number => ((rank + 3) << 4) | (file + 3);

/** A board with the kings and a few pieces wherever they fell, Red to move, Black's king not attacked. */
export const scattered = (pick: Pick): Board => {
  for (;;) {
    const board = new Board();
    board.put(RED_TAG, cellAt(3 + pick(3), pick(3)));
    board.put(BLACK_TAG, cellAt(3 + pick(3), 7 + pick(3)));
    for (let n = 4 + pick(20); n > 0; n--) {
      const id = (pick(2) === 0 ? RED_TAG : BLACK_TAG) + 1 + pick(15);
      const cell = cellAt(pick(9), pick(10));
      if (board.places[id] === 0 && board.cells[cell] === 0) board.put(id, cell);
    }
    if (!isInCheck(board, BLACK_TAG)) return board;
  }
};
