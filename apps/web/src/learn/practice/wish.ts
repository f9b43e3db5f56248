import { TOPICS, type Topic } from '@qili/lessons';
import { learnHref } from '../places.ts';

/** What somebody wants to practise: the same wish brings the same exercises, on any device. */
export interface Wish {
  readonly topics: readonly Topic[];
  readonly seed: number;
  /** Which exercise, counted from 1. */
  readonly n: number;
}

/** Seeds that are drawn where none is given are short enough to be typed again. */
const SEEDS = 100_000;

const wholeIn = (text: string | null): number | undefined =>
  /^\d{1,9}$/u.test(text ?? '') ? Number(text) : undefined;

/** The wish in the part of an address behind `?`; undefined where it has no seed. What is unknown in it is left out. */
export const parseWish = (query: string): Wish | undefined => {
  const fields = new URLSearchParams(query);
  const seed = wholeIn(fields.get('seed'));
  if (seed === undefined) return undefined;
  return { topics: topicsIn(query), seed, n: Math.max(1, wholeIn(fields.get('n')) ?? 1) };
};

/** The topics that an address names. */
export const topicsIn = (query: string): readonly Topic[] => {
  const named = new URLSearchParams(query).get('topic')?.split('.') ?? [];
  return TOPICS.filter((topic) => named.includes(topic));
};

/** A seed that was not asked for. */
export const anySeed = (): number => Math.floor(Math.random() * SEEDS);

/** The address of practice; without a seed one is drawn there. */
export const practiceHref = (topics: readonly Topic[] = [], seed?: number, n?: number): string => {
  const fields = [
    ...(topics.length === 0 ? [] : [`topic=${topics.join('.')}`]),
    ...(seed === undefined ? [] : [`seed=${String(seed)}`]),
    ...(n === undefined || n === 1 ? [] : [`n=${String(n)}`]),
  ];
  return learnHref('practice') + (fields.length === 0 ? '' : `?${fields.join('&')}`);
};
