import { escaped } from '../base/escape.ts';
import { widthOf } from '../diagram/width.ts';
import { fitted } from '../diagram/wrap.ts';

/** Millimetres with at most two decimals. */
export const mm = (n: number): string => String(Math.round(n * 100) / 100);

export interface TextLook {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
}

/** Usual size of text in millimetres. */
export const SIZE = 3.4;

/** Text on a baseline. */
export const text = (x: number, y: number, words: string, look: TextLook = {}): string => {
  if (words === '') return '';
  const { size = SIZE, anchor = 'start', bold = false } = look;
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${mm(x)}" y="${mm(y)}" font-size="${mm(size)}"${anchored}${bold ? ' font-weight="700"' : ''}>${escaped(words)}</text>`;
};

export const stroke = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width = 0.15,
  cap: 'butt' | 'square' = 'butt',
): string =>
  `<path d="M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}" stroke="#000" stroke-width="${mm(width)}" stroke-linecap="${cap}"/>`;

export const box = (x: number, y: number, width: number, height: number, line = 0.25): string =>
  `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" fill="none" stroke="#000" stroke-width="${mm(line)}"/>`;

/** How wide a text runs at most: a wide character takes an em, others somewhat more than half of one. */
export const lengthOf = (words: string, size: number): number => {
  const columns = widthOf(words);
  const characters = Array.from(words).length;
  const wide = columns - characters;
  return (wide + (characters - wide) * 0.56) * size;
};

/** Characters that fonts for Han make as wide as Han, others half as wide. */
const DOUBTFUL = /[‘’“”…—·]/gu;

/** A label and a line to write on, or what is written there. */
export const field = (
  x: number,
  y: number,
  width: number,
  label: string,
  value: string,
  bold = false,
): string => {
  const size = 3.2;
  const from = x + lengthOf(label, size) + 1.5;
  const columns = Math.floor(((x + width - from - 1) / SIZE) * 2) - (value.match(DOUBTFUL) ?? []).length - 1;
  return [
    text(x, y, label, { size }),
    stroke(from, y + 1.1, x + width, y + 1.1, 0.2),
    text(from + 1, y, fitted(value, columns), { bold }),
  ].join('');
};

/** A box to tick, with its words. */
export const choice = (x: number, y: number, label: string): string =>
  box(x, y - 2.6, 2.8, 2.8) + text(x + 4, y, label, { size: 3.3 });
