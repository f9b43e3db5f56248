/** One measured number: what the whole run prints under its name. */
export interface Figure {
  readonly name: string;
  readonly unit: 'times' | 'ms' | 'µs' | 's' | 'MB' | 'B' | '1/s';
  /** Measures; throws when what was computed is wrong. A figure that cannot be taken here says why. */
  readonly measure: () => Measured | Promise<Measured>;
}

export type Measured =
  | { readonly kind: 'value'; readonly value: number; readonly note: string }
  | { readonly kind: 'skipped'; readonly reason: string };

/** How often everything is measured; the median counts. Odd, at least three. */
export const RUNS = 5;

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Median time of doing it, in milliseconds. The first time counts like the others. */
export const millisecondsOf = (work: () => void): number =>
  medianOf(
    Array.from({ length: RUNS }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );

/** Something that can be done again and again; answers how many units of work it did. */
export type Work = () => number;

/** Units of work per millisecond. */
const rateOf = (work: Work): number => {
  const began = performance.now();
  const units = work();
  return units / (performance.now() - began);
};

/**
 * How many times faster ours works than theirs: medians of rates taken in turn, after one run of
 * each to warm up, so that a busy machine slows both alike.
 */
export const ratioOf = (ours: Work, theirs: Work): { readonly value: number; readonly note: string } => {
  ours();
  theirs();
  const pairs = Array.from({ length: RUNS }, () => [rateOf(ours), rateOf(theirs)] as const);
  const mine = medianOf(pairs.map(([rate]) => rate));
  const yours = medianOf(pairs.map(([, rate]) => rate));
  return { value: mine / yours, note: `${perSecond(mine)} against ${perSecond(yours)}` };
};

const perSecond = (perMillisecond: number): string => `${(perMillisecond / 1000).toPrecision(3)} M/s`;
