import { describePoint, FILES, placing, RANKS, STEP, type Square } from '@qili/rules';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useWords } from '../words/use-words.ts';
import type { BoardProps } from './board-props.ts';
import { pointByKey, pointIn } from './points.ts';

const ROWS = Array.from({ length: RANKS }, (_, row) => row);
const COLUMNS = Array.from({ length: FILES }, (_, column) => column);

/** The points of a board for those who use keys or a screen reader: a grid with one way in, each point named. */
export const Grid = ({
  setup,
  lie,
  label,
  locale,
  destinations,
  selected,
  onTap,
  onLetGo,
}: BoardProps & {
  readonly selected: Square | undefined;
  readonly onTap: (square: Square) => void;
  readonly onLetGo: () => void;
}): ReactElement => {
  const say = useWords();
  const cells = useRef(new Map<Square, SVGRectElement>());
  const [entry, setEntry] = useState<Square>();
  const place = placing(lie.bottom, lie.mirrored);
  const targets = selected === undefined ? [] : (destinations.get(selected) ?? []);
  const first = entry ?? pointIn(7, 7, lie);
  const press = (event: KeyboardEvent, square: Square): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = pointByKey(event.key, square, lie);
    if (next !== undefined) cells.current.get(next)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onTap(square);
    else if (event.key === 'Escape' && selected !== undefined) onLetGo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const nameOf = (square: Square): string => {
    const point = describePoint(setup, square, lie.bottom, locale);
    return targets.includes(square) ? say('board.target', { point }) : point;
  };
  return (
    <g role="grid" aria-label={label} aria-rowcount={RANKS} aria-colcount={FILES}>
      {ROWS.map((row) => (
        <g role="row" key={row}>
          {COLUMNS.map((column) => {
            const square = pointIn(row, column, lie);
            const { x, y } = place(square);
            return (
              <rect
                key={column}
                ref={(cell) => {
                  if (cell === null) cells.current.delete(square);
                  else cells.current.set(square, cell);
                }}
                role="gridcell"
                className={destinations.has(square) ? 'point movable' : 'point'}
                aria-label={nameOf(square)}
                aria-selected={square === selected}
                tabIndex={square === first ? 0 : -1}
                x={x - STEP / 2}
                y={y - STEP / 2}
                width={STEP}
                height={STEP}
                rx={8}
                onFocus={() => {
                  setEntry(square);
                }}
                onKeyDown={(event) => {
                  press(event, square);
                }}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
};
