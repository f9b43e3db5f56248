import type { Move } from '../board/move.ts';
import { fileOf, rankOf, type Square } from '../board/square.ts';
import type { Mark } from '../explain/marks.ts';
import { bracketsAround, RADIUS, spot, STEP, trail, type Point } from './layout.ts';
import type { Shape } from './shape.ts';

/**
 * A mark as shapes: a pale casing, so that it can be seen on lines and pieces, and the stroke. The last
 * move stands in brackets, a piece that matters in a ring; arrows go from rim to rim, bent at the leg
 * 马腿 for a horse. `isEmpty` says that no piece stands where the mark is.
 */
export const markShapes = (mark: Mark, place: (square: Square) => Point, isEmpty = false): Shape[] => {
  if (mark.kind === 'arrow') return arrow(wayOf(mark, place), mark.means);
  const point = place(mark.at);
  return cased(mark.means === 'last-move' ? bracketsAround(point, isEmpty) : ringAround(point), mark.means);
};

/** Whether a mark belongs below the pieces: arrows do, so that those in between stay readable, but not from neighbour to neighbour. */
export const isBelowPieces = (mark: Mark, place: (square: Square) => Point): boolean => {
  if (mark.kind === 'circle') return false;
  const [from, to] = [place(mark.from), place(mark.to)];
  return Math.hypot(to.x - from.x, to.y - from.y) > STEP;
};

/** The points that an arrow goes through. */
const wayOf = ({ from, to }: Move, place: (square: Square) => Point): Point[] => {
  const bend = legOf(from, to);
  const [start, end] = [place(from), place(to)];
  return bend === undefined ? [start, end] : [start, between(start, end, bend), end];
};

/** The same path twice: the casing, then the stroke in the look of its meaning. */
const cased = (path: string, means: string): Shape[] => [
  { kind: 'path', class: 'casing', d: path },
  { kind: 'path', class: `mark ${means}`, d: path },
];

const ringAround = ({ x, y }: Point): string => {
  const r = RADIUS + 4;
  const half = `${String(r)} ${String(r)} 0 1 0 `;
  return `M${spot({ x: x - r, y })}a${half}${String(2 * r)} 0a${half}${String(-2 * r)} 0Z`;
};

/** How far along each axis a horse's leg lies between two points a horse's move apart; undefined for other arrows. */
const legOf = (from: Square, to: Square): Point | undefined => {
  const [dx, dy] = [Math.abs(fileOf(to) - fileOf(from)), Math.abs(rankOf(to) - rankOf(from))];
  if (dx * dy !== 2) return undefined;
  return dx === 2 ? { x: 0.5, y: 0 } : { x: 0, y: 0.5 };
};

const between = (a: Point, b: Point, share: Point): Point => ({
  x: a.x + (b.x - a.x) * share.x,
  y: a.y + (b.y - a.y) * share.y,
});

/** The point so far from `a` towards `b`, and so far aside. */
const along = (a: Point, b: Point, far: number, aside = 0): Point => {
  const length = distance(a, b);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return { x: a.x + ux * far - uy * aside, y: a.y + uy * far + ux * aside };
};

const HEAD = 15;
const SHAFT_END = 11;

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** How far from a piece's middle an arrow towards `b` keeps: at its rim, or within it where `b` is a neighbour. */
const rimOf = (a: Point, b: Point): number =>
  distance(a, b) > 2.5 * RADIUS ? RADIUS + 1.5 : distance(a, b) * NEAR;
const NEAR = 0.29;

/** A line from rim to rim with a filled head; between neighbours it covers a little of both. */
const arrow = (points: readonly Point[], means: string): Shape[] => {
  const [from, next] = points;
  const [before, last] = points.slice(-2);
  if (from === undefined || next === undefined || before === undefined || last === undefined) return [];
  const final = distance(before, last);
  const start = along(from, next, rimOf(from, next));
  const tip = final - rimOf(last, before);
  const shaft = trail([start, ...points.slice(1, -1), along(before, last, tip - SHAFT_END)]);
  const head = [
    along(before, last, tip),
    along(before, last, tip - HEAD, 8),
    along(before, last, tip - HEAD, -8),
  ];
  const triangle = `${trail(head)}Z`;
  return [
    { kind: 'path', class: 'casing', d: shaft + triangle },
    { kind: 'path', class: `mark ${means}`, d: shaft },
    { kind: 'path', class: `head ${means}`, d: triangle },
  ];
};
