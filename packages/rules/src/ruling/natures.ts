import { packMove } from '../board/board.ts';
import type { Color } from '../board/types.ts';
import { natureOf } from '../nature/classify.ts';
import type { JudgedMove } from '../nature/finding.ts';
import type { Line } from '../position/line.ts';
import { boardOf } from '../position/position.ts';
import type { JudgedCycle } from './ruling.ts';
import type { RuleSet } from './ruleset.ts';

/** What a move is, without the proof. */
export type NamedMove = Pick<JudgedMove, 'nature'> & { readonly color: Color };

/**
 * The nature of every move of a line, as `judgeLine` gives it with the proof where all moves are
 * asked for: a move of one of its cycles as it is named there.
 */
export const naturesAlong = (
  line: Line,
  cycles: readonly JudgedCycle[],
  { natures }: RuleSet,
): NamedMove[] => {
  const board = boardOf(line.start);
  const inCycle = new Map(cycles.flatMap(({ moves }) => moves).map(({ ply, nature }) => [ply, nature]));
  return line.moves.map((move, ply) => {
    const { color } = board;
    const packed = packMove(move);
    const nature = inCycle.get(ply) ?? natureOf(board, packed, natures);
    board.make(packed);
    return { color, nature };
  });
};
