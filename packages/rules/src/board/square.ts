export const FILES = 9;
export const RANKS = 10;

declare const brand: unique symbol;

/** A point of the board, 0 (a0, Red's left corner) to 89 (i9). Only this file makes one out of a number. */
export type Square = number & { readonly [brand]: 'Square' };

/** All 90 points, a0 b0 … i9. */
export const SQUARES: readonly Square[] = Array.from({ length: FILES * RANKS }, (_, i) => i as Square);

/** The point at `file` (0–8 from Red's left) and `rank` (0–9 from Red's back rank), or undefined off the board. */
export const squareAt = (file: number, rank: number): Square | undefined =>
  0 <= file && file < FILES && 0 <= rank && rank < RANKS ? ((rank * FILES + file) as Square) : undefined;

/** File of a point, 0 (a, Red's left) to 8 (i). */
export const fileOf = (square: Square): number => square % FILES;

/** Rank of a point, 0 (Red's back rank) to 9. */
export const rankOf = (square: Square): number => Math.floor(square / FILES);

/** The same point seen in a mirror: files swap left and right. */
export const mirrored = (square: Square): Square => (square + FILES - 1 - 2 * fileOf(square)) as Square;

/** The same point seen from the other side of the table: the board turned by half a turn. */
export const turned = (square: Square): Square => (FILES * RANKS - 1 - square) as Square;

const NAMES = SQUARES.map((s) => String.fromCharCode(97 + fileOf(s)) + String(rankOf(s)));
const BY_NAME = new Map(NAMES.map((name, i) => [name, i as Square]));

/** ICCS name of a point, `a0` to `i9`. */
export const squareName = (square: Square): string => NAMES[square] ?? '';

/** The point with this ICCS name (lower case), or undefined. */
export const parseSquare = (name: string): Square | undefined => BY_NAME.get(name);
