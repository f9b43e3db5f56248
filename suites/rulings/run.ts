import { readdirSync } from 'node:fs';
import { invariant } from '../../packages/rules/src/base/assert.ts';
import { moveName } from '../../packages/rules/src/board/move.ts';
import type { Color } from '../../packages/rules/src/board/types.ts';
import { isAttack, type JudgedMove } from '../../packages/rules/src/nature/finding.ts';
import { lineFrom, type Line } from '../../packages/rules/src/position/line.ts';
import { positionFrom } from '../../packages/rules/src/position/position.ts';
import { judgeLap, judgeLine } from '../../packages/rules/src/ruling/judge.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { readCases, type RulingCase } from './case.ts';

/** How one case came out. */
export interface CaseResult {
  readonly id: string;
  readonly isDisputed: boolean;
  /** Whether the ruling is the stated one; undefined where none is stated. */
  readonly rightRuling: boolean | undefined;
  readonly verdict: string | undefined;
  /** The clause that the verdict rests on. */
  readonly clause: string | undefined;
  readonly moves: readonly JudgedMove[];
  readonly natures: readonly NatureResult[];
}

export interface NatureResult {
  readonly move: string;
  readonly wanted: string;
  readonly got: string;
  /** 将 杀 捉 or not. */
  readonly isRight: boolean;
  /** The kind of 闲, where the case names one. */
  readonly isRightKind: boolean | undefined;
  readonly line: string;
}

/** All cases in the `.ruling` files of a folder beside this file. */
export const casesIn = (folder: string): RulingCase[] => {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.ruling'))
    .sort()
    .flatMap((name) => readCases(new URL(name, url)));
};

export const runCase = (ruling: RulingCase, rules: RuleSet): CaseResult => {
  const line = lineOf(ruling);
  const { moves, verdict, clause } = judged(ruling, line, rules);
  return {
    id: ruling.id,
    isDisputed: ruling.isDisputed,
    rightRuling: ruling.ruling === undefined ? undefined : verdict === ruling.ruling,
    verdict,
    clause,
    moves,
    natures: naturesOf(ruling, moves),
  };
};

type Judged = Pick<CaseResult, 'moves' | 'verdict' | 'clause'>;

const judged = (ruling: RulingCase, line: Line, rules: RuleSet): Judged => {
  if (ruling.lapFrom === undefined) {
    const { moves, decisive } = judgeLine(line, rules, { all: true });
    return { moves: moves ?? [], verdict: decisive?.ruling.verdict, clause: decisive?.ruling.clause };
  }
  const lap = judgeLap(line, ruling.lapFrom, rules);
  invariant(lap.ok, `${ruling.id}: the lap does not close`);
  const { moves, ruling: found } = lap.value;
  return { moves, verdict: found.verdict, clause: found.clause };
};

/** The moves of a case, which are legal. */
export const lineOf = (ruling: RulingCase): Line => {
  const start = positionFrom(ruling.setup);
  invariant(start.ok, `${ruling.id}: ${JSON.stringify(start)}`);
  const line = lineFrom(start.value, ruling.moves);
  invariant(line.ok, `${ruling.id}: ${JSON.stringify(line)}`);
  return line.value;
};

const naturesOf = (ruling: RulingCase, moves: readonly JudgedMove[]): NatureResult[] => {
  const count: Record<Color, number> = { red: 0, black: 0 };
  return moves.flatMap((move) => {
    const wanted = ruling.natures[move.color]?.[count[move.color]++];
    return wanted === undefined ? [] : [natureResult(move, wanted)];
  });
};

const natureResult = (move: JudgedMove, wanted: string): NatureResult => {
  const [first] = move.findings;
  return {
    move: moveName(move.move),
    wanted,
    got: move.nature,
    isRight: weightOf(wanted) === weightOf(move.nature),
    isRightKind: weightOf(wanted) !== 'idle' || wanted === 'idle' ? undefined : wanted === move.nature,
    line: first !== undefined && 'line' in first ? first.line.map(moveName).join(' ') : '',
  };
};

const weightOf = (nature: string): string =>
  nature === 'unknown' || isAttack(nature as JudgedMove['nature']) ? nature : 'idle';
