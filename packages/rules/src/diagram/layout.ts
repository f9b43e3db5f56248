import { FILES, RANKS, fileOf, rankOf, type Square } from '../board/square.ts';
import type { Color } from '../board/types.ts';

/** A point of a picture, in user units, x to the right and y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance of neighbouring lines, and from the outer lines to the edge of the picture. */
export const STEP = 60;
const MARGIN = 62;
export const WIDTH = (FILES - 1) * STEP + 2 * MARGIN;
export const HEIGHT = (RANKS - 1) * STEP + 2 * MARGIN;

/** Radius of a piece. */
export const RADIUS = 27;

export const LAST_ROW = RANKS - 1;
const LAST_COLUMN = FILES - 1;

/** Where lines cross: column from the left, row from the top; between lines for fractions. */
export const at = (column: number, row: number): Point => ({
  x: MARGIN + column * STEP,
  y: MARGIN + row * STEP,
});

/** Where the points of the board are with this side at the bottom, left and right exchanged in a mirror. */
export const placing =
  (bottom: Color, mirrored = false) =>
  (square: Square): Point => {
    const [file, rank] = [fileOf(square), rankOf(square)];
    const column = (bottom === 'red') === mirrored ? LAST_COLUMN - file : file;
    return at(column, bottom === 'red' ? LAST_ROW - rank : rank);
  };

/** A number as SVG writes it, to a tenth of a unit. */
export const number = (n: number): string => String(Math.round(n * 10) / 10);
export const spot = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;
const segment = (from: Point, to: Point): string => `M${spot(from)}L${spot(to)}`;

/** Path data through points. */
export const trail = (points: readonly Point[]): string =>
  points.map((point, i) => (i === 0 ? 'M' : 'L') + spot(point)).join('');

const ROWS = Array.from({ length: RANKS }, (_, row) => row);
const COLUMNS = Array.from({ length: FILES }, (_, column) => column);

/** Lines across, lines down that stop at the river, the slants of the palaces and the corner marks. */
export const boardPath = (): string =>
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

export const framePath = (): string => {
  const gap = 7;
  const [left, top] = [MARGIN - gap, MARGIN - gap];
  return `M${String(left)} ${String(top)}H${String(WIDTH - left)}V${String(HEIGHT - top)}H${String(left)}Z`;
};

/** The points where cannons and pawns stand at the start. */
const CORNERED: readonly (readonly [column: number, row: number])[] = [
  ...[1, 7].flatMap((column) => [2, 7].map((row) => [column, row] as const)),
  ...[0, 2, 4, 6, 8].flatMap((column) => [3, 6].map((row) => [column, row] as const)),
];

const cornerMarks = (column: number, row: number): string[] =>
  [-1, 1]
    .filter((dx) => column + dx >= 0 && column + dx <= LAST_COLUMN)
    .flatMap((dx) => [-1, 1].map((dy) => cornerAt(at(column, row), dx, dy, 5, 9)));

/** A corner beside a point, open to the outside: its tip `near` the point both ways, its legs so long. */
const cornerAt = ({ x, y }: Point, dx: number, dy: number, near: number, leg: number): string =>
  trail([
    { x: x + dx * near, y: y + dy * (near + leg) },
    { x: x + dx * near, y: y + dy * near },
    { x: x + dx * (near + leg), y: y + dy * near },
  ]);

/** Four corners around a piece, or closer around a point that has none, so that neighbours keep apart. */
export const bracketsAround = (point: Point, isEmpty: boolean): string => {
  const [half, leg] = isEmpty ? [17, -7] : [RADIUS + 2, -10];
  return [-1, 1].flatMap((dx) => [-1, 1].map((dy) => cornerAt(point, dx, dy, half, leg))).join('');
};
