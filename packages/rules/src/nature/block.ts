import { CANNON, HORSE, KING, ROLE_OF, ROOK, type Cell, type PieceId } from '../board/cells.ts';
import { canReach, generateFrom, MOVES_PER_NODE } from '../movegen/pseudo.ts';
import { refOf, type MoveContext } from './context.ts';
import type { Finding } from './finding.ts';

/** 拦: the moved piece stands in the way of an enemy rook, cannon or horse that it does not attack. Asked of moves that attack nothing, and not of kings. */
export const blocksOf = (context: MoveContext): Finding[] => {
  const { foe, after, mover } = context;
  const findings: Finding[] = [];
  if (ROLE_OF[mover] === KING) return findings;
  for (let target = foe; target < foe + 16; target++) {
    if (!after.isOnBoard(target) || canReach(after, mover, after.cellOf(target))) continue;
    if (!isInTheWay(context, target)) continue;
    findings.push({ nature: 'block', by: [refOf(context, mover)], target: refOf(context, target) });
  }
  return findings;
};

/** Whether the piece could go to more points, other than this one, if the moved piece were not there. */
const isInTheWay = (context: MoveContext, target: PieceId): boolean => {
  const { after, mover } = context;
  const role = ROLE_OF[target];
  if (role !== ROOK && role !== CANNON && role !== HORSE) return false;
  const cell = after.cellOf(mover);
  if (!couldHinder(cell, after.cellOf(target), role)) return false;
  const open = quietWays(context, target);
  after.lift(mover);
  const free = quietWays(context, target);
  after.put(mover, cell);
  return free.some((to) => to !== cell && !open.includes(to));
};

/** Whether a piece on the cell could stand in the way of one of this role at all: on a line of it, or on the leg of a horse. */
const couldHinder = (cell: Cell, target: Cell, role: number): boolean => {
  const apart = Math.abs(cell - target);
  return role === HORSE ? apart === 1 || apart === 16 : apart < 16 || apart % 16 === 0;
};

/** The empty points a piece can go to. */
const quietWays = ({ after }: MoveContext, id: PieceId): Cell[] => {
  const buffer = new Int32Array(MOVES_PER_NODE);
  const end = generateFrom(after, id, buffer, 0);
  return [...buffer.subarray(0, end)].filter((move) => after.targetOf(move) === 0).map((move) => move >> 8);
};
