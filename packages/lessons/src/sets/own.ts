import {
  cyclesOf,
  DEFAULT_RULES,
  judgeLap,
  legalMoves,
  makeFen,
  moveName,
  passed,
  positionAfter,
  RULE_SET_OF,
  weighCapture,
  type Line,
  type RuleSetId,
} from '@qili/rules';
import { blanksFor, changeAsks, nameAsks } from '../exercise/book.ts';
import { compose, type Material } from '../exercise/compose.ts';
import type { Ask, Exercise, ExerciseKind } from '../exercise/exercise.ts';
import { natureAt } from '../generator/told.ts';

/** Roots asked about after one move, at most. */
const ROOTS = 2;

/**
 * What can be asked about a line of one's own. Of a line that closes a lap: its last lap to fill in and rule on, and
 * a move to change; where it goes round more than once, the sheet. Of any line: its last move to name and to write,
 * and the roots of what it attacks. What the library is in doubt about is not asked.
 */
export const askedAbout = (line: Line, rules: RuleSetId = DEFAULT_RULES): Exercise[] => {
  const last = line.moves.length - 1;
  if (last < 0) return [];
  const all = materialOf(line, 0, rules);
  const lap = lapOf(line, rules);
  const of = (kind: ExerciseKind, material: Material, asks: readonly Ask[]): Exercise[] =>
    asks.length === 0 ? [] : [compose(kind, material, asks)];
  const nature = natureAt(all, last);
  const isRepeated = cyclesOf(line).some(({ occurrences }) => occurrences >= 2);
  return [
    ...(lap === undefined ? [] : of('blanks', lap, blanksFor(lap))),
    ...(lap === undefined ? [] : of('change', lap, changeAsks(lap))),
    ...(isRepeated ? of('sheet', all, [{ ask: 'third' }, { ask: 'standing' }]) : []),
    ...(nature === 'unknown' ? [] : of('name', all, nameAsks(last, nature === 'chase'))),
    ...rootAsks(line, last, rules).flatMap((ask) => of('root', all, [ask])),
    ...of('write', all, [
      { ask: 'full', ply: last },
      { ask: 'short', ply: last },
    ]),
  ];
};

const materialOf = (line: Line, from: number, rules: RuleSetId): Material => ({
  fen: makeFen(positionAfter(line, from)),
  moves: line.moves.slice(from).map(moveName).join(' '),
  rules,
});

/** The lap that the line ends with, if it closes one that can be ruled on without doubt. */
const lapOf = (line: Line, rules: RuleSetId): Material | undefined => {
  const cycle = cyclesOf(line).findLast(({ to }) => to === line.moves.length);
  if (cycle === undefined) return undefined;
  const stands = cyclesOf(line).filter(({ from, to }) => from === cycle.from && to < cycle.to);
  const from = stands.at(-1)?.to ?? cycle.from;
  const lap = judgeLap(line, from, RULE_SET_OF[rules]);
  return lap.ok && !lap.value.ruling.unknown ? materialOf(line, from, rules) : undefined;
};

/** The captures of worth after a move, the opponent passing, that meet a root: the first few. */
const rootAsks = (line: Line, ply: number, rules: RuleSetId): Ask[] => {
  const on = passed(positionAfter(line, ply + 1));
  if (on === undefined) return [];
  return legalMoves(on)
    .filter((move) => {
      const weighing = on.pieces.has(move.to)
        ? weighCapture(on, move, RULE_SET_OF[rules].natures)
        : undefined;
      return weighing !== undefined && weighing.root !== 'none';
    })
    .slice(0, ROOTS)
    .map((move) => ({ ask: 'root', ply, capture: moveName(move) }));
};
