import { FILES, RANKS } from '../board/square.ts';
import type { Color, Piece } from '../board/types.ts';
import type { Move } from '../board/move.ts';
import type { Locale } from '../explain/locale.ts';
import type { Setup } from '../position/setup.ts';
import { fileLabels, glyphOf, letterOf, riverWords, squareIn } from './view.ts';
import { padTo, widthOf } from './width.ts';

export interface TextOptions {
  /** The side at the bottom of the drawing; Red unless said. */
  readonly bottom?: Color;
  /** A move to point out: `*` where it came from, `<>` around the piece that moved. */
  readonly lastMove?: Move | undefined;
  /** Paints a piece in its colour, for a terminal. */
  readonly paint?: (piece: string, color: Color) => string;
}

/**
 * A style of drawing. A point takes `width` columns with its crossing in the second; one more
 * column links it to the next.
 */
interface Style {
  readonly width: number;
  readonly across: string;
  readonly down: string;
  readonly diagonals: readonly [string, string];
  readonly crossing: (row: number, column: number) => string;
  /** A piece in `width` columns; `left` and `right` are the lines beside it. */
  readonly piece: (piece: Piece, left: string, right: string) => string;
  readonly moved: (piece: Piece) => string;
  readonly river: readonly [string, string];
}

/**
 * The board in box-drawing lines and Chinese characters. Red stands in ( ), Black in [ ], so that
 * nothing depends on colour:
 *
 *       1    2    3    4    5
 *     [车]─[马]─[象]─[士]─[将]─
 *      │    │    │    │ ╲  │ ╱
 */
export const drawText = (setup: Setup, locale: Locale, options: TextOptions = {}): string =>
  draw(setup, locale, options, {
    width: 4,
    across: '─',
    down: '│',
    diagonals: ['╲', '╱'],
    crossing: boxCrossing,
    piece: (piece) => (piece.color === 'red' ? `(${glyphOf(piece, locale)})` : `[${glyphOf(piece, locale)}]`),
    moved: (piece) => `<${glyphOf(piece, locale)}>`,
    river: riverWords(locale),
  });

/** The board in plain ASCII: K A E H R C P, capitals for Red. */
export const drawLetters = (setup: Setup, options: TextOptions = {}): string =>
  draw(setup, 'en', options, {
    width: 3,
    across: '-',
    down: '|',
    diagonals: ['\\', '/'],
    crossing: () => '+',
    piece: (piece, left, right) => left + casedLetterOf(piece) + right,
    moved: (piece) => `<${casedLetterOf(piece)}>`,
    river: ['', ''],
  });

const casedLetterOf = (piece: Piece): string =>
  piece.color === 'red' ? letterOf(piece) : letterOf(piece).toLowerCase();

const draw = (setup: Setup, locale: Locale, options: TextOptions, style: Style): string => {
  const { bottom = 'red' } = options;
  const labels = fileLabels(bottom, locale);
  const lines = [labelLine(labels.top, style)];
  for (let row = 0; row < RANKS; row++) {
    if (row > 0) lines.push(row === RANKS / 2 ? riverLine(style) : betweenLine(row, style));
    lines.push(pointLine(setup, row, { ...options, bottom }, style));
  }
  lines.push(labelLine(labels.bottom, style));
  return lines.map((line) => line.trimEnd()).join('\n');
};

const COLUMNS = Array.from({ length: FILES }, (_, column) => column);

const labelLine = (labels: readonly string[], { width }: Style): string =>
  labels.map((label) => padTo(` ${label}`, width + 1)).join('');

const pointLine = (
  setup: Setup,
  row: number,
  { bottom, lastMove, paint = (piece) => piece }: TextOptions & { readonly bottom: Color },
  style: Style,
): string =>
  COLUMNS.map((column) => {
    const square = squareIn(row, column, bottom);
    const piece = setup.pieces.get(square);
    const left = column === 0 ? ' ' : style.across;
    const right = (column === FILES - 1 ? ' ' : style.across).repeat(style.width - 2);
    const link = column === FILES - 1 ? '' : style.across;
    if (piece === undefined)
      return left + (square === lastMove?.from ? '*' : style.crossing(row, column)) + right + link;
    const drawn = square === lastMove?.to ? style.moved(piece) : style.piece(piece, left, right);
    return paint(drawn, piece.color) + link;
  }).join('');

/** Slants in the palaces 九宫 between rows, by row: those of the fourth and of the fifth file. */
const SLANTS: Readonly<Record<number, readonly [0 | 1, 0 | 1]>> = {
  1: [0, 1],
  2: [1, 0],
  8: [0, 1],
  9: [1, 0],
};
const PALACE = 3;

const betweenLine = (row: number, { width, down, diagonals }: Style): string =>
  COLUMNS.map((column) => {
    const slant = SLANTS[row]?.[column - PALACE];
    return padTo(` ${down} ${slant === undefined ? ' ' : diagonals[slant]}`, width + 1);
  }).join('');

const riverLine = ({ width, down, river: [left, right] }: Style): string => {
  const room = (FILES - 1) * (width + 1) - 1;
  const words = left + ' '.repeat(left === '' ? 0 : width * 2) + right;
  const before = Math.floor((room - widthOf(words)) / 2);
  return ` ${down}${padTo(' '.repeat(before) + words, room)}${down}`;
};

const boxCrossing = (row: number, column: number): string => {
  const kind = column === 0 ? 0 : column === FILES - 1 ? 2 : 1;
  if (row === 0) return '┌┬┐'.charAt(kind);
  if (row === RANKS - 1) return '└┴┘'.charAt(kind);
  if (row === RANKS / 2 - 1) return '├┴┤'.charAt(kind);
  if (row === RANKS / 2) return '├┬┤'.charAt(kind);
  return '├┼┤'.charAt(kind);
};
