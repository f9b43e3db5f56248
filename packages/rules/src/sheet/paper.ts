import type { ScoreSheet, Round } from './sheet.ts';

/** A4 in millimetres, and what of it is printed on. */
export const PAPER = { width: 210, height: 297, margin: 12 } as const;
export const INNER = {
  width: PAPER.width - 2 * PAPER.margin,
  height: PAPER.height - 2 * PAPER.margin,
} as const;

/** Rows of a column, and their height in millimetres. */
export const ROWS = 30;
export const ROW_HEIGHT = 5.4;

/** Rows that the drawing of a starting position takes from the first column. */
export const PICTURE_ROWS = 13;

/** A sheet of paper: two columns of rounds. */
export interface Page {
  readonly number: number;
  readonly of: number;
  readonly columns: readonly [left: readonly Round[], right: readonly Round[]];
  /** Whether the drawing of the starting position stands above the first column. */
  readonly hasPicture: boolean;
  readonly isLast: boolean;
}

/** The rounds of a sheet over as many pages as they need, at least one. */
export const pagesOf = ({ rounds, start }: ScoreSheet): Page[] => {
  const first = start === undefined ? ROWS : ROWS - PICTURE_ROWS;
  const columns = [rounds.slice(0, first)];
  for (let at = first; at < rounds.length || columns.length % 2 === 1; at += ROWS)
    columns.push(rounds.slice(at, at + ROWS));
  const count = columns.length / 2;
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    of: count,
    columns: [columns[2 * i] ?? [], columns[2 * i + 1] ?? []],
    hasPicture: i === 0 && start !== undefined,
    isLast: i === count - 1,
  }));
};

/** How many rows a column has on a page: the picture takes some of the first. */
export const rowsIn = ({ hasPicture }: Page, column: 0 | 1): number =>
  hasPicture && column === 0 ? ROWS - PICTURE_ROWS : ROWS;

/** The number in the first row of a column, also where no move stands yet. */
export const firstNumber = ({ start }: ScoreSheet, page: Page, column: 0 | 1): number => {
  const above = (page.number - 1) * 2 * ROWS + column * ROWS;
  const isBelowPicture = start !== undefined && above > 0;
  return page.columns[column][0]?.number ?? above - (isBelowPicture ? PICTURE_ROWS : 0) + 1;
};

/** How many occurrences of a position the box for claims has room for: three, or as many as there are. */
export const occurrencesOn = ({ claim }: ScoreSheet): number => Math.max(3, claim?.plies.length ?? 0);
