import { COLORS } from '../board/types.ts';
import { circled } from './circled.ts';
import { INNER, occurrencesOn, PAPER } from './paper.ts';
import { box, choice, field, lengthOf, stroke, text } from './pen.ts';
import type { ScoreSheet } from './sheet.ts';
import { SHEET_WORDS, type SheetWords } from './words.ts';
import { wrapped } from '../diagram/wrap.ts';

const LEFT = PAPER.margin;
const GAP = 4;
const THIRD = (INNER.width - 2 * GAP) / 3;
const PADDING = 2.5;
const STEP = 5.6;

/** Result and times, the box for a claim, and the signatures. */
export const drawClose = (sheet: ScoreSheet, top: number): string => {
  const words = SHEET_WORDS[sheet.locale];
  const { result, timeUsed, referee } = sheet;
  const third = (i: number): number => LEFT + i * (THIRD + GAP);
  return [
    field(LEFT, top, THIRD, words.result, result, true),
    ...COLORS.map((color, i) => field(third(i + 1), top, THIRD, words.timeUsed[color], timeUsed[color])),
    drawClaim(sheet, words, top + 4),
    ...COLORS.map((color, i) => field(third(i), top + 52, THIRD, words.signature[color], '')),
    field(third(2), top + 52, THIRD, words.signature.referee, referee),
  ].join('\n');
};

const drawClaim = (sheet: ScoreSheet, words: SheetWords, top: number): string => {
  const x = LEFT + PADDING;
  const ruling = wrapped(sheet.claim?.ruling ?? '', 94);
  const rows = Math.max(2, ruling.length);
  const row = (n: number): number => top + 4.6 + n * STEP;
  const from = x + lengthOf(words.ruling, 3.4) + 3;
  const lines = Array.from({ length: rows }, (_, i) => row(4) + i * 5);
  return [
    box(LEFT, top, INNER.width, row(4) - top + rows * 5 - 2, 0.3),
    text(x, row(0), words.claim, { size: 3.6, bold: true }),
    ...inLine(x, words.claims).map(({ at, label }) => choice(at, row(1), label)),
    text(x, row(2), words.claimant),
    ...inLine(
      x + lengthOf(words.claimant, 3.4) + 4,
      COLORS.map((color) => words.sides[color]),
    ).map(({ at, label }) => choice(at, row(2), label)),
    drawMoments(sheet, words, x, row(3)),
    text(x, row(4), words.ruling),
    ...lines.flatMap((y, i) => [
      stroke(from, y + 1.1, LEFT + INNER.width - PADDING, y + 1.1, 0.2),
      text(from + 0.5, y, ruling[i] ?? '', { size: 3.3 }),
    ]),
  ].join('\n');
};

/** Labels one after the other, each with its box before it. */
const inLine = (x: number, labels: readonly string[]): { readonly at: number; readonly label: string }[] => {
  let next = x;
  return labels.map((label) => {
    const at = next;
    next += lengthOf(label, 3.3) + 10;
    return { at, label };
  });
};

/** ① ② ③, each with the moment at which the position stood, or a line to write it on. */
const drawMoments = (sheet: ScoreSheet, words: SheetWords, x: number, y: number): string => {
  const count = occurrencesOn(sheet);
  const from = x + lengthOf(words.samePosition, 3.4) + 3;
  const width = (LEFT + INNER.width - PADDING - from) / count;
  return [
    text(x, y, words.samePosition),
    ...Array.from({ length: count }, (_, i) => {
      const at = from + i * width;
      return [
        text(at, y, circled(i + 1), { size: 3.8, bold: true }),
        stroke(at + 4.6, y + 1.1, at + width - 2, y + 1.1, 0.2),
        text(at + 5.4, y, sheet.claim?.moments[i] ?? '', { size: 3.3 }),
      ].join('');
    }),
  ].join('\n');
};
