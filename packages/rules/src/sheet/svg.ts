import { COLORS } from '../board/types.ts';
import { escaped } from '../base/escape.ts';
import { fontsFor } from './css.ts';
import { drawClose } from './svg-close.ts';
import { drawTable } from './svg-table.ts';
import { INNER, pagesOf, PAPER, type Page } from './paper.ts';
import { field, mm, text } from './pen.ts';
import type { ScoreSheet } from './sheet.ts';
import { SHEET_WORDS } from './words.ts';
import { wrapped } from '../diagram/wrap.ts';

/** Where parts begin on a page, in millimetres from its top. */
const TOP = { title: 19, heads: 27.5, table: 55, close: 230.5 } as const;
const HEAD_STEP = 6;

/** The score sheet as one SVG picture in millimetres, its pages below each other. */
export const sheetSvg = (sheet: ScoreSheet): string => {
  const { locale, players } = sheet;
  const words = SHEET_WORDS[locale];
  const remarks = remarkPages(sheet);
  const pages = [...pagesOf(sheet).map((page) => drawPage(sheet, page)), ...remarks];
  const height = pages.length * PAPER.height;
  const names = COLORS.map((color) => players[color].name).filter((name) => name !== '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(PAPER.width)}mm" height="${mm(height)}mm" viewBox="0 0 ${mm(PAPER.width)} ${mm(height)}" lang="${locale}" font-family="${escaped(fontsFor(locale))}">`,
    `<title>${escaped([words.title, ...names].join(' · '))}</title>`,
    `<rect width="${mm(PAPER.width)}" height="${mm(height)}" fill="#fff"/>`,
    ...pages.map((page, i) => `<g transform="translate(0 ${mm(i * PAPER.height)})">\n${page}\n</g>`),
    '</svg>',
  ].join('\n');
};

const drawPage = (sheet: ScoreSheet, page: Page): string => {
  const words = SHEET_WORDS[sheet.locale];
  const right = PAPER.width - PAPER.margin;
  return [
    text(PAPER.width / 2, TOP.title, words.title, { size: 6, anchor: 'middle', bold: true }),
    page.of > 1 ? text(right, TOP.title, words.page(page.number, page.of), { size: 3, anchor: 'end' }) : '',
    drawHeads(sheet),
    drawTable(sheet, page, TOP.table),
    page.isLast ? drawClose(sheet, TOP.close) : '',
  ].join('\n');
};

const GAP = 4;

const drawHeads = ({ heads, players, locale }: ScoreSheet): string => {
  const { head, player, team } = SHEET_WORDS[locale];
  const half = (INNER.width - GAP) / 2;
  const third = (INNER.width - 2 * GAP) / 3;
  const left = PAPER.margin;
  const middle = left + half + GAP;
  const row = (n: number): number => TOP.heads + n * HEAD_STEP;
  return [
    field(left, row(0), INNER.width, head.event, heads.event),
    field(left, row(1), half, head.place, heads.place),
    field(middle, row(1), half, head.timeRule, heads.timeRule),
    ...(['date', 'round', 'table'] as const).map((each, i) =>
      field(left + i * (third + GAP), row(2), third, head[each], heads[each]),
    ),
    ...COLORS.flatMap((color, i) => [
      field(left, row(3 + i), half, player[color], players[color].name, true),
      field(middle, row(3 + i), half, team, players[color].team),
    ]),
  ].join('\n');
};

const REMARK = { size: 3.4, step: 5, columns: 106, lines: 51 } as const;

/** The remarks, on pages of their own. */
const remarkPages = ({ remarks, locale }: ScoreSheet): string[] => {
  const lines = remarks.flatMap((remark) => wrapped(remark, REMARK.columns));
  const count = Math.ceil(lines.length / REMARK.lines);
  return Array.from({ length: count }, (_, page) =>
    [
      text(PAPER.margin, TOP.title, SHEET_WORDS[locale].remarks, { size: 4, bold: true }),
      ...lines
        .slice(page * REMARK.lines, (page + 1) * REMARK.lines)
        .map((line, i) => text(PAPER.margin, TOP.title + 7 + i * REMARK.step, line, { size: REMARK.size })),
    ].join('\n'),
  );
};
