import { unpackMove, type Board } from '../packages/rules/src/board/board.ts';
import { moveName } from '../packages/rules/src/board/move.ts';
import { MOVES_PER_NODE, type MoveBuffer } from '../packages/rules/src/movegen/pseudo.ts';
import { generateLegal } from '../packages/rules/src/position/legal.ts';
import { eachMove, ffishStart, type FfishBoard } from './ffish.ts';
import { ratioOf, type Figure } from './figure.ts';
import { assertCount, START_PERFT, startBoard } from './start.ts';

/** The legal moves of every position up to two plies from the start as a list of names, walking from one to the next. */
export const stringsVsFfish: Figure = {
  name: 'strings_vs_ffish',
  unit: 'times',
  measure: async () => {
    const board = startBoard();
    const buffer: MoveBuffer = new Int32Array(4 * MOVES_PER_NODE);
    const theirs = await ffishStart();
    const all = START_PERFT[1] + START_PERFT[2] + START_PERFT[3];
    const { value, note } = ratioOf(
      () => assertCount(named(board, 2, buffer, 0), all),
      () => assertCount(namedByFfish(theirs, 2), all),
    );
    return { kind: 'value', value, note: `names: ${note}` };
  },
};

const named = (board: Board, depth: number, buffer: MoveBuffer, start: number): number => {
  const end = generateLegal(board, buffer, start);
  const names: string[] = [];
  for (let i = start; i < end; i++) names.push(moveName(unpackMove(buffer[i]!)));
  let sum = names.length;
  if (depth === 0) return sum;
  for (let i = start; i < end; i++) {
    const taken = board.make(buffer[i]!);
    sum += named(board, depth - 1, buffer, end);
    board.unmake(buffer[i]!, taken);
  }
  return sum;
};

const namedByFfish = (board: FfishBoard, depth: number): number =>
  board.legalMoves().split(' ').length +
  (depth === 0 ? 0 : eachMove(board, () => namedByFfish(board, depth - 1)));
