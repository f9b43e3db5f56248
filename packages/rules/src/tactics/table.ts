/**
 * A transposition table for the exchange search: bounds on the value of a position met again by
 * another order of moves. One table serves all searches; a stamp tells their entries apart, so
 * nothing is ever cleared. Newer entries replace older ones.
 */
const SLOTS = 1 << 15;

const los = new Int32Array(SLOTS);
const his = new Int32Array(SLOTS);
const states = new Int32Array(SLOTS);
const stamps = new Int32Array(SLOTS);
const lowers = new Int32Array(SLOTS);
const uppers = new Int32Array(SLOTS);

let lastStamp = 0;

/** A stamp that no entry has yet. */
export const freshStamp = (): number => {
  lastStamp = (lastStamp + 1) & 0x7fffffff;
  return lastStamp;
};

/** The slot for a position (its hash) in a state of the line, if it was stored under this stamp, else -1. */
export const slotOf = (lo: number, hi: number, state: number, stamp: number): number => {
  const slot = indexOf(lo, state);
  return stamps[slot] === stamp && los[slot] === lo && his[slot] === hi && states[slot] === state ? slot : -1;
};

const indexOf = (lo: number, state: number): number => (lo ^ Math.imul(state, 0x9e3779b1)) & (SLOTS - 1);

export const lowerAt = (slot: number): number => lowers[slot]!;
export const upperAt = (slot: number): number => uppers[slot]!;

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
  los[slot] = lo;
  his[slot] = hi;
  states[slot] = state;
  stamps[slot] = stamp;
  lowers[slot] = lower;
  uppers[slot] = upper;
};
