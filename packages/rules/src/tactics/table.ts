/**
 * A transposition table for the exchange search: bounds on the value of a position met again by
 * another order of moves. One table serves all searches; a stamp tells their entries apart, so
 * nothing is ever cleared. Newer entries replace older ones. It is small, so that it stays in the
 * nearest cache: most searches are done in a few dozen nodes.
 */
const SLOTS = 1 << 12;

/** An entry is eight numbers side by side, so that one look brings them all. */
const WIDTH = 8;
const LO = 0;
const HI = 1;
const STATE = 2;
const STAMP = 3;
const LOWER = 4;
const UPPER = 5;
const entries = new Int32Array(SLOTS * WIDTH);

let lastStamp = 0;

/** The stamps of one board's searches: one for each question, told by identity. */
export class Stamps {
  private readonly known = new Map<object, number>();

  of(question: object): number {
    const known = this.known.get(question);
    if (known !== undefined) return known;
    lastStamp = (lastStamp + 1) & 0x7fffffff;
    this.known.set(question, lastStamp);
    return lastStamp;
  }
}

/** All that the value of a node turns on beside the board: ten bits of the line's length and checks, the balance, the square. */
export const stateOf = (line: number, pieces: number, pawns: number, square: number): number =>
  ((((pieces + 128) << 4) | (pawns + 8)) << 18) | (line << 8) | square;

/** The slot for a position (its hash) in a state of the line, if it was stored under this stamp, else -1. */
export const slotOf = (lo: number, hi: number, state: number, stamp: number): number => {
  const slot = indexOf(lo, state);
  return entries[slot + LO] === lo &&
    entries[slot + HI] === hi &&
    entries[slot + STATE] === state &&
    entries[slot + STAMP] === stamp
    ? slot
    : -1;
};

/** Spreads numbers over all bits of a key. */
export const SALT = 0x9e3779b1 | 0;

const indexOf = (lo: number, state: number): number => ((lo ^ Math.imul(state, SALT)) & (SLOTS - 1)) * WIDTH;

export const lowerAt = (slot: number): number => entries[slot + LOWER]!;
export const upperAt = (slot: number): number => entries[slot + UPPER]!;

/** Keeps that the value lies from `lower` to `upper`. */
export const keep = (
  lo: number,
  hi: number,
  state: number,
  stamp: number,
  lower: number,
  upper: number,
): void => {
  const slot = indexOf(lo, state);
  entries[slot + LO] = lo;
  entries[slot + HI] = hi;
  entries[slot + STATE] = state;
  entries[slot + STAMP] = stamp;
  entries[slot + LOWER] = lower;
  entries[slot + UPPER] = upper;
};
