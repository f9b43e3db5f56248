import { hrefTo } from '../app/route.ts';

const NAMED = ['last', 'practice', 'review', 'progress', 'sets'] as const;

/** What there is to see under 学习. */
export type LearnPlace =
  | { readonly at: 'contents' | (typeof NAMED)[number] }
  | { readonly at: 'lesson' | 'exercises'; readonly lesson: string };

/** The place that an address means: its first part names a view or a lesson. */
export const learnPlace = ([name, part]: readonly string[]): LearnPlace => {
  if (name === undefined) return { at: 'contents' };
  const named = NAMED.find((each) => each === name);
  if (named !== undefined) return { at: named };
  return { at: part === 'exercises' ? 'exercises' : 'lesson', lesson: name };
};

/** The address of a lesson or another view. */
export const learnHref = (...parts: readonly string[]): string => hrefTo('learn', ...parts);
