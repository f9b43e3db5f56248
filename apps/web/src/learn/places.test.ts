import { COURSE } from '@qili/lessons';
import { expect, test } from 'vitest';
import { learnHref, learnPlace } from './places.ts';

const placeAt = (href: string): ReturnType<typeof learnPlace> => learnPlace(href.split('/').slice(3));

test('addresses lead to lessons, their exercises and the other views, whose names no lesson has', () => {
  expect(placeAt(learnHref())).toEqual({ at: 'contents' });
  expect(placeAt(learnHref('review'))).toEqual({ at: 'review' });
  for (const { id } of COURSE) {
    expect(placeAt(learnHref(id))).toEqual({ at: 'lesson', lesson: id });
    expect(placeAt(learnHref(id, 'exercises'))).toEqual({ at: 'exercises', lesson: id });
  }
});
