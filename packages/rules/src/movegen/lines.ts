import type { Cell } from '../board/cells.ts';

/** The step along the rank or file that leads from one cell to another; 0 when they share neither, or are the same. */
export const stepTowards = (from: Cell, to: Cell): number => {
  const apart = from ^ to;
  if ((apart & 15) === 0) return to > from ? 16 : to < from ? -16 : 0;
  if ((apart & 240) === 0) return to > from ? 1 : -1;
  return 0;
};

/**
 * Whether exactly `screens` pieces, 0 or 1, stand strictly between two different cells of a line,
 * where `step` leads from the first to the second.
 */
export const isSeparatedBy = (
  cells: Uint8Array,
  screens: number,
  from: Cell,
  to: Cell,
  step: number,
): boolean => {
  let at = from + step;
  while (cells[at] === 0 && at !== to) at += step;
  if (at === to) return screens === 0;
  if (screens === 0) return false;
  at += step;
  while (cells[at] === 0 && at !== to) at += step;
  return at === to;
};
