import { describe, expect, test } from 'vitest';
import { parseWish, practiceHref, topicsIn } from './wish.ts';

const queryOf = (href: string): string => href.split('?')[1] ?? '';

describe('the address of practice', () => {
  test('brings back topics, seed and place', () => {
    const wish = { topics: ['root', 'kill'] as const, seed: 42, n: 7 };
    expect(parseWish(queryOf(practiceHref(wish.topics, wish.seed, wish.n)))).toEqual(wish);
    expect(parseWish(queryOf(practiceHref([], 0)))).toEqual({ topics: [], seed: 0, n: 1 });
  });

  test('may name topics alone; what is unknown is left out', () => {
    expect(parseWish(queryOf(practiceHref(['chase'])))).toBeUndefined();
    expect(topicsIn('topic=chase.nonsense')).toEqual(['chase']);
    expect(parseWish('seed=-1')).toBeUndefined();
    expect(parseWish('seed=5&n=0')?.n).toBe(1);
  });
});
