import type { Board } from '../board/board.ts';
import {
  BOTH_TAGS,
  CANNON_SLOT,
  HORSE_SLOT,
  PAWN_SLOT,
  ROOK_SLOT,
  type Cell,
  type PieceId,
} from '../board/cells.ts';
import { isPawnAt } from '../movegen/attacks.ts';
import { NO_LINE, sightBetween, sightOnFile, sightOnRank, sightTowards } from '../movegen/sight.ts';
import { legOf } from '../movegen/tables.ts';

/**
 * What threatens the king of the side to move, found once per position so that most moves need no
 * test of their own. The only moves that can leave the king in check are: his own; every move when
 * he is in check already; and those of a *suspect*, an own piece whose leaving opens a way to him:
 *
 *     K · P · r     the piece is pinned 牵制: only it stands between king and rook (or the other king)
 *     K · P · x · c one of two pieces between king and cannon: if P or an own x leaves, the other is the screen 炮架
 *     K / P / n     the piece stands on the leg 马腿 of a horse that would give check
 *
 * and one trap, the hollow cannon 空头炮: `K · · c`, where whoever steps between becomes its screen.
 * A capture never opens a way except by its origin, since the captor stands where its victim stood.
 *
 * The answer is one integer, so that nothing is allocated: a bit for the slot of each suspect, and
 * two flags.
 */
export type Danger = number;

const CHECK = 1 << 16;
const HOLLOW = 1 << 17;

export const isCheckIn = (danger: Danger): boolean => (danger & CHECK) !== 0;

export const isHollowIn = (danger: Danger): boolean => (danger & HOLLOW) !== 0;

/** Whether a move of the piece in this slot may leave the king in check; one of the king, slot 0, always may. */
export const isSuspect = (danger: Danger, slot: number): boolean =>
  slot === 0 || ((danger >> slot) & 1) !== 0;

/** The danger to the king of the side to move; none where he is not on the board. */
export const dangerOf = (board: Board): Danger => {
  const { cells, places, occupied, turn } = board;
  const king = places[turn]!;
  if (king === 0) return 0;
  const enemy = turn ^ BOTH_TAGS;
  const file = sightOnFile(occupied, king);
  const rank = sightOnRank(occupied, king);
  let danger = isPawnAt(cells, king, enemy) ? CHECK : 0;
  danger |= rookDanger(cells, turn, sightBetween(king, places[enemy]!, file, rank), places[enemy]!);
  for (let id = enemy + ROOK_SLOT; id < enemy + CANNON_SLOT; id++)
    danger |= rookDanger(cells, turn, sightBetween(king, places[id]!, file, rank), places[id]!);
  for (let id = enemy + CANNON_SLOT; id < enemy + PAWN_SLOT; id++)
    danger |= cannonDanger(board, king, sightBetween(king, places[id]!, file, rank), places[id]!);
  for (let id = enemy + HORSE_SLOT; id < enemy + ROOK_SLOT; id++)
    danger |= horseDanger(cells, turn, king, places[id]!);
  return danger;
};

/** Danger from a rook at `at`, or from the other king, who bears on the king just so. */
const rookDanger = (cells: Uint8Array, own: number, sight: number, at: Cell): Danger => {
  if ((sight & 255) === at) return CHECK;
  return sight >> 8 === at ? suspect(cells[sight & 255]!, own) : 0;
};

const cannonDanger = ({ cells, occupied, turn }: Board, king: Cell, sight: number, at: Cell): Danger => {
  if (sight === NO_LINE) return 0;
  const first = sight & 255;
  const second = sight >> 8;
  if (first === at) return isBeside(king, at) ? 0 : HOLLOW;
  if (second === at) return CHECK;
  const third = sightTowards(occupied, second, at) & 255;
  return third === at ? suspect(cells[first]!, turn) | suspect(cells[second]!, turn) : 0;
};

const isBeside = (a: Cell, b: Cell): boolean => Math.abs(a - b) === 1 || Math.abs(a - b) === 16;

const suspect = (id: PieceId, own: number): Danger => ((id & own) !== 0 ? 1 << (id & 15) : 0);

const horseDanger = (cells: Uint8Array, own: number, king: Cell, at: Cell): Danger => {
  const leg = legOf(at, king);
  if (leg === 0) return 0;
  const id = cells[at + leg]!;
  return id === 0 ? CHECK : suspect(id, own);
};
