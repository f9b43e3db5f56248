import type { Cell } from '../board/cells.ts';

/**
 * What stands along the lines of a cell, looked up by the occupied points of its rank and its file
 * (`Board.occupied`) instead of walking: the walk ends where no processor can foresee it.
 *
 *     a b c d e f g h i
 *     . P . . K . . c R     from e: up the rank first h, second i; down first b, second the frame
 *
 * A sight packs four cells into one integer, a byte each, from the lowest: the first and second
 * piece up the line (towards Black, or towards file i), the first and second down. Where there is
 * none, a cell of the frame beside the board stands for it.
 */
export type Sight = number;

/** Rank 0 and file a in a cell. */
const FIRST = 3;

/** Sights by occupied points and place along a line of `length` points, each cell as `place << shift`. */
const sightsOn = (length: number, shift: number): Int32Array => {
  const table = new Int32Array(16 << length);
  for (let occupied = 0; occupied < 1 << length; occupied++) {
    for (let place = 0; place < length; place++) {
      const up = nextOn(length, occupied, place, 1);
      const down = nextOn(length, occupied, place, -1);
      const cells = [up, nextOn(length, occupied, up, 1), down, nextOn(length, occupied, down, -1)];
      table[(occupied << 4) | (place + FIRST)] = cells.reduce(
        (sight, at, i) => sight | (((at + FIRST) << shift) << (8 * i)),
        0,
      );
    }
  }
  return table;
};

/** The next occupied place in a direction, or the place just off the line; from there it leads nowhere. */
const nextOn = (length: number, occupied: number, from: number, step: 1 | -1): number => {
  let at = from;
  do {
    if (at < 0 || at >= length) return at;
    at += step;
  } while (at >= 0 && at < length && ((occupied >> at) & 1) === 0);
  return at;
};

const ON_FILE = sightsOn(10, 4);
const ON_RANK = sightsOn(9, 0);

/** A byte in each of the four places. */
const fourTimes = (byte: number): number => (byte * 0x101) | ((byte * 0x101) << 16);

export const sightOnFile = (occupied: Uint16Array, from: Cell): Sight =>
  ON_FILE[((occupied[16 + (from & 15)]! >> FIRST) << 4) | (from >> 4)]! | fourTimes(from & 15);

export const sightOnRank = (occupied: Uint16Array, from: Cell): Sight =>
  ON_RANK[((occupied[from >> 4]! >> FIRST) << 4) | (from & 15)]! | fourTimes(from & 240);

export const firstUp = (sight: Sight): Cell => sight & 255;
export const secondUp = (sight: Sight): Cell => (sight >> 8) & 255;
export const firstDown = (sight: Sight): Cell => (sight >> 16) & 255;
export const secondDown = (sight: Sight): Cell => sight >>> 24;

/** What {@link sightTowards} and {@link sightBetween} answer for cells that share no line: no cell of the board is in it. */
export const NO_LINE = 0xffff;

/** The first and second piece from one cell in the direction of another: a sight of which only the lower half is left. */
export const sightTowards = (occupied: Uint16Array, from: Cell, to: Cell): number => {
  const apart = from ^ to;
  if ((apart & 15) === 0) return halfTowards(sightOnFile(occupied, from), from, to);
  if ((apart & 240) === 0) return halfTowards(sightOnRank(occupied, from), from, to);
  return NO_LINE;
};

/** The same where the sights from `from` along its file and its rank are at hand. */
export const sightBetween = (from: Cell, to: Cell, file: Sight, rank: Sight): number => {
  const apart = from ^ to;
  if ((apart & 15) === 0) return halfTowards(file, from, to);
  if ((apart & 240) === 0) return halfTowards(rank, from, to);
  return NO_LINE;
};

const halfTowards = (sight: Sight, from: Cell, to: Cell): number =>
  to > from ? sight & 0xffff : sight >>> 16;
