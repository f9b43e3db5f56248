import { BLACK_TAG, CELL_COUNT, CELLS, RED_TAG, squareUnder, type Cell } from '../board/cells.ts';
import { inPalace } from '../board/region.ts';
import { COLORS, type ByColor, type Color } from '../board/types.ts';

/**
 * Where pieces step and leap, as flat bytes. Tables by cell hold `1 << …_SHIFT` bytes a cell and
 * end each list with 0, which is a cell of the frame and so never a target. Palaces and own halves
 * do not overlap, so one table serves both colours.
 */

/** Steps along the four lines: one rank up, one file right, down, left. */
export const ORTHOGONALS: readonly number[] = [16, 1, -16, -1];
const DIAGONALS: readonly number[] = [17, -15, -17, 15];

/** The river 河界 runs between the cells below 128 and the others. */
export const isBlackHalf = (cell: Cell): boolean => cell >= 128;

const isOn = (cell: Cell): boolean => squareUnder(cell) !== undefined;

const isInPalace = (cell: Cell, color: Color): boolean => {
  const square = squareUnder(cell);
  return square !== undefined && inPalace(square, color);
};

const byCell = (shift: number, targets: (cell: Cell) => readonly Cell[]): Uint8Array => {
  const table = new Uint8Array(CELL_COUNT << shift);
  for (const cell of CELLS) table.set(targets(cell), cell << shift);
  return table;
};

export const STEP_SHIFT = 3;

const palaceSteps = (steps: readonly number[]): Uint8Array =>
  byCell(STEP_SHIFT, (cell) =>
    COLORS.filter((color) => isInPalace(cell, color)).flatMap((color) =>
      steps.map((d) => cell + d).filter((to) => isInPalace(to, color)),
    ),
  );

/** Points a king 帅将 on a cell may step to. */
export const KING_STEPS: Uint8Array = palaceSteps(ORTHOGONALS);

/** Points an advisor 仕士 on a cell may step to. */
export const ADVISOR_STEPS: Uint8Array = palaceSteps(DIAGONALS);

export const ELEPHANT_SHIFT = 4;

/** Pairs (eye 象眼, target) for an elephant 相象 on a cell. */
export const ELEPHANT_LEAPS: Uint8Array = byCell(ELEPHANT_SHIFT, (cell) =>
  DIAGONALS.filter((d) => isOn(cell + 2 * d) && isBlackHalf(cell + 2 * d) === isBlackHalf(cell)).flatMap(
    (d) => [cell + d, cell + 2 * d],
  ),
);

/** Triples (leg 马腿, two targets) of a horse 马, as distances: the frame around the board stops those that leave it. */
export const HORSE_LEAPS: Int8Array = Int8Array.from(
  ORTHOGONALS.flatMap((leg) => {
    const side = Math.abs(leg) === 16 ? 1 : 16;
    return [leg, 2 * leg + side, 2 * leg - side];
  }),
);

const LEG_ZERO = 256;
const LEGS = new Int8Array(2 * LEG_ZERO);
for (let i = 0; i < HORSE_LEAPS.length; i += 3) {
  for (const leap of HORSE_LEAPS.subarray(i + 1, i + 3)) LEGS[LEG_ZERO + leap] = HORSE_LEAPS[i]!;
}

/** The distance from a horse to its leg when it leaps from one cell to another; 0 when that is no leap of a horse. */
export const legOf = (from: Cell, to: Cell): number => LEGS[LEG_ZERO + to - from]!;

/** Whether a pawn of the side on this cell has crossed the river 过河. */
export const hasCrossed = (cell: Cell, tag: number): boolean => isBlackHalf(cell) === (tag === RED_TAG);

/** The step forward of a pawn 兵卒 of the side. */
export const forwardOf = (tag: number): number => (tag === BLACK_TAG ? -16 : 16);

const crossedBy = (tag: number): Uint8Array =>
  Uint8Array.from({ length: CELL_COUNT }, (_, cell) => Number(isOn(cell) && hasCrossed(cell, tag)));

/** Whether a pawn of the colour on this cell has crossed the river, by cell. */
export const CROSSED: ByColor<Uint8Array> = { red: crossedBy(RED_TAG), black: crossedBy(BLACK_TAG) };
