import type { Square } from '../board/square.ts';
import type { Color, Piece } from '../board/types.ts';
import type { Locale } from '../explain/locale.ts';
import type { Mark } from '../explain/marks.ts';
import type { Setup } from '../position/setup.ts';
import { at, boardPath, framePath, LAST_ROW, placing, RADIUS, type Point } from './layout.ts';
import { isBelowPieces, markShapes } from './mark-shape.ts';
import type { Shape } from './shape.ts';
import { THEMES, type Theme, type ThemeId } from './themes.ts';
import { carvingOf, fileLabels, letterOf, riverWords } from './view.ts';

/** How a board lies before the one who looks at it. */
export interface View {
  /** The side at the bottom. */
  readonly bottom: Color;
  /** Left and right exchanged, numbers of the files with them. */
  readonly mirrored?: boolean;
  /** Whether the files are numbered; they are unless said. */
  readonly numbered?: boolean;
}

export interface DrawingOptions extends View {
  readonly marks: readonly Mark[];
  readonly theme: ThemeId;
  /** Language of the characters on the pieces and in the river. */
  readonly locale: Locale;
  /** Language of the numbers of the files, where it is another: `en` for digits on both sides. */
  readonly numbers?: Locale | undefined;
}

/** A piece of a drawing: its shapes lie around 0 0. */
export interface DrawnPiece {
  readonly square: Square;
  readonly piece: Piece;
  readonly at: Point;
}

/** A position as shapes, in the order in which they lie on each other; what draws them is somebody else's business. */
export interface Drawing {
  /** The lines of the board, the numbers of the files and the river. */
  readonly board: readonly Shape[];
  /** Marks that lie below the pieces. */
  readonly below: readonly Shape[];
  readonly pieces: readonly DrawnPiece[];
  /** Marks that lie on the pieces. */
  readonly above: readonly Shape[];
}

/** What is drawn of a position. */
export const drawingOf = (setup: Setup, options: DrawingOptions): Drawing => {
  const { marks } = options;
  const place = placing(options.bottom, options.mirrored);
  const isEmpty = (square: Square): boolean => !setup.pieces.has(square);
  const below = marks.filter((mark) => isBelowPieces(mark, place));
  const rings = marks.filter((mark) => mark.kind === 'circle');
  const above = marks.filter((mark) => mark.kind === 'arrow' && !below.includes(mark));
  return {
    board: boardShapes(options),
    below: below.flatMap((mark) => markShapes(mark, place)),
    pieces: [...setup.pieces].map(([square, piece]) => ({ square, piece, at: place(square) })),
    above: [
      ...rings.flatMap((mark) => markShapes(mark, place, isEmpty(mark.at))),
      ...above.flatMap((mark) => markShapes(mark, place)),
    ],
  };
};

const boardShapes = (options: DrawingOptions): Shape[] => [
  { kind: 'path', class: 'line', d: boardPath() },
  { kind: 'path', class: 'line frame', d: framePath() },
  ...(options.numbered === false ? [] : numberShapes(options)),
  ...riverShapes(options.locale),
];

/** The numbers of the files above and below. */
const numberShapes = ({ bottom, mirrored = false, locale, numbers, theme }: DrawingOptions): Shape[] => {
  const labels = fileLabels(bottom, numbers ?? (THEMES[theme].pieces === 'letters' ? 'en' : locale));
  const rows = [
    [labels.top, -0.72],
    [labels.bottom, LAST_ROW + 0.72],
  ] as const;
  return rows.flatMap(([row, y]) =>
    (mirrored ? row.toReversed() : row).map((character, column) => wordAt(character, at(column, y), 20)),
  );
};

/** 楚河 漢界. */
const riverShapes = (locale: Locale): Shape[] =>
  riverWords(locale).flatMap((words, half) =>
    Array.from(words, (character, i) => wordAt(character, at((half === 0 ? 1.5 : 5.5) + i, 4.5), 32)),
  );

const wordAt = (character: string, point: Point, size: number): Shape => ({
  kind: 'character',
  class: 'word',
  character,
  at: point,
  size,
});

const SHADOW: Point = { x: 0.8, y: 2.2 };

/** A disc with its rings and its character, around a point. */
export const pieceShapes = (
  piece: Piece,
  point: Point,
  { side, shadow, pieces }: Theme,
  locale: Locale,
): Shape[] => {
  const lettered = pieces === 'letters';
  return [
    ...(shadow === undefined
      ? []
      : [discShape('shadow', { x: point.x + SHADOW.x, y: point.y + SHADOW.y }, RADIUS)]),
    discShape('disc', point, RADIUS),
    ...side[piece.color].rings.map(([inset], i) => discShape(`ring${String(i)}`, point, RADIUS - inset)),
    {
      kind: 'character',
      class: 'glyph',
      character: lettered ? letterOf(piece) : carvingOf(piece, locale),
      at: point,
      size: lettered ? 38 : 36,
    },
  ];
};

const discShape = (kind: string, point: Point, radius: number): Shape => ({
  kind: 'disc',
  class: kind,
  at: point,
  radius,
});
