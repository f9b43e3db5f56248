import { CELL_COUNT, CELLS, squareUnder, type Cell } from '../board/cells.ts';
import { inPalace, isAcrossRiver } from '../board/region.ts';
import type { ByColor, Color } from '../board/types.ts';

/** Steps along the four lines: one rank up, one file right, down, left. */
export const ORTHOGONALS: readonly number[] = [16, 1, -16, -1];
const DIAGONALS = [17, -15, -17, 15];

const isOn = (cell: Cell): boolean => squareUnder(cell) !== undefined;

const byCell = (targets: (cell: Cell) => number[]): readonly (readonly number[])[] => {
  const table: number[][] = Array.from({ length: CELL_COUNT }, () => []);
  for (const cell of CELLS) table[cell] = targets(cell);
  return table;
};

const byColor = <T>(make: (color: Color) => T): ByColor<T> => ({ red: make('red'), black: make('black') });

const palaceHas = (cell: Cell, color: Color): boolean => {
  const square = squareUnder(cell);
  return square !== undefined && inPalace(square, color);
};

const isAcross = (cell: Cell, color: Color): boolean => {
  const square = squareUnder(cell);
  return square !== undefined && isAcrossRiver(square, color);
};

/** Points a king 帅将 on a cell may step to. */
export const KING_STEPS = byColor((color) =>
  byCell((cell) => ORTHOGONALS.map((d) => cell + d).filter((to) => palaceHas(to, color))),
);

/** Points an advisor 仕士 on a cell may step to. */
export const ADVISOR_STEPS = byColor((color) =>
  byCell((cell) => DIAGONALS.map((d) => cell + d).filter((to) => palaceHas(to, color))),
);

/** Pairs (eye 象眼, target) for an elephant 相象 on a cell, flat: eye, to, eye, to … */
export const ELEPHANT_LEAPS = byColor((color) =>
  byCell((cell) =>
    DIAGONALS.filter((d) => isOn(cell + 2 * d) && !isAcross(cell + 2 * d, color)).flatMap((d) => [
      cell + d,
      cell + 2 * d,
    ]),
  ),
);

const horseLeaps = (cell: Cell): [leg: Cell, to: Cell][] =>
  ORTHOGONALS.flatMap((d) => {
    const side = Math.abs(d) === 16 ? 1 : 16;
    return [2 * d + side, 2 * d - side].map((leap): [Cell, Cell] => [cell + d, cell + leap]);
  }).filter(([, to]) => isOn(to));

/** Pairs (leg 马腿, target) for a horse 马 on a cell, flat: leg, to, leg, to … */
export const HORSE_LEAPS = byCell((cell) => horseLeaps(cell).flat());

/** Pairs (leg, origin): from where, and over which leg, a horse attacks this cell. */
export const HORSE_ORIGINS = byCell((cell) =>
  CELLS.flatMap((from) => horseLeaps(from).flatMap(([leg, to]) => (to === cell ? [leg, from] : []))),
);

/** Points a pawn 兵卒 on a cell may step to: forward, and sideways once across the river. */
export const PAWN_STEPS = byColor((color) => {
  const forward = color === 'red' ? 16 : -16;
  return byCell((cell) =>
    [cell + forward, ...(isAcross(cell, color) ? [cell - 1, cell + 1] : [])].filter(isOn),
  );
});

/** Cells from which a pawn of the colour attacks this cell. */
export const PAWN_ORIGINS = byColor((color) =>
  byCell((cell) => CELLS.filter((from) => PAWN_STEPS[color][from]?.includes(cell) === true)),
);

/** Whether a pawn of the colour on this cell has crossed the river. */
export const CROSSED: ByColor<Uint8Array> = byColor((color) => {
  const table = new Uint8Array(CELL_COUNT);
  for (const cell of CELLS) if (isAcross(cell, color)) table[cell] = 1;
  return table;
});
