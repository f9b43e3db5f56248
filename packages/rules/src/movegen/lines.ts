import type { Cell } from '../board/cells.ts';

/** The step along the rank or file that leads from one cell to another; 0 when they share neither, or are the same. */
export const stepTowards = (from: Cell, to: Cell): number => {
  const apart = from ^ to;
  if ((apart & 15) === 0) return to > from ? 16 : to < from ? -16 : 0;
  if ((apart & 240) === 0) return to > from ? 1 : -1;
  return 0;
};

/** How many pieces stand strictly between two different cells of a line, where `step` leads from the first to the second. */
export const piecesBetween = (cells: Uint8Array, from: Cell, to: Cell, step: number): number => {
  let pieces = 0;
  for (let at = from + step; at !== to; at += step) if (cells[at] !== 0) pieces++;
  return pieces;
};
