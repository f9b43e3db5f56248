import type { Point, Square } from '@qili/rules';
import { useState, type PointerEvent } from 'react';
import { nearestPoint, isOnBoard, type Lie } from './points.ts';

/** A piece under the finger: where it came from, and where the finger is on the drawing. */
export interface Drag {
  readonly from: Square;
  readonly at: Point;
  /** Whether the finger has gone far enough to be no tap. */
  readonly isMoving: boolean;
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerCancel: () => void;
}

/** Where a pointer is on the drawing, in user units. */
const placeOf = (event: PointerEvent<SVGSVGElement>): Point => {
  const matrix = event.currentTarget.getScreenCTM();
  const point = new DOMPoint(event.clientX, event.clientY);
  return matrix === null ? point : point.matrixTransform(matrix.inverse());
};

/** How far a finger may slip and still tap, in user units. */
const SLIP = 14;

/**
 * Taps and drags on a board. `lift` says whether the piece on a point may be dragged, and is told
 * that it is; `tap` is told of taps, `drop` of a drag's two ends, the second undefined off the board.
 */
export const useDrag = (
  lie: Lie,
  on: {
    readonly lift: (square: Square) => boolean;
    readonly tap: (square: Square) => void;
    readonly drop: (from: Square, to: Square | undefined) => void;
  },
): { readonly drag: Drag | undefined; readonly handlers: DragHandlers } => {
  const [drag, setDrag] = useState<Drag>();
  const [pressed, setPressed] = useState<Square>();
  const handlers: DragHandlers = {
    onPointerDown: (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const at = placeOf(event);
      const from = nearestPoint(at, lie);
      setPressed(from);
      if (!on.lift(from)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, at, isMoving: false });
    },
    onPointerMove: (event) => {
      if (drag === undefined) return;
      const at = placeOf(event);
      const isMoving = drag.isMoving || Math.hypot(at.x - drag.at.x, at.y - drag.at.y) > SLIP;
      if (isMoving) setDrag({ ...drag, at, isMoving });
    },
    onPointerUp: (event) => {
      const at = placeOf(event);
      const square = nearestPoint(at, lie);
      if (drag?.isMoving === true) on.drop(drag.from, isOnBoard(at, lie) ? square : undefined);
      else if (pressed === square) on.tap(square);
      setDrag(undefined);
    },
    onPointerCancel: () => {
      setDrag(undefined);
      setPressed(undefined);
    },
  };
  return { drag, handlers };
};
