import { drawingOf, HEIGHT, placing, WIDTH, type Square } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import type { BoardProps } from './board-props.ts';
import { Grid } from './grid.tsx';
import { PieceShapes, Shapes } from './shapes.tsx';
import { tapOn } from './tap.ts';
import { Targets } from './targets.tsx';
import { tracksOf, type Track } from './tracks.ts';
import { useDrag, type Drag } from './use-drag.ts';

/** What is cut off at the sides of the drawing, where nothing is. */
const CUT = 26;

/** A board that knows no rules: it shows what it is given, and tells what is done on it. */
export const Board = (props: BoardProps): ReactElement => {
  const { setup, lie, theme, locale, numbers, marks, destinations, onMove, onPoint, onDropOff, onSelect } =
    props;
  const [selected, setSelected] = useState<Square>();
  const [tracks, setTracks] = useState(() => tracksOf(setup));
  if (tracks.setup !== setup) {
    setTracks(tracksOf(setup, tracks));
    setSelected(undefined);
  }
  const place = placing(lie.bottom, lie.mirrored);
  const tap = (square: Square): void => {
    if (onPoint !== undefined) {
      onPoint(square);
      return;
    }
    const meant = tapOn(square, selected, destinations);
    setSelected(meant.kind === 'select' ? meant.square : undefined);
    if (meant.kind === 'play') onMove?.(meant.move);
    else if (meant.square !== undefined) onSelect?.(meant.square);
  };
  const { drag, handlers } = useDrag(lie, {
    lift: (square) => onPoint === undefined && destinations.has(square),
    tap,
    drop: (from, to) => {
      setSelected(undefined);
      if (to === undefined) onDropOff?.(from);
      else if (destinations.get(from)?.includes(to) === true) onMove?.({ from, to });
    },
  });
  const from = drag?.isMoving === true ? drag.from : selected;
  const drawing = drawingOf(setup, {
    ...lie,
    numbered: numbers !== 'none',
    numbers: numbers === 'digits' ? 'en' : undefined,
    marks,
    theme,
    locale,
  });
  return (
    <svg
      className={`qili ${theme} board`}
      viewBox={`${String(CUT)} 0 ${String(WIDTH - 2 * CUT)} ${String(HEIGHT)}`}
      {...handlers}
    >
      <g aria-hidden="true">
        <rect className="paper" width={WIDTH} height={HEIGHT} />
        <Shapes shapes={[...drawing.board, ...drawing.below]} />
        <Pieces
          {...props}
          tracks={tracks.list}
          drag={drag?.isMoving === true ? drag : undefined}
          selected={from}
        />
        <Shapes shapes={drawing.above} />
        <Targets
          setup={setup}
          from={from}
          targets={from === undefined || onDropOff !== undefined ? [] : (destinations.get(from) ?? [])}
          place={place}
        />
      </g>
      <Grid
        {...props}
        selected={from}
        onTap={tap}
        onLetGo={() => {
          setSelected(undefined);
        }}
      />
    </svg>
  );
};

/** The pieces where they stand, one of them under the finger. */
const Pieces = ({
  lie,
  theme,
  locale,
  seat,
  lit,
  tracks,
  drag,
  selected,
}: BoardProps & {
  readonly tracks: readonly Track[];
  readonly drag: Drag | undefined;
  readonly selected: Square | undefined;
}): ReactElement[] => {
  const place = placing(lie.bottom, lie.mirrored);
  return tracks.map(({ id, piece, square }) => {
    const isDragged = drag?.from === square;
    const { x, y } = isDragged ? drag.at : place(square);
    const turn = seat === true && piece.color !== lie.bottom ? ' rotate(180deg)' : '';
    const state = isDragged ? ' dragged' : lit?.has(square) === false ? ' greyed' : '';
    return (
      <g
        key={id}
        className={`piece${state}${square === selected ? ' selected' : ''}`}
        style={{ transform: `translate(${String(x)}px, ${String(y)}px)${turn}` }}
      >
        <PieceShapes piece={piece} theme={theme} locale={locale} />
      </g>
    );
  });
};
