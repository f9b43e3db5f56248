import type { JudgedMove } from '../../packages/rules/src/nature/finding.ts';
import { positionAfter } from '../../packages/rules/src/position/line.ts';
import { judgeLap } from '../../packages/rules/src/ruling/judge.ts';
import type { JudgedCycle } from '../../packages/rules/src/ruling/ruling.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import type { RulingCase } from '../rulings/case.ts';
import { lineOf } from '../rulings/run.ts';
import type { Repetition } from './material.ts';

/** A lap that a master game really went round: whatever the law says of it, it must not depend on how one looks. */
export interface Lap {
  readonly inGame: JudgedCycle;
  /** The lap by itself, and what is said of it. */
  readonly cut: RulingCase;
  readonly alone: JudgedCycle;
}

export const lapsOf = ({ id, line, judgement }: Repetition, rules: RuleSet): Lap[] =>
  judgement.cycles.map((inGame) => {
    const { from, to } = inGame.cycle;
    const cut = lapFrom(`${id} ${String(from)}`, positionAfter(line, from), line.moves.slice(from, to));
    return { inGame, cut, alone: judgedLap(cut, rules) };
  });

/** A lap of which no source says anything. */
export const lapFrom = (id: string, setup: RulingCase['setup'], moves: RulingCase['moves']): RulingCase => ({
  id,
  setup,
  moves,
  lapFrom: 0,
  natures: { red: undefined, black: undefined },
  ruling: undefined,
  isDisputed: false,
  fitsBothFamilies: false,
  reasons: [],
});

export const judgedLap = (lap: RulingCase, rules: RuleSet): JudgedCycle => {
  const result = judgeLap(lineOf(lap), lap.lapFrom ?? 0, rules);
  if (!result.ok) throw new Error(`${lap.id}: ${JSON.stringify(result.fault)}`);
  return result.value;
};

export const naturesOf = (moves: readonly JudgedMove[]): string =>
  moves.map(({ nature }) => nature).join(' ');
