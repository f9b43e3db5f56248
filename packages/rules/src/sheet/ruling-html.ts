import { escaped } from '../base/escape.ts';
import { COLORS } from '../board/types.ts';
import { circled } from './circled.ts';
import { SHEET_CSS } from './css.ts';
import type { RulingSheet } from './ruling-sheet.ts';
import { RULING_WORDS } from './ruling-words.ts';
import { HEADS, SHEET_WORDS } from './words.ts';

/** What a ruling sheet has beside the style of score sheets. */
const RULING_CSS = `.ruling.page{height:auto;min-height:272mm;overflow:visible}
.ruling .top{display:grid;grid-template-columns:78mm 1fr;gap:6mm;margin:2mm 0 4mm}
.ruling figure{height:92mm}
.ruling .says{display:flex;flex-direction:column;gap:3mm}
.ruling .says h2{margin-bottom:.8mm}
.ruling .says p{margin:0}
.ruling .verdict{font-size:5mm;font-weight:700;line-height:1.4}
.ruling table{table-layout:auto}
.ruling td,.ruling th{height:auto;padding:1.2mm 1.6mm;line-height:1.3;white-space:nowrap;vertical-align:top}
.ruling td.reason{white-space:normal;width:100%;font-size:3.4mm}
.ruling .attack{font-weight:700}
.ruling tr{break-inside:avoid}
`;

/** The ruling sheet as a page of its own: A4 from the browser's print, nothing fetched from anywhere. */
export const rulingHtml = (sheet: RulingSheet): string => {
  const { locale } = sheet;
  const [words, shared] = [RULING_WORDS[locale], SHEET_WORDS[locale]];
  const { red, black } = sheet.players;
  const names = [red.name, black.name].filter((name) => name !== '').join(' – ');
  return [
    '<!DOCTYPE html>',
    `<html lang="${locale}">`,
    `<head><meta charset="utf-8"><title>${escaped([words.title, names].filter((part) => part !== '').join(' · '))}</title><style>\n${SHEET_CSS}${RULING_CSS}</style></head>`,
    '<body>',
    '<section class="page ruling">',
    `<header><h1>${words.title}</h1></header>`,
    '<dl class="heads">',
    ...HEADS.map((head) => field(head, shared.head[head], sheet.heads[head])),
    ...COLORS.flatMap((color) => [
      field(color, shared.player[color], sheet.players[color].name),
      field('team', shared.team, sheet.players[color].team),
    ]),
    '</dl>',
    topHtml(sheet),
    movesHtml(sheet),
    '<dl class="signatures">',
    field('signature', words.signature.referee, sheet.referee),
    field('signature', words.signature.chief, ''),
    field('signature', words.signature.date, ''),
    '</dl>',
    '</section>',
    '</body>',
    '</html>',
  ].join('\n');
};

const field = (kind: string, label: string, value: string): string =>
  `<div class="${kind}"><dt>${label}</dt><dd>${escaped(value)}</dd></div>`;

const topHtml = ({ board, moments, ruling, clause, remarks, locale }: RulingSheet): string => {
  const [words, shared] = [RULING_WORDS[locale], SHEET_WORDS[locale]];
  const stood = moments.map((moment, i) => `<b>${circled(i + 1)}</b> ${escaped(moment)}`).join('　');
  return [
    '<div class="top">',
    `<figure>${board.picture}<figcaption>${escaped(board.caption)}</figcaption></figure>`,
    '<div class="says">',
    `<div><h2>${shared.ruling}</h2><p class="verdict">${escaped(ruling)}</p></div>`,
    `<div><h2>${words.clause}</h2><p>${escaped(clause)}</p></div>`,
    moments.length === 0 ? '' : `<div><h2>${shared.samePosition}</h2><p>${stood}</p></div>`,
    remarks.length === 0
      ? ''
      : `<div><h2>${words.remarks}</h2>${remarks.map((text) => `<p>${escaped(text)}</p>`).join('')}</div>`,
    '</div>',
    '</div>',
  ].join('\n');
};

const movesHtml = ({ moves, locale }: RulingSheet): string => {
  const { column } = RULING_WORDS[locale];
  const { sides } = SHEET_WORDS[locale];
  const rows = moves.map(({ round, color, text, nature, named, reason }) => {
    const weight = nature === 'check' || nature === 'kill' || nature === 'chase' ? ' class="attack"' : '';
    return `<tr><td>${String(round)}</td><td>${sides[color]}</td><td>${escaped(text)}</td><td${weight}>${named}</td><td class="reason">${escaped(reason)}</td></tr>`;
  });
  const heads = [column.round, column.side, column.move, column.nature, column.reason];
  return `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody></table>`;
};
