import { padTo, widthOf } from '@qili/rules';

/** Rows of cells as text in columns, each as wide as its widest cell; wide characters count as two. */
export const columns = (rows: readonly (readonly string[])[], gap = 2): string[] => {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => padTo(cell, (widths[i] ?? 0) + gap))
      .join('')
      .trimEnd(),
  );
};
