import type { Board } from '../board/board.ts';
import { BOTH_TAGS, CANNON_SLOT, HORSE_SLOT, ROOK_SLOT, type Cell } from '../board/cells.ts';
import { isPawnAt } from '../movegen/attacks.ts';
import { stepTowards } from '../movegen/lines.ts';
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

/** The danger to the king of the side to move; no danger where he is not on the board. */
export const dangerOf = (board: Board): Danger => {
  const { cells, places, turn } = board;
  const king = places[turn]!;
  const enemy = turn ^ BOTH_TAGS;
  return (
    lineDanger(cells, king, places[enemy]!, turn, 0) |
    lineDanger(cells, king, places[enemy + ROOK_SLOT]!, turn, 0) |
    lineDanger(cells, king, places[enemy + ROOK_SLOT + 1]!, turn, 0) |
    lineDanger(cells, king, places[enemy + CANNON_SLOT]!, turn, 1) |
    lineDanger(cells, king, places[enemy + CANNON_SLOT + 1]!, turn, 1) |
    horseDanger(cells, king, places[enemy + HORSE_SLOT]!, turn) |
    horseDanger(cells, king, places[enemy + HORSE_SLOT + 1]!, turn) |
    (isPawnAt(cells, king, enemy) ? CHECK : 0)
  );
};

/** Danger from a piece at `at` that gives check along a line over exactly `screens` pieces. */
const lineDanger = (cells: Uint8Array, king: Cell, at: Cell, own: number, screens: number): Danger => {
  const step = stepTowards(king, at);
  if (step === 0) return 0;
  let between = 0;
  let suspects = 0;
  for (let cell = king + step; cell !== at; cell += step) {
    const id = cells[cell]!;
    if (id === 0) continue;
    between++;
    if ((id & own) !== 0) suspects |= 1 << (id & 15);
  }
  if (between === screens) return CHECK;
  if (between === screens + 1) return suspects;
  return between < screens && at !== king + step ? HOLLOW : 0;
};

const horseDanger = (cells: Uint8Array, king: Cell, at: Cell, own: number): Danger => {
  const leg = legOf(at, king);
  if (leg === 0) return 0;
  const id = cells[at + leg]!;
  if (id === 0) return CHECK;
  return (id & own) !== 0 ? 1 << (id & 15) : 0;
};
