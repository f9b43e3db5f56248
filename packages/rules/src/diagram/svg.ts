import { escaped } from '../base/escape.ts';
import type { Color, Piece } from '../board/types.ts';
import type { Locale } from '../explain/locale.ts';
import type { Mark } from '../explain/marks.ts';
import type { Setup } from '../position/setup.ts';
import { at, boardPath, framePath, HEIGHT, LAST_ROW, placing, RADIUS, WIDTH, type Point } from './layout.ts';
import { disc, isBelowPieces, markShape } from './mark-shape.ts';
import { characterAt, definitions } from './outlines/characters.ts';
import { styleOf } from './style.ts';
import { THEMES, type Theme, type ThemeId } from './themes.ts';
import { carvingOf, fileLabels, letterOf, riverWords } from './view.ts';

export interface SvgOptions {
  /** What the picture shows, for those who cannot see it. */
  readonly title: string;
  /** The position in words, where it is wanted. */
  readonly description?: string | undefined;
  /** The side at the bottom of the drawing; Red unless said. */
  readonly bottom?: Color;
  readonly marks?: readonly Mark[];
  /** The look; `traditional` unless said. */
  readonly theme?: ThemeId;
}

/** The position as an SVG picture: characters in outline, no font, no script, no outside reference. */
export const drawSvg = (setup: Setup, locale: Locale, options: SvgOptions): string => {
  const { bottom = 'red', marks = [], title, description, theme = 'traditional' } = options;
  const place = placing(bottom);
  const lettered = THEMES[theme].pieces === 'letters';
  const words = wordsOn(bottom, locale, lettered ? 'en' : locale);
  const pieces = [...setup.pieces].map(([square, piece]) => ({ piece, point: place(square) }));
  const below = marks.filter((mark) => isBelowPieces(mark, place));
  const rings = marks.filter((mark) => mark.kind === 'circle');
  const above = marks.filter((mark) => mark.kind === 'arrow' && !below.includes(mark));
  const glyph = lettered ? letterOf : (piece: Piece) => carvingOf(piece, locale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" class="qili ${theme}" role="img" lang="${locale}">`,
    `<title>${escaped(title)}</title>`,
    ...(description === undefined ? [] : [`<desc>${escaped(description)}</desc>`]),
    `<style>${styleOf(theme)}</style>`,
    definitions([...words.map((word) => word.character), ...pieces.map(({ piece }) => glyph(piece))]),
    `<rect class="paper" width="${String(WIDTH)}" height="${String(HEIGHT)}"/>`,
    `<path class="line" d="${boardPath()}"/>`,
    `<path class="line frame" d="${framePath()}"/>`,
    ...words.map(({ character, point, size }) => characterAt(character, point, size, 'word')),
    ...below.map((mark) => markShape(mark, place)),
    ...pieces.map(({ piece, point }) => pieceShape(piece, point, glyph(piece), THEMES[theme])),
    ...rings.map((mark) => markShape(mark, place, !setup.pieces.has(mark.at))),
    ...above.map((mark) => markShape(mark, place)),
    '</svg>',
  ].join('\n');
};

interface Word {
  readonly character: string;
  readonly point: Point;
  readonly size: number;
}

/** The numbers of the files above and below, and the words in the river. */
const wordsOn = (bottom: Color, locale: Locale, digits: Locale): Word[] => {
  const labels = fileLabels(bottom, digits);
  const rows = [
    [labels.top, -0.72],
    [labels.bottom, LAST_ROW + 0.72],
  ] as const;
  return [
    ...rows.flatMap(([row, y]) =>
      row.map((character, column) => ({ character, point: at(column, y), size: 20 })),
    ),
    ...riverWords(locale).flatMap((words, half) =>
      Array.from(words, (character, i) => ({
        character,
        point: at((half === 0 ? 1.5 : 5.5) + i, 4.5),
        size: 32,
      })),
    ),
  ];
};

const SHADOW: Point = { x: 0.8, y: 2.2 };

/** A disc with its rings and its character. */
const pieceShape = (piece: Piece, point: Point, glyph: string, { side, shadow, pieces }: Theme): string =>
  [
    `<g class="${piece.color}">`,
    ...(shadow === undefined
      ? []
      : [disc('shadow', { x: point.x + SHADOW.x, y: point.y + SHADOW.y }, RADIUS)]),
    disc('disc', point, RADIUS),
    ...side[piece.color].rings.map(([inset], i) => disc(`ring${String(i)}`, point, RADIUS - inset)),
    characterAt(glyph, point, pieces === 'letters' ? 38 : 36, 'glyph'),
    '</g>',
  ].join('');
