import {
  characterTransform,
  GLYPHS,
  idOf,
  outlineOf,
  pieceShapes,
  THEMES,
  type Locale,
  type Piece,
  type Shape,
  type ThemeId,
} from '@qili/rules';
import type { ReactElement } from 'react';

/** Shapes of a drawing as SVG elements. */
export const Shapes = ({ shapes }: { readonly shapes: readonly Shape[] }): ReactElement[] =>
  shapes.map((shape, i) => <ShapeElement key={i} shape={shape} />);

const ShapeElement = ({ shape }: { readonly shape: Shape }): ReactElement => {
  switch (shape.kind) {
    case 'path':
      return <path className={shape.class} d={shape.d} />;
    case 'disc':
      return <circle className={shape.class} cx={shape.at.x} cy={shape.at.y} r={shape.radius} />;
    case 'character':
      return (
        <use
          className={shape.class}
          href={`#${idOf(shape.character)}`}
          transform={characterTransform(shape.at, shape.size)}
        />
      );
  }
};

const ORIGIN = { x: 0, y: 0 };

/** A piece around 0 0. */
export const PieceShapes = ({
  piece,
  theme,
  locale,
}: {
  readonly piece: Piece;
  readonly theme: ThemeId;
  readonly locale: Locale;
}): ReactElement => (
  <g className={piece.color}>
    <Shapes shapes={pieceShapes(piece, ORIGIN, THEMES[theme], locale)} />
  </g>
);

/** The outlines that all boards of the page use, once. */
export const Outlines = (): ReactElement => (
  <svg className="outlines" aria-hidden="true" width="0" height="0">
    <defs>
      {GLYPHS.map((character) => (
        <path key={character} id={idOf(character)} d={outlineOf(character)} />
      ))}
    </defs>
  </svg>
);
