import type { Place } from './game.ts';

/** A text that faults point into. */
export interface SourceText {
  readonly text: string;
  /** Line and column of a character, both from 1. */
  readonly placeOf: (offset: number) => Place;
}

/** The text, with its lines counted once, when the first place in it is asked for. */
export const sourceText = (text: string): SourceText => {
  let starts: readonly number[] | undefined;
  return {
    text,
    placeOf: (offset) => {
      starts ??= [0, ...[...text.matchAll(/\r\n?|\n/gu)].map((end) => end.index + end[0].length)];
      const line = lineAt(starts, offset);
      return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    },
  };
};

/** The last line that starts at or before the offset. */
const lineAt = (starts: readonly number[], offset: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};
