import { unpackMove, type PackedMove } from '../board/board.ts';
import { isKingOrPawn } from '../board/cells.ts';
import { canTake, worthyCaptures } from '../tactics/threat.ts';
import { dearnessOf, EVEN } from '../tactics/worth.ts';
import { blowOn } from './blow.ts';
import { refOf, type MoveContext } from './context.ts';
import type { Excuse } from './finding.ts';
import { exchangeTermsOf } from './law.ts';
import { mayTakeFreely } from './meeting.ts';

/**
 * 24.3: what looks like a new chase and is none, because whoever takes is mated or loses more than he
 * has taken. It looks like one where the capture wins the fight for its own square.
 */
export const baitsOf = (context: MoveContext): Excuse[] =>
  worthyCaptures(context.after).flatMap((move) => (looksNew(context, move) ? baitOf(context, move) : []));

const looksNew = ({ before, after }: MoveContext, move: PackedMove): boolean => {
  const captor = after.moverOf(move);
  return !isKingOrPawn(captor) && !canTake(before, captor, after.targetOf(move));
};

const baitOf = (context: MoveContext, move: PackedMove): Excuse[] => {
  const { after, searchAfter, law } = context;
  const [captor, target] = [after.moverOf(move), after.targetOf(move)];
  const terms = exchangeTermsOf(law);
  if (
    mayTakeFreely(context, captor, target) ||
    !searchAfter.winsOnSquare(move, terms) ||
    searchAfter.reaches(move, terms, EVEN)
  ) {
    return [];
  }
  const taken = after.make(move);
  const blow = blowOn(after, dearnessOf(target), law);
  after.unmake(move, taken);
  if (blow === undefined) return [];
  return [
    {
      code: 'taking-loses',
      nature: 'chase',
      by: [refOf(context, captor)],
      target: refOf(context, target),
      line: [move, ...blow.line].map(unpackMove),
    },
  ];
};
