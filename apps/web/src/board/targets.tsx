import { RADIUS, type Point, type Setup, type Square } from '@qili/rules';
import type { ReactElement } from 'react';

/** Where the selected piece may go: dots on empty points, rings around what it may take. */
export const Targets = ({
  setup,
  from,
  targets,
  place,
}: {
  readonly setup: Setup;
  readonly from: Square | undefined;
  readonly targets: readonly Square[];
  readonly place: (square: Square) => Point;
}): ReactElement => (
  <>
    {from !== undefined && setup.pieces.has(from) && (
      <circle className="chosen" cx={place(from).x} cy={place(from).y} r={RADIUS + 3} />
    )}
    {targets.map((square) => {
      const { x, y } = place(square);
      return setup.pieces.has(square) ? (
        <circle key={square} className="target taking" cx={x} cy={y} r={RADIUS + 2} />
      ) : (
        <circle key={square} className="target" cx={x} cy={y} r={7} />
      );
    })}
  </>
);
