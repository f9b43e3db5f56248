import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import { KING, ROLE_OF } from '../board/cells.ts';
import type { Bars } from '../tactics/check-tree.ts';
import { pairOf } from '../tactics/terms.ts';
import { worthyCaptures } from '../tactics/threat.ts';
import { refOf, type MoveContext } from './context.ts';
import type { Finding } from './finding.ts';
import { mayTakeFreely } from './meeting.ts';

/**
 * 杀: if the opponent passed, the mover would mate by an unbroken run of checks. A capture that
 * only accepts an offered exchange is no part of such a run, and what a king's answer to check
 * threatens does not count.
 */
export const killsOf = (context: MoveContext): Finding[] => {
  const { after, law } = context;
  if (law.kingAnswersFree && context.wasInCheck && ROLE_OF[context.mover] === KING) return [];
  const line = mateOf(context, after);
  if (line === undefined) return [];
  const [first, ...rest] = withoutExchanges(context, line) ?? [];
  if (first === undefined || stoodBefore(context, first)) return [];
  return [
    { nature: 'kill', by: [refOf(context, after.moverOf(first))], line: [first, ...rest].map(unpackMove) },
  ];
};

const mateOf = ({ budget, law }: MoveContext, board: Board, bars?: Bars): readonly PackedMove[] | undefined =>
  budget.mate(board, law.killChecks, bars);

/** The mate, or another where it lives off an exchange that the opponent merely does not accept. */
const withoutExchanges = (
  context: MoveContext,
  line: readonly PackedMove[],
): readonly PackedMove[] | undefined => {
  const { after, law } = context;
  if (!law.sameTypeMeets) return line;
  const offers = worthyCaptures(after).filter((m) =>
    mayTakeFreely(context, after.moverOf(m), after.targetOf(m)),
  );
  if (offers.length === 0) return line;
  const barred = new Map(offers.map((move) => [move, pairOn(after, move)]));
  return mateOf(context, after, (board, move) => barred.get(move) === pairOn(board, move));
};

/** The kinds of the two pieces that a capture brings together. */
const pairOn = (board: Board, move: PackedMove): number =>
  pairOf(ROLE_OF[board.moverOf(move)] ?? 0, ROLE_OF[board.targetOf(move)] ?? 0);

/** Whether the same mate, begun by a piece that did not move, stood before. */
const stoodBefore = (context: MoveContext, first: PackedMove): boolean => {
  const { before, after, mover, wasInCheck } = context;
  return !wasInCheck && after.moverOf(first) !== mover && mateOf(context, before)?.[0] === first;
};
