import { placing, SQUARES, STEP, squareIn, type Color, type Point, type Square } from '@qili/rules';

/** How the points of a board lie before the one who looks at it. */
export interface Lie {
  readonly bottom: Color;
  readonly mirrored: boolean;
}

/** The point nearest to a place on the drawing, however far away it is. */
export const nearestPoint = ({ x, y }: Point, { bottom, mirrored }: Lie): Square => {
  const place = placing(bottom, mirrored);
  const far = (square: Square): number => Math.hypot(place(square).x - x, place(square).y - y);
  return SQUARES.reduce((best, square) => (far(square) < far(best) ? square : best));
};

/** Whether a place on the drawing lies on the board, or within half a step of it. */
export const isOnBoard = (point: Point, lie: Lie): boolean => {
  const { x, y } = placing(lie.bottom, lie.mirrored)(nearestPoint(point, lie));
  return Math.abs(point.x - x) <= STEP / 2 && Math.abs(point.y - y) <= STEP / 2;
};

/** The point at a row and a column as they are seen. */
export const pointIn = (row: number, column: number, { bottom, mirrored }: Lie): Square =>
  squareIn(row, mirrored ? LAST_COLUMN - column : column, bottom);

const LAST_COLUMN = 8;
const LAST_ROW = 9;

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-LAST_ROW, 0],
  PageDown: [LAST_ROW, 0],
  Home: [0, -LAST_COLUMN],
  End: [0, LAST_COLUMN],
};

/** Where a key leads from a point, as the board is seen; undefined for keys that lead nowhere. */
export const pointByKey = (key: string, from: Square, lie: Lie): Square | undefined => {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const { x, y } = placing(lie.bottom, lie.mirrored)(from);
  return nearestPoint({ x: x + step[1] * STEP, y: y + step[0] * STEP }, lie);
};
