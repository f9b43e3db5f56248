import { padTo, widthOf, wrapped } from '@qili/rules';

/** Columns of the terminal that reports are laid out for. */
const LINE = 80;
/** What a last column keeps however wide the others are. */
const LEAST = 24;
/** Between columns, and how far what goes on is set in. */
const GAP = 2;

/**
 * Rows of cells as text in columns, each as wide as its widest cell; wide characters count as two.
 * The last column goes on below itself where the line is full.
 */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP, 0);
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => padTo(cell, (widths[i] ?? 0) + GAP))
      .join('')
      .trimEnd();
  return rows.flatMap((row) => {
    const [first = '', ...more] = wrapped(row[count - 1] ?? '', Math.max(LEAST, LINE - before));
    const rest = more.map((text) => ' '.repeat(before) + text);
    return [lineOf([...row.slice(0, count - 1), first]), ...rest];
  });
};

/** A text in lines that fit a terminal, so many columns in, and further in after the first. */
export const filled = (text: string, indent = 0): string[] => {
  const margin = indent + text.length - text.trimStart().length;
  if (indent + widthOf(text) <= LINE) return [' '.repeat(indent) + text];
  const [first = '', ...more] = wrapped(text, LINE - margin - GAP);
  return [' '.repeat(margin) + first, ...more.map((line) => ' '.repeat(margin + GAP) + line)];
};
