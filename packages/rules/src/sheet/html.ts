import { escaped } from '../base/escape.ts';
import { COLORS } from '../board/types.ts';
import { circled } from './circled.ts';
import { firstNumber, occurrencesOn, pagesOf, rowsIn, type Page } from './paper.ts';
import { SHEET_CSS } from './css.ts';
import type { Cell, Round, ScoreSheet } from './sheet.ts';
import { HEADS, SHEET_WORDS, type SheetWords } from './words.ts';

/** The score sheet as a page of its own: A4 from the browser's print, nothing fetched from anywhere. */
export const sheetHtml = (sheet: ScoreSheet): string => {
  const words = SHEET_WORDS[sheet.locale];
  const { red, black } = sheet.players;
  const title = [words.title, [red.name, black.name].filter((name) => name !== '').join(' – ')]
    .filter((part) => part !== '')
    .join(' · ');
  return [
    '<!DOCTYPE html>',
    `<html lang="${sheet.locale}">`,
    `<head><meta charset="utf-8"><title>${escaped(title)}</title><style>\n${SHEET_CSS}</style></head>`,
    `<body${sheet.hasClocks ? ' class="clocks"' : ''}>`,
    ...pagesOf(sheet).map((page) => pageHtml(sheet, page, words)),
    ...remarksHtml(sheet, words),
    '</body>',
    '</html>',
  ].join('\n');
};

const pageHtml = (sheet: ScoreSheet, page: Page, words: SheetWords): string =>
  [
    '<section class="page">',
    `<header><h1>${words.title}</h1><p class="number">${page.of > 1 ? words.page(page.number, page.of) : ''}</p></header>`,
    headsHtml(sheet, words),
    '<div class="columns">',
    columnHtml(sheet, page, 0, words),
    columnHtml(sheet, page, 1, words),
    '</div>',
    page.isLast ? closeHtml(sheet, words) : '',
    '</section>',
  ].join('\n');

const headsHtml = ({ heads, players }: ScoreSheet, words: SheetWords): string =>
  [
    '<dl class="heads">',
    ...HEADS.map((head) => field(head, words.head[head], heads[head])),
    ...COLORS.flatMap((color) => [
      field(color, words.player[color], players[color].name),
      field('team', words.team, players[color].team),
    ]),
    '</dl>',
  ].join('\n');

const field = (kind: string, label: string, value: string): string =>
  `<div class="${kind}"><dt>${label}</dt><dd>${escaped(value)}</dd></div>`;

const columnHtml = (sheet: ScoreSheet, page: Page, column: 0 | 1, words: SheetWords): string => {
  const rounds = page.columns[column];
  const first = firstNumber(sheet, page, column);
  const stood = column === 0 && page.number === 1 && !page.hasPicture && sheet.claim?.plies[0] === 0;
  const clock = sheet.hasClocks ? `<th class="clock">${words.time}</th>` : '';
  const rows = Array.from({ length: rowsIn(page, column) }, (_, i) => rowHtml(rounds[i], first + i, sheet));
  return [
    '<div>',
    page.hasPicture && column === 0 ? pictureHtml(sheet) : '',
    '<table>',
    `<thead><tr><th class="n">${stood ? `<b class="stood">${circled(1)}</b>` : words.number}</th><th>${words.player.red}</th>${clock}<th>${words.player.black}</th>${clock}</tr></thead>`,
    `<tbody>\n${rows.join('\n')}\n</tbody>`,
    '</table>',
    '</div>',
  ].join('\n');
};

const pictureHtml = ({ start }: ScoreSheet): string =>
  start === undefined
    ? ''
    : `<figure>${start.picture}<figcaption>${escaped(start.caption)}</figcaption></figure>`;

const rowHtml = (round: Round | undefined, number: number, { hasClocks }: ScoreSheet): string => {
  const cells = COLORS.map((color) => {
    const cell = round?.cells[color];
    const isGap = round !== undefined && color === 'red' && cell === undefined;
    const clock = hasClocks ? `<td class="clock">${escaped(cell?.clock ?? '')}</td>` : '';
    return `<td>${isGap ? '……' : cellHtml(cell)}</td>${clock}`;
  });
  return `<tr${round?.inLap === true ? ' class="lap"' : ''}><th class="n">${String(number)}</th>${cells.join('')}</tr>`;
};

const cellHtml = (cell: Cell | undefined): string => {
  if (cell === undefined) return '';
  const { text, last, occurrence } = cell;
  const digit = last === undefined ? '' : `<span class="${last.action}">${last.digit}</span>`;
  const mark = occurrence === undefined ? '' : `<b class="stood">${circled(occurrence)}</b>`;
  return `<span class="move">${escaped(text)}${digit}</span>${mark}`;
};

/** Result, times, the box for a claim, and the signatures. */
const closeHtml = (sheet: ScoreSheet, words: SheetWords): string => {
  const { claim, result, timeUsed, referee } = sheet;
  const positions = Array.from(
    { length: occurrencesOn(sheet) },
    (_, i) => `<span class="blank"><b class="stood">${circled(i + 1)}</b> ${claim?.moments[i] ?? ''}</span>`,
  );
  return [
    '<dl class="result">',
    field('result', words.result, result),
    ...COLORS.map((color) => field('time', words.timeUsed[color], timeUsed[color])),
    '</dl>',
    `<div class="claim"><h2>${words.claim}</h2>`,
    `<p class="choices">${words.claims.map((text) => `<span class="choice">${text}</span>`).join('')}</p>`,
    `<p class="who">${words.claimant} ${COLORS.map((color) => `<span class="choice">${words.sides[color]}</span>`).join('')}</p>`,
    `<p class="positions">${words.samePosition} ${positions.join('')}</p>`,
    `<p class="ruling">${words.ruling} <span class="blank">${escaped(claim?.ruling ?? '')}</span></p></div>`,
    '<dl class="signatures">',
    ...COLORS.map((color) => field('signature', words.signature[color], '')),
    field('signature', words.signature.referee, referee),
    '</dl>',
  ].join('\n');
};

const remarksHtml = ({ remarks }: ScoreSheet, words: SheetWords): string[] =>
  remarks.length === 0
    ? []
    : [
        `<section class="remarks"><h2>${words.remarks}</h2>`,
        ...remarks.map((text) => `<p>${escaped(text)}</p>`),
        '</section>',
      ];
