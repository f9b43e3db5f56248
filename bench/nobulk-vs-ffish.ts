import type { Board } from '../packages/rules/src/board/board.ts';
import { MOVES_PER_NODE, type MoveBuffer } from '../packages/rules/src/movegen/pseudo.ts';
import { generateLegal } from '../packages/rules/src/position/legal.ts';
import { ffishPlayed, ffishStart } from './ffish.ts';
import { ratioOf, type Figure } from './figure.ts';
import { assertCount, START_PERFT, startBoard } from './start.ts';

/** Every move to the last is made, with its hash, and taken back. */
export const nobulkVsFfish: Figure = {
  name: 'nobulk_vs_ffish',
  unit: 'times',
  measure: async () => {
    const board = startBoard();
    const buffer: MoveBuffer = new Int32Array(5 * MOVES_PER_NODE);
    const theirs = await ffishStart();
    const { value, note } = ratioOf(
      () => assertCount(played(board, 4, buffer, 0), START_PERFT[4]),
      () => assertCount(ffishPlayed(theirs, 3), START_PERFT[3]),
    );
    return { kind: 'value', value, note: `moves made: ${note}; ffish at depth 3` };
  },
};

const played = (board: Board, depth: number, buffer: MoveBuffer, start: number): number => {
  if (depth === 0) return 1;
  const end = generateLegal(board, buffer, start);
  let lines = 0;
  for (let i = start; i < end; i++) {
    const taken = board.make(buffer[i]!);
    lines += played(board, depth - 1, buffer, end);
    board.unmake(buffer[i]!, taken);
  }
  return lines;
};
