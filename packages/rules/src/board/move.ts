import { parseSquare, squareName, SQUARES, type Square } from './square.ts';

/** One piece goes from a point to a point, taking what stands there. Says nothing about legality. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
}

/** ICCS text of a move in lower case without a dash, `h2e2`: our JSON form, ranks 0–9. */
export const moveName = ({ from, to }: Move): string =>
  (NAMES[from * SQUARES.length + to] ??= squareName(from) + squareName(to));

/** Names that were asked for once, by origin and target: a text that is at hand costs nothing. */
const NAMES: (string | undefined)[] = Array.from({ length: SQUARES.length ** 2 }, () => undefined);

/** The move with this name (`h2e2`), or undefined. For what people type, use the notation layer. */
export const parseMoveName = (name: string): Move | undefined => {
  const from = parseSquare(name.slice(0, 2));
  const to = parseSquare(name.slice(2));
  return from === undefined || to === undefined ? undefined : { from, to };
};

export const isSameMove = (a: Move, b: Move): boolean => a.from === b.from && a.to === b.to;
