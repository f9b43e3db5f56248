import { drawingOf, HEIGHT, WIDTH, type Locale, type Mark, type Setup, type ThemeId } from '@qili/rules';
import type { ReactElement } from 'react';
import { PieceShapes, Shapes } from './shapes.tsx';

/** A board to look at. */
export const Picture = ({
  setup,
  theme,
  locale,
  title,
  marks = [],
}: {
  readonly setup: Setup;
  readonly theme: ThemeId;
  readonly locale: Locale;
  readonly title: string;
  readonly marks?: readonly Mark[];
}): ReactElement => {
  const { board, below, pieces, above } = drawingOf(setup, {
    bottom: 'red',
    numbered: false,
    marks,
    theme,
    locale,
  });
  return (
    <svg
      className={`qili ${theme} picture`}
      viewBox={`26 26 ${String(WIDTH - 52)} ${String(HEIGHT - 52)}`}
      role="img"
      aria-label={title}
    >
      <rect className="paper" width={WIDTH} height={HEIGHT} />
      <Shapes shapes={[...board, ...below]} />
      {pieces.map(({ square, piece, at }) => (
        <g key={square} transform={`translate(${String(at.x)} ${String(at.y)})`}>
          <PieceShapes piece={piece} theme={theme} locale={locale} />
        </g>
      ))}
      <Shapes shapes={above} />
    </svg>
  );
};
