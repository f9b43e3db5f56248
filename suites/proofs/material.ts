import { lineFrom, type Line } from '../../packages/rules/src/position/line.ts';
import { judgeLine, type GameJudgement } from '../../packages/rules/src/ruling/judge.ts';
import { RULE_SET_OF } from '../../packages/rules/src/ruling/rulesets.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { readEdges } from '../edges/edge.ts';
import { corpusSample, positionOf, startPosition, type CorpusGame } from '../games.ts';
import { moveOf } from '../lines.ts';
import { FORMS, inForm, type RulingCase } from '../rulings/case.ts';
import { casesIn, lineOf } from '../rulings/run.ts';
import { prove, type Tally } from './prove.ts';

/** The published cases of all books and the edge cases. */
export const allCases = (): RulingCase[] => [
  ...casesIn('cxa-2020'),
  ...casesIn('cxa-1999'),
  ...casesIn('axf'),
  ...readEdges().map(({ ruling }) => ruling),
];

/** One rule set for each way of naming moves: others with the same law of natures would repeat the same searches. */
export const LAWS: readonly RuleSet[] = Object.values(RULE_SET_OF).filter(
  ({ natures }, i, all) =>
    i === all.findIndex((other) => JSON.stringify(other.natures) === JSON.stringify(natures)),
);

/** A game of the corpus in which positions recur, judged. */
export interface Repetition {
  readonly id: string;
  readonly line: Line;
  readonly judgement: GameJudgement;
}

/** The repetitions in every `step`-th game of the corpus, as they are found; none where it is absent. */
export function* repetitionsOf(step: number, rules: RuleSet): Generator<Repetition> {
  for (const game of corpusSample(step)) {
    const line = lineOfGame(game);
    const judgement = judgeLine(line, rules);
    if (judgement.cycles.length > 0) yield { id: game.id, line, judgement };
  }
}

const lineOfGame = (game: CorpusGame): Line => {
  const start = game.fen === undefined ? startPosition() : positionOf(game.fen);
  const line = lineFrom(start, game.moves_iccs.map(moveOf));
  if (!line.ok) throw new Error(`${game.id}: ${JSON.stringify(line.fault)}`);
  return line.value;
};

/** Checks every finding on the cases, in their four forms, and enters in the tally what comes of it. */
export const proveCases =
  (rules: RuleSet): ((tally: Tally) => void) =>
  (tally) => {
    for (const printed of allCases()) {
      for (const form of FORMS) {
        const line = lineOf(inForm(printed, form));
        prove(`${printed.id} ${form}`, line, judgeLine(line, rules, { all: true }).moves ?? [], rules, tally);
      }
    }
  };
