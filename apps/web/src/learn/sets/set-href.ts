import { makeSet, type ExerciseSet } from '@qili/lessons';
import { learnHref } from '../places.ts';

/** Longer links are cut by many chats. */
export const LONGEST_LINK = 4000;

/** The address of a set, a result, or nothing yet, whole: whoever opens it needs nothing else. */
export const linkTo = (text: string): string => `${location.origin}${learnHref('sets')}?${text}`;

/** The address at which a set is made, and that of the results to it. */
export const makerHref = (set: ExerciseSet): string => `${learnHref('sets', 'make')}?${makeSet(set)}`;
export const classHref = (set?: ExerciseSet): string =>
  `${learnHref('sets', 'class')}${set === undefined ? '' : `?${makeSet(set)}`}`;
