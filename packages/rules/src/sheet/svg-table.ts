import { COLORS } from '../board/types.ts';
import { widthOf } from '../diagram/width.ts';
import { circled } from './circled.ts';
import { firstNumber, INNER, PAPER, PICTURE_ROWS, ROW_HEIGHT, rowsIn, type Page } from './paper.ts';
import { box, lengthOf, mm, stroke, text } from './pen.ts';
import type { Cell, Round, ScoreSheet } from './sheet.ts';
import { SHEET_WORDS } from './words.ts';

const COLUMN_GAP = 5;
const COLUMN = (INNER.width - COLUMN_GAP) / 2;
const NUMBER = 10;
const CLOCK = 14;
const MOVE_SIZE = 3.8;
/** From the top of a row to its baseline. */
const BASE = 3.95;

/** The two columns of rounds, and the starting position where the game has one of its own. */
export const drawTable = (sheet: ScoreSheet, page: Page, top: number): string =>
  ([0, 1] as const)
    .map((column) => drawColumn(sheet, page, column, PAPER.margin + column * (COLUMN + COLUMN_GAP), top))
    .join('\n');

const drawColumn = (sheet: ScoreSheet, page: Page, column: 0 | 1, x: number, top: number): string => {
  const hasPicture = page.hasPicture && column === 0;
  const head = hasPicture ? top + PICTURE_ROWS * ROW_HEIGHT : top;
  const rows = rowsIn(page, column);
  const first = firstNumber(sheet, page, column);
  const bottom = head + (rows + 1) * ROW_HEIGHT;
  return [
    hasPicture ? drawPicture(sheet, x, top) : '',
    drawHeader(sheet, page, column, x, head),
    ...Array.from({ length: rows }, (_, i) =>
      drawRow(sheet, page.columns[column][i], first + i, x, head + (i + 1) * ROW_HEIGHT),
    ),
    ...rules(sheet).map((at) => stroke(x + at, head, x + at, bottom)),
    box(x, head, COLUMN, (rows + 1) * ROW_HEIGHT, 0.4),
  ].join('\n');
};

const drawPicture = ({ start }: ScoreSheet, x: number, top: number): string => {
  if (start === undefined) return '';
  const height = PICTURE_ROWS * ROW_HEIGHT - 7;
  const frame = `x="${mm(x)}" y="${mm(top)}" width="${mm(COLUMN)}" height="${mm(height)}"`;
  return [
    start.picture.replace('<svg ', `<svg ${frame} `),
    text(x + COLUMN / 2, top + height + 4, start.caption, { size: 3.2, anchor: 'middle' }),
  ].join('\n');
};

/** The width of a side's part of a row, its clock included. */
const SIDE = (COLUMN - NUMBER) / 2;

/** Where the upright lines stand. */
const rules = ({ hasClocks }: ScoreSheet): number[] => [
  NUMBER,
  NUMBER + SIDE,
  ...(hasClocks ? [NUMBER + SIDE - CLOCK, COLUMN - CLOCK] : []),
];

const drawHeader = (sheet: ScoreSheet, page: Page, column: 0 | 1, x: number, y: number): string => {
  const words = SHEET_WORDS[sheet.locale];
  const clock = sheet.hasClocks ? CLOCK : 0;
  const centred = (at: number, label: string): string =>
    text(x + at, y + BASE, label, { size: 3.2, anchor: 'middle' });
  const stood = column === 0 && page.number === 1 && !page.hasPicture && sheet.claim?.plies[0] === 0;
  return [
    centred(NUMBER / 2, stood ? circled(1) : words.number),
    ...COLORS.flatMap((color, i) => {
      const from = NUMBER + i * SIDE;
      return [
        centred(from + (SIDE - clock) / 2, words.player[color]),
        ...(clock > 0 ? [centred(from + SIDE - clock / 2, words.time)] : []),
      ];
    }),
  ].join('');
};

const drawRow = (
  { hasClocks }: ScoreSheet,
  round: Round | undefined,
  number: number,
  x: number,
  y: number,
): string => {
  const clock = hasClocks ? CLOCK : 0;
  return [
    stroke(x, y, x + COLUMN, y),
    round?.inLap === true ? stroke(x + 0.7, y, x + 0.7, y + ROW_HEIGHT, 1.4) : '',
    text(x + NUMBER / 2, y + BASE, String(number), { size: 3.2, anchor: 'middle' }),
    ...COLORS.map((color, i) => {
      const from = x + NUMBER + i * SIDE;
      const cell = round?.cells[color];
      if (cell === undefined)
        return round !== undefined && color === 'red' ? text(from + 1.2, y + BASE, '……') : '';
      return drawCell(cell, from, y, SIDE - clock);
    }),
  ].join('');
};

const drawCell = (cell: Cell, x: number, y: number, width: number): string => {
  const { text: subject, last, clock, occurrence } = cell;
  const base = y + BASE;
  const mark = occurrence === undefined ? '' : circled(occurrence);
  return [
    last === undefined
      ? text(x + 1.2, base, subject, { size: MOVE_SIZE })
      : drawShort(subject, last, x + 1.2, base),
    text(x + width - 1, base, mark, { size: 4, anchor: 'end', bold: true }),
    clock === undefined ? '' : text(x + width + CLOCK - 1, base, clock, { size: 3, anchor: 'end' }),
  ].join('');
};

/** Every symbol by its middle at a place of its own, so that strokes fit whatever the font. */
const drawShort = (
  subject: string,
  { digit, action }: NonNullable<Cell['last']>,
  x: number,
  base: number,
): string => {
  let at = x;
  const symbols = Array.from(subject + digit, (symbol) => {
    const width = Math.max(lengthOf(symbol, MOVE_SIZE), widthOf(symbol) === 1 ? 2.3 : 0);
    at += width;
    return text(at - width / 2, base, symbol, { size: MOVE_SIZE, anchor: 'middle' });
  });
  const line = { advance: base + 0.65, retreat: base - 3.3, traverse: undefined }[action];
  return symbols.join('') + (line === undefined ? '' : stroke(at - 2.15, line, at - 0.15, line, 0.35));
};
