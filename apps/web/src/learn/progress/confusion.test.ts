import { entered, type Progress } from '@qili/lessons';
import { expect, test } from 'vitest';
import { confusionsIn } from './confusion.ts';

test('natures are counted by what they were taken for, the most often first; other terms are left out', () => {
  const wrong = (progress: Progress, term: string, given: string): Progress =>
    entered(progress, term, { right: false, given }, 1);
  const progress = wrong(
    wrong(wrong(wrong(wrong({}, 'offer', 'exchange'), 'kill', 'check'), 'kill', 'check'), 'true', 'false'),
    'target',
    'h2',
  );
  expect(confusionsIn(progress)).toEqual([
    { is: 'kill', taken: 'check', times: 2 },
    { is: 'offer', taken: 'exchange', times: 1 },
  ]);
});
