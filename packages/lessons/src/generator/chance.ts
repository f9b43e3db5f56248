/** A source of numbers that look random and are the same for the same seed. */
export interface Chance {
  /** A whole number from 0, below `n`. */
  readonly below: (n: number) => number;
  /** One of the items; undefined of none. */
  readonly of: <T>(items: readonly T[]) => T | undefined;
}

/** Mulberry32: 32 bits of state, good enough to choose exercises by. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return { below, of: (items) => items[below(items.length)] };
};
