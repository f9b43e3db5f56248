import { escaped } from '../base/escape.ts';
import type { Color } from '../board/types.ts';
import type { Locale } from '../explain/locale.ts';
import type { Mark } from '../explain/marks.ts';
import type { Setup } from '../position/setup.ts';
import { drawingOf, pieceShapes, type DrawnPiece } from './drawing.ts';
import { HEIGHT, WIDTH } from './layout.ts';
import { definitions } from './outlines/characters.ts';
import { shapeSvg, type Shape } from './shape.ts';
import { styleOf } from './style.ts';
import { THEMES, type ThemeId } from './themes.ts';

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
  const { board, below, pieces, above } = drawingOf(setup, { bottom, marks, theme, locale });
  const shapesOf = ({ piece, at }: DrawnPiece): Shape[] => pieceShapes(piece, at, THEMES[theme], locale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" class="qili ${theme}" role="img" lang="${locale}">`,
    `<title>${escaped(title)}</title>`,
    ...(description === undefined ? [] : [`<desc>${escaped(description)}</desc>`]),
    `<style>${styleOf(theme)}</style>`,
    definitions([...board, ...pieces.flatMap(shapesOf)].flatMap(charactersIn)),
    `<rect class="paper" width="${String(WIDTH)}" height="${String(HEIGHT)}"/>`,
    ...board.map(shapeSvg),
    ...below.map(shapeSvg),
    ...pieces.map((drawn) => `<g class="${drawn.piece.color}">${shapesOf(drawn).map(shapeSvg).join('')}</g>`),
    ...above.map(shapeSvg),
    '</svg>',
  ].join('\n');
};

const charactersIn = (shape: Shape): string[] => (shape.kind === 'character' ? [shape.character] : []);
