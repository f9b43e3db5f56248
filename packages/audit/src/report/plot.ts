import { escaped, widthOf } from '@qili/rules';
import type { Row } from './rows.ts';

/** Sizes in user units of the drawing; a character is taken as wide as half its height, a Chinese one as its height. */
const ROW = 24;
const FONT = 14;
const BARS = 360;
const GAP = 8;
const NUMBERS = 110;

/** Rows as horizontal bars with their numbers, as SVG to stand in a page. Colours are the page's. */
export const barPlot = (title: string, rows: readonly Row[]): string => {
  const most = Math.max(1, ...rows.map(([, n]) => n));
  const left = Math.max(0, ...rows.map(([name]) => widthOf(name))) * (FONT / 2 + 0.6) + GAP;
  const width = left + BARS + NUMBERS;
  const height = rows.length * ROW;
  return [
    `<svg viewBox="0 0 ${num(width)} ${num(height)}" width="${num(width)}" role="img" aria-label="${escaped(title)}">`,
    ...rows.map(([name, n, remark], i) => bar({ name, n, remark, y: i * ROW, left, most })),
    '</svg>',
  ].join('\n');
};

interface Bar {
  readonly name: string;
  readonly n: number;
  readonly remark: string | undefined;
  readonly y: number;
  readonly left: number;
  readonly most: number;
}

const bar = ({ name, n, remark, y, left, most }: Bar): string => {
  const length = (BARS * n) / most;
  const base = num(y + ROW / 2 + FONT / 3);
  return [
    `<text x="${num(left - GAP)}" y="${base}" text-anchor="end">${escaped(name)}</text>`,
    `<rect x="${num(left)}" y="${num(y + 4)}" width="${num(Math.max(length, 1))}" height="${num(ROW - 8)}"/>`,
    `<text x="${num(left + length + GAP)}" y="${base}">${escaped(remark ?? String(n))}</text>`,
  ].join('');
};

const num = (value: number): string => String(Number(value.toFixed(1)));
