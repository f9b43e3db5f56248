import type { Board } from '../board/board.ts';
import { CANNON_SLOT, HORSE_SLOT, PAWN_SLOT, ROOK_SLOT, type Cell, type PieceId } from '../board/cells.ts';
import { NO_LINE, sightBetween, sightTowards, type Sight } from './sight.ts';
import { legOf } from './tables.ts';

/**
 * How rooks, cannons and horses bear on a king, and which pieces open a way to him by leaving:
 *
 *     K · P · r     only P stands between king and rook
 *     K · P · x · c one of two pieces between king and cannon: if either leaves, the other is the screen 炮架
 *     K / P / n     P stands on the leg 马腿 of a horse that would give check
 *
 * and the hollow cannon 空头炮, `K · · c`, where whoever steps between becomes its screen. One who
 * leaves may belong to either side: to the king's it is a suspect, to the other it veils a check.
 *
 * The answer is one integer, so that nothing is allocated: a bit for the slot of each such piece of
 * the side asked for, and two flags.
 */
export type Openings = number;

/** The king is attacked. */
export const CHECK = 1 << 16;
/** A hollow cannon looks at him. */
export const HOLLOW = 1 << 17;

/** What pieces of the side `by` open to a king, or do already, who sees `file` and `rank`; of those that leave, only pieces of the side `whose`. */
export const openingsTo = (
  board: Board,
  king: Cell,
  by: number,
  whose: number,
  file: Sight,
  rank: Sight,
): Openings => {
  const { cells, places } = board;
  let openings = 0;
  for (let id = by + ROOK_SLOT; id < by + CANNON_SLOT; id++)
    openings |= openingBefore(cells, whose, sightBetween(king, places[id]!, file, rank), places[id]!);
  for (let id = by + CANNON_SLOT; id < by + PAWN_SLOT; id++)
    openings |= beforeCannon(board, king, whose, sightBetween(king, places[id]!, file, rank), places[id]!);
  for (let id = by + HORSE_SLOT; id < by + ROOK_SLOT; id++)
    openings |= beforeHorse(cells, whose, king, places[id]!);
  return openings;
};

/** What opens a way to a rook at `at`, or to the other king, who bears on the king just so. */
export const openingBefore = (cells: Uint8Array, whose: number, sight: number, at: Cell): Openings => {
  if ((sight & 255) === at) return CHECK;
  return sight >> 8 === at ? flagOf(cells[sight & 255]!, whose) : 0;
};

const beforeCannon = (
  { cells, occupied }: Board,
  king: Cell,
  whose: number,
  sight: number,
  at: Cell,
): Openings => {
  if (sight === NO_LINE) return 0;
  const first = sight & 255;
  const second = sight >> 8;
  if (first === at) return isBeside(king, at) ? 0 : HOLLOW;
  if (second === at) return CHECK;
  const third = sightTowards(occupied, second, at) & 255;
  return third === at ? flagOf(cells[first]!, whose) | flagOf(cells[second]!, whose) : 0;
};

const isBeside = (a: Cell, b: Cell): boolean => Math.abs(a - b) === 1 || Math.abs(a - b) === 16;

const flagOf = (id: PieceId, whose: number): Openings => ((id & whose) !== 0 ? 1 << (id & 15) : 0);

const beforeHorse = (cells: Uint8Array, whose: number, king: Cell, at: Cell): Openings => {
  const leg = legOf(at, king);
  if (leg === 0) return 0;
  const id = cells[at + leg]!;
  return id === 0 ? CHECK : flagOf(id, whose);
};
