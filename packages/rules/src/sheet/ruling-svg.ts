import { escaped } from '../base/escape.ts';
import { COLORS } from '../board/types.ts';
import { wrapped } from '../diagram/wrap.ts';
import { circled } from './circled.ts';
import { fontsFor } from './css.ts';
import { INNER, PAPER } from './paper.ts';
import { field, lengthOf, mm, stroke, text } from './pen.ts';
import type { RulingSheet } from './ruling-sheet.ts';
import { RULING_WORDS } from './ruling-words.ts';
import { SHEET_WORDS } from './words.ts';

const LEFT = PAPER.margin;
const RIGHT = PAPER.width - PAPER.margin;
const BOARD = { top: 50, width: 78, height: 86 } as const;
const TABLE_TOP = 154;
const SIZE = 3.4;
const STEP = 4.8;
/** Room for the signatures, above the lower margin. */
const FOOT = 22;

/** The ruling sheet as one SVG picture in millimetres: A4, or longer where the lap is. */
export const rulingSvg = (sheet: RulingSheet): string => {
  const { locale } = sheet;
  const words = RULING_WORDS[locale];
  const table = tableOf(sheet);
  const height = Math.max(PAPER.height, table.bottom + FOOT + PAPER.margin);
  const third = INNER.width / 3;
  const foot = (['referee', 'chief', 'date'] as const).map((who, i) =>
    field(
      LEFT + i * third,
      height - PAPER.margin - 4,
      third - 4,
      words.signature[who],
      who === 'referee' ? sheet.referee : '',
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(PAPER.width)}mm" height="${mm(height)}mm" viewBox="0 0 ${mm(PAPER.width)} ${mm(height)}" lang="${locale}" font-family="${escaped(fontsFor(locale))}">`,
    `<title>${escaped(words.title)}</title>`,
    `<rect width="${mm(PAPER.width)}" height="${mm(height)}" fill="#fff"/>`,
    text(PAPER.width / 2, 19, words.title, { size: 6, anchor: 'middle', bold: true }),
    headsOf(sheet),
    boardOf(sheet),
    saysOf(sheet),
    table.drawn,
    ...foot,
    '</svg>',
  ].join('\n');
};

const headsOf = ({ heads, players, locale }: RulingSheet): string => {
  const { head, player, team } = SHEET_WORDS[locale];
  const half = INNER.width / 2;
  const rows = [
    [head.event, heads.event, head.date, heads.date],
    ...COLORS.map((color) => [player[color], players[color].name, team, players[color].team]),
  ];
  return rows
    .flatMap(([label = '', value = '', other = '', more = ''], i) => [
      field(LEFT, 28 + i * 6, half - 2, label, value, i > 0),
      field(LEFT + half + 2, 28 + i * 6, half - 2, other, more),
    ])
    .join('\n');
};

const boardOf = ({ board }: RulingSheet): string => {
  const place = `x="${mm(LEFT)}" y="${mm(BOARD.top)}" width="${mm(BOARD.width)}" height="${mm(BOARD.height)}"`;
  const caption = wrapped(board.caption, 46).map((line, i) =>
    text(LEFT + BOARD.width / 2, BOARD.top + BOARD.height + 4 + i * 4.2, line, {
      size: 3.2,
      anchor: 'middle',
    }),
  );
  return [board.picture.replace('<svg ', `<svg ${place} `), ...caption].join('\n');
};

/** The ruling beside the board, with what it rests on. */
const saysOf = ({ ruling, clause, moments, remarks, locale }: RulingSheet): string => {
  const [words, shared] = [RULING_WORDS[locale], SHEET_WORDS[locale]];
  const from = LEFT + BOARD.width + 6;
  const stood = moments.map((moment, i) => `${circled(i + 1)} ${moment}`).join('  ');
  const parts = [
    { label: shared.ruling, lines: wrapped(ruling, 40), size: 4.4 },
    { label: words.clause, lines: wrapped(clause, 56), size: SIZE },
    { label: shared.samePosition, lines: wrapped(stood, 56), size: SIZE },
    { label: words.remarks, lines: remarks.flatMap((remark) => wrapped(remark, 56)), size: SIZE },
  ].filter(({ lines }) => lines.length > 0);
  let y = BOARD.top + 4;
  return parts
    .flatMap(({ label, lines, size }) => {
      const drawn = [text(from, y, label, { size: 3.6, bold: true })];
      y += STEP + 0.6;
      for (const line of lines) {
        drawn.push(text(from, y, line, { size, bold: size > SIZE }));
        y += size * 1.4;
      }
      y += 2.4;
      return drawn;
    })
    .join('\n');
};

/** The moves of the lap, each with its reason, and where the last of them ends. */
const tableOf = (sheet: RulingSheet): { readonly drawn: string; readonly bottom: number } => {
  const { moves, locale } = sheet;
  const { column } = RULING_WORDS[locale];
  const { sides } = SHEET_WORDS[locale];
  const widest = Math.max(...moves.map((move) => lengthOf(move.named, SIZE)), 8);
  const xs = [LEFT + 1, LEFT + 13, LEFT + 28, LEFT + 50, LEFT + 54 + widest] as const;
  const columns = Math.floor(((RIGHT - xs[4]) / SIZE) * 1.9);
  const heads = [column.round, column.side, column.move, column.nature, column.reason];
  const drawn = [
    stroke(LEFT, TABLE_TOP - 5, RIGHT, TABLE_TOP - 5, 0.4),
    ...heads.map((head, i) => text(xs[i] ?? LEFT, TABLE_TOP, head, { size: 3.2, bold: true })),
    stroke(LEFT, TABLE_TOP + 1.8, RIGHT, TABLE_TOP + 1.8, 0.2),
  ];
  let y = TABLE_TOP + 6.4;
  for (const { round, color, text: move, nature, named, reason } of moves) {
    const lines = wrapped(reason, columns);
    const bold = nature === 'check' || nature === 'kill' || nature === 'chase';
    drawn.push(text(xs[0], y, String(round)), text(xs[1], y, sides[color]), text(xs[2], y, move));
    drawn.push(text(xs[3], y, named, { bold }), ...lines.map((line, i) => text(xs[4], y + i * STEP, line)));
    y += Math.max(1, lines.length) * STEP;
    drawn.push(stroke(LEFT, y - 3, RIGHT, y - 3, 0.1));
    y += 1.6;
  }
  return { drawn: drawn.join('\n'), bottom: y };
};
