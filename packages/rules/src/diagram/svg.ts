import { FILES, RANKS, fileOf, rankOf, type Square } from '../board/square.ts';
import type { Color, Piece } from '../board/types.ts';
import type { Locale } from '../explain/locale.ts';
import type { Mark, MarkMeaning } from '../explain/marks.ts';
import type { Setup } from '../position/setup.ts';
import { fileLabels, glyphOf, riverWords } from './view.ts';

export interface SvgOptions {
  /** What the picture shows, for those who cannot see it. */
  readonly title: string;
  /** The side at the bottom of the drawing; Red unless said. */
  readonly bottom?: Color;
  readonly marks?: readonly Mark[];
}

/** Distance of neighbouring lines, and from the outer lines to the edge of the picture, in user units. */
const STEP = 60;
const MARGIN = 60;
const WIDTH = (FILES - 1) * STEP + 2 * MARGIN;
const HEIGHT = (RANKS - 1) * STEP + 2 * MARGIN;

/**
 * Paper, ink, and one colour a meaning, told apart in grey too by dashes and widths. Each rule is
 * kept to our picture, because a page that takes the picture in takes its rules in as well.
 */
const RULES = [
  '.paper{fill:#f4e3c1}',
  '.line{fill:none;stroke:#5b4630;stroke-width:1.5}',
  '.frame{stroke-width:3}',
  '.word{fill:#5b4630;font-size:26px;font-family:KaiTi,STKaiti,"Kaiti SC","Noto Serif CJK SC",serif;text-anchor:middle;dominant-baseline:central}',
  '.label{font-size:20px}',
  '.glyph{font-size:32px}',
  '.disc{stroke-width:2}',
  '.red .disc{fill:#fff8ea;stroke:#b3161d}',
  '.red .rim{fill:none;stroke:#b3161d;stroke-width:1.2}',
  '.red .glyph{fill:#b3161d}',
  '.black .disc{fill:#2b2b2b;stroke:#111}',
  '.black .rim{display:none}',
  '.black .glyph{fill:#fff8ea}',
  '.mark{fill:none;stroke-width:4;stroke-linecap:round}',
  '.last-move{stroke:#2f7d32;stroke-dasharray:6 5}',
  '.check{stroke:#c2185b;stroke-width:6}',
  '.kill{stroke:#c2185b;stroke-dasharray:14 6}',
  '.chase{stroke:#1759b8}',
  '.meeting{stroke:#1759b8;stroke-dasharray:4 7}',
  '.hold{stroke:#6d6d6d;stroke-dasharray:10 6}',
];
const STYLE = RULES.map((rule) => `.qili ${rule}`).join('\n');

/** The position as an SVG picture: plain text, no script, no outside reference but fonts of the reader. */
export const drawSvg = (setup: Setup, locale: Locale, options: SvgOptions): string => {
  const { bottom = 'red', marks = [], title } = options;
  const place = placing(bottom);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" class="qili" role="img" lang="${locale}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${String(WIDTH)}" height="${String(HEIGHT)}"/>`,
    `<path class="line" d="${boardPath()}"/>`,
    `<path class="line frame" d="${framePath()}"/>`,
    ...riverText(locale),
    ...labelText(bottom, locale),
    ...marks.filter(({ kind }) => kind === 'circle').map((mark) => markShape(mark, place)),
    ...[...setup.pieces].map(([square, piece]) => pieceShape(piece, place(square), locale)),
    ...marks.filter(({ kind }) => kind === 'arrow').map((mark) => markShape(mark, place)),
    '</svg>',
  ].join('\n');
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const at = (column: number, row: number): Point => ({ x: MARGIN + column * STEP, y: MARGIN + row * STEP });

const placing =
  (bottom: Color) =>
  (square: Square): Point => {
    const [file, rank] = [fileOf(square), rankOf(square)];
    return bottom === 'red' ? at(file, RANKS - 1 - rank) : at(FILES - 1 - file, rank);
  };

const number = (n: number): string => String(Math.round(n * 10) / 10);
const spot = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;
const segment = (from: Point, to: Point): string => `M${spot(from)}L${spot(to)}`;

const LAST_ROW = RANKS - 1;
const LAST_COLUMN = FILES - 1;
const ROWS = Array.from({ length: RANKS }, (_, row) => row);
const COLUMNS = Array.from({ length: FILES }, (_, column) => column);

/** Lines across, lines down that stop at the river, the slants of the palaces and the corner marks. */
const boardPath = (): string =>
  [
    ...ROWS.map((row) => segment(at(0, row), at(LAST_COLUMN, row))),
    ...COLUMNS.flatMap((column) => [
      segment(at(column, 0), at(column, 4)),
      segment(at(column, 5), at(column, LAST_ROW)),
    ]),
    segment(at(0, 4), at(0, 5)),
    segment(at(LAST_COLUMN, 4), at(LAST_COLUMN, 5)),
    ...[0, 7].flatMap((row) => [segment(at(3, row), at(5, row + 2)), segment(at(5, row), at(3, row + 2))]),
    ...CORNERED.flatMap(([column, row]) => cornerMarks(column, row)),
  ].join('');

const framePath = (): string => {
  const gap = 6;
  const [left, top] = [MARGIN - gap, MARGIN - gap];
  return `M${String(left)} ${String(top)}H${String(WIDTH - left)}V${String(HEIGHT - top)}H${String(left)}Z`;
};

/** The points where cannons and pawns stand at the start. */
const CORNERED: readonly (readonly [column: number, row: number])[] = [
  ...[1, 7].flatMap((column) => [2, 7].map((row) => [column, row] as const)),
  ...[0, 2, 4, 6, 8].flatMap((column) => [3, 6].map((row) => [column, row] as const)),
];

const cornerMarks = (column: number, row: number): string[] => {
  const { x, y } = at(column, row);
  const [near, far] = [5, 14];
  return [-1, 1].flatMap((dx) =>
    (dx < 0 && column === 0) || (dx > 0 && column === LAST_COLUMN)
      ? []
      : [-1, 1].map(
          (dy) =>
            `M${spot({ x: x + dx * near, y: y + dy * far })}L${spot({ x: x + dx * near, y: y + dy * near })}L${spot({ x: x + dx * far, y: y + dy * near })}`,
        ),
  );
};

const word = (text: string, { x, y }: Point, kind = ''): string =>
  `<text class="word${kind}" x="${number(x)}" y="${number(y)}">${escaped(text)}</text>`;

const riverText = (locale: Locale): string[] =>
  riverWords(locale).map((words, i) => word([...words].join('\u3000'), at(i === 0 ? 2 : 6, 4.5)));

const labelText = (bottom: Color, locale: Locale): string[] => {
  const labels = fileLabels(bottom, locale);
  return [
    ...labels.top.map((label, column) => word(label, at(column, -0.75), ' label')),
    ...labels.bottom.map((label, column) => word(label, at(column, LAST_ROW + 0.75), ' label')),
  ];
};

const RADIUS = 26;

/** A disc with its character: red a light disc with two rims, black a dark disc. */
const pieceShape = (piece: Piece, { x, y }: Point, locale: Locale): string => {
  const circle = (kind: string, radius: number): string =>
    `<circle class="${kind}" cx="${number(x)}" cy="${number(y)}" r="${String(radius)}"/>`;
  return `<g class="${piece.color}">${circle('disc', RADIUS)}${circle('rim', RADIUS - 4)}${word(glyphOf(piece, locale), { x, y }, ' glyph')}</g>`;
};

const markShape = (mark: Mark, place: (square: Square) => Point): string => {
  if (mark.kind === 'arrow') return arrow(place(mark.from), place(mark.to), mark.means);
  const { x, y } = place(mark.at);
  return `<circle class="mark ${mark.means}" cx="${number(x)}" cy="${number(y)}" r="${String(RADIUS + 3)}"/>`;
};

/** A line from rim to rim with an open head, so that both pieces stay readable. */
const arrow = (from: Point, to: Point, means: MarkMeaning): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const along = (distance: number, aside = 0): Point => ({
    x: from.x + ux * distance - uy * aside,
    y: from.y + uy * distance + ux * aside,
  });
  const tip = length - RADIUS;
  const head = `M${spot(along(tip - 12, 9))}L${spot(along(tip))}L${spot(along(tip - 12, -9))}`;
  return `<path class="mark ${means}" d="${segment(along(RADIUS), along(tip))}${head}"/>`;
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (character) => ESCAPES[character] ?? '');
