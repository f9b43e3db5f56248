import {
  colorAt,
  COLORS,
  isAttack,
  MESSAGES,
  positionsOf,
  roundOf,
  sayMove,
  type JudgedMove,
  type Line,
  type Position,
} from '@qili/rules';
import { columns } from '../terminal/columns.ts';
import type { Session } from '../terminal/session.ts';

/** Moves as rounds 回合 in two columns, each with its nature beside it; a round that Black opens has a gap on Red's side. */
export const roundsOf = (line: Line, moves: readonly JudgedMove[], session: Session): string[] => {
  const { side } = MESSAGES[session.locale];
  const positions = positionsOf(line);
  const rows = new Map<number, Map<string, readonly string[]>>();
  for (const move of moves) {
    const round = roundOf(move.ply, line.start.turn);
    const row = rows.get(round) ?? new Map<string, readonly string[]>();
    rows.set(round, row.set(move.color, cellsOf(positions[move.ply] ?? line.start, move, session)));
  }
  return columns([
    ['', side.red, '', side.black],
    ...[...rows].map(([round, row]) => [
      `${String(round).padStart(3)}.`,
      ...COLORS.flatMap((color) => row.get(color) ?? GAP),
    ]),
  ]);
};

const GAP = ['……', ''];

const cellsOf = (before: Position, judged: JudgedMove, { locale, ink }: Session): readonly string[] => {
  const nature = MESSAGES[locale].nature[judged.nature];
  const text = sayMove(before, judged.move, locale);
  return [text, isAttack(judged.nature) ? ink.strong(nature) : nature];
};

/** The move at a ply by round and side: 第 3 回合红方. */
export const turnAt = (line: Line, ply: number, { locale }: Session): string =>
  MESSAGES[locale].turn(roundOf(ply, line.start.turn), colorAt(ply, line.start.turn));
