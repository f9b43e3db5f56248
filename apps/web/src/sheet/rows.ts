import {
  colorAt,
  positionsOf,
  remarkOf,
  roundOf,
  type Color,
  type JudgedMove,
  type Line,
  type MoveNode,
  type Position,
} from '@qili/rules';
import type { Judged } from '../judging/answer.ts';
import { branchAt, nodesTo, pathThrough, type Path, type Placed } from '../study/tree.ts';

/** A move of the sheet. */
export interface Cell {
  readonly path: Path;
  readonly node: MoveNode;
  readonly before: Position;
  readonly clock: string | undefined;
  readonly comment: string;
  /** As far as it is known. */
  readonly nature: JudgedMove['nature'] | undefined;
  /** Which occurrence of the position that recurs it led to, from 1. */
  readonly stood: number | undefined;
  /** What else was played or considered in its place. */
  readonly others: readonly Path[];
}

/** A round 回合 of the sheet. */
export interface Row {
  readonly number: number;
  readonly cells: Partial<Record<Color, Cell>>;
  readonly inLap: boolean;
}

/** The line through the place that is looked at, as rounds, with what was found in it and the natures by ply. */
export const rowsOf = (
  placed: Placed,
  line: Line,
  judged: Judged | undefined,
  natures: readonly JudgedMove['nature'][] = [],
): Row[] => {
  const { game } = placed;
  const whole = pathThrough(game, placed.path);
  const positions = positionsOf(line);
  const stretch = judged?.decisive === undefined ? undefined : judged.stretches[judged.decisive];
  const rows = new Map<number, Row>();
  for (const [ply, node] of nodesTo(game, whole).entries()) {
    const remark = remarkOf([...node.before, ...node.comments]);
    const parent = whole.slice(0, ply);
    const stood = stretch?.stands.indexOf(ply + 1) ?? -1;
    const cell: Cell = {
      path: whole.slice(0, ply + 1),
      node,
      before: positions[ply] ?? line.start,
      clock: remark.clock,
      comment: remark.text,
      nature: natures[ply],
      stood: stood < 0 ? undefined : stood + 1,
      others: othersAt(placed, parent, whole[ply] ?? 0),
    };
    const number = roundOf(ply, line.start.turn);
    const row = rows.get(number);
    rows.set(number, {
      number,
      cells: { ...row?.cells, [colorAt(ply, line.start.turn)]: cell },
      inLap: row?.inLap === true || (stretch !== undefined && ply >= stretch.from && ply < stretch.to),
    });
  }
  return [...rows.values()];
};

const othersAt = ({ game }: Placed, parent: Path, own: number): Path[] =>
  (branchAt(game, parent)?.children ?? []).flatMap((_, i) => (i === own ? [] : [[...parent, i]]));
