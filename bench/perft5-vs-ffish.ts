import { perft } from '../packages/rules/src/position/perft.ts';
import { ffishPerft, ffishStart } from './ffish.ts';
import { ratioOf, type Figure } from './figure.ts';
import { assertCount, START_PERFT, startBoard } from './start.ts';

/** Leaves of perft from the start, counted at the last ply: ours at depth 5; ffish, for patience's sake, at depth 4. */
export const perft5VsFfish: Figure = {
  name: 'perft5_vs_ffish',
  unit: 'times',
  measure: async () => {
    const board = startBoard();
    const theirs = await ffishStart();
    const { value, note } = ratioOf(
      () => assertCount(perft(board, 5), START_PERFT[5]),
      () => assertCount(ffishPerft(theirs, 4), START_PERFT[4]),
    );
    return { kind: 'value', value, note: `leaves: ${note}; ffish at depth 4` };
  },
};
