import { isKingOrPawn } from '../board/cells.ts';
import { canReach } from '../movegen/pseudo.ts';
import { hasWorth } from '../tactics/worth.ts';
import { refOf, type MoveContext } from './context.ts';
import type { Finding } from './finding.ts';

/**
 * 跟: the moved piece newly watches a rooted piece that it cannot win and that cannot take it. Asked
 * of moves that attack nothing. King and pawn do not follow: what they call on, they chase, which is 闲.
 */
export const followsOf = (context: MoveContext): Finding[] => {
  const { after, before, foe, mover } = context;
  const findings: Finding[] = [];
  if (isKingOrPawn(mover)) return findings;
  for (let target = foe; target < foe + 16; target++) {
    if (!after.isOnBoard(target) || !hasWorth(after, target)) continue;
    const watches =
      canReach(after, mover, after.cellOf(target)) && !canReach(after, target, after.cellOf(mover));
    if (!watches || canReach(before, mover, before.cellOf(target))) continue;
    findings.push({ nature: 'follow', by: [refOf(context, mover)], target: refOf(context, target) });
  }
  return findings;
};
