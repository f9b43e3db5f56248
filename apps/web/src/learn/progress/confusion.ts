import { type Progress } from '@qili/lessons';
import { NATURES, type Nature } from '@qili/rules';

/** A nature that was taken for another, so many times. */
export interface Confusion {
  readonly is: Nature;
  readonly taken: Nature;
  readonly times: number;
}

/** Which natures one takes for which, the most often first. */
export const confusionsIn = (progress: Progress): Confusion[] =>
  NATURES.flatMap((is) =>
    NATURES.flatMap((taken) => {
      const times = progress[is]?.takenFor[taken] ?? 0;
      return times === 0 ? [] : [{ is, taken, times }];
    }),
  ).sort((a, b) => b.times - a.times);
