import { seeded } from '../games.ts';

export interface Halves<T> {
  /** The half on which switches are tuned. */
  readonly seen: readonly T[];
  /** The half that has no say in it. */
  readonly unseen: readonly T[];
}

/** The items split in half at random, each split used both ways; the same in every run. */
export const halvesOf = <T>(items: readonly T[], splits: number, seed: number): Halves<T>[] => {
  const random = seeded(seed);
  return Array.from({ length: splits }, () => shuffled(items, random)).flatMap((mixed) => {
    const one = mixed.slice(0, Math.floor(mixed.length / 2));
    const other = mixed.slice(one.length);
    return [
      { seen: one, unseen: other },
      { seen: other, unseen: one },
    ];
  });
};

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
