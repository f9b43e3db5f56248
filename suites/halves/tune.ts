import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { sumOf, type Grade } from '../ablation/grade.ts';
import { settingOf, withSwitch, type Switch } from '../ablation/switches.ts';
import type { RulingCase } from '../rulings/case.ts';

/** How a case comes out under a rule set. */
export type Grading = (ruling: RulingCase, rules: RuleSet) => Grade;

/** The rule set with every switch in its poorest setting. */
export const allOff = (rules: RuleSet, switches: readonly Switch[]): RuleSet =>
  switches.reduce((left, { name, off }) => withSwitch(left, name, off), rules);

/**
 * Finds switches that suit the cases seen: from the given rule set it takes, again and again, the
 * single change that sets most natures right (of equals the one that sets most rulings right, then
 * the first); where no single one gains, two clauses switched together; until nothing gains. A
 * switch on which the cases have nothing to say stays where it was.
 */
export const tuned = (
  from: RuleSet,
  switches: readonly Switch[],
  seen: readonly RulingCase[],
  grade: Grading,
): RuleSet => {
  const scoreOf = (rules: RuleSet): number => score(sumOf(seen.map((ruling) => grade(ruling, rules))));
  let best = { rules: from, score: scoreOf(from) };
  const takeBest = (candidates: readonly RuleSet[]): boolean => {
    const before = best;
    for (const rules of candidates) {
      const reached = scoreOf(rules);
      if (reached > best.score) best = { rules, score: reached };
    }
    return best !== before;
  };
  while (takeBest(oneChangeFrom(best.rules, switches)) || takeBest(twoChangesFrom(best.rules, switches)));
  return best.rules;
};

const oneChangeFrom = (rules: RuleSet, switches: readonly Switch[]): RuleSet[] =>
  switches.flatMap(({ name, settings }) =>
    settings
      .filter((setting) => setting !== settingOf(rules, name))
      .map((setting) => withSwitch(rules, name, setting)),
  );

/** Two clauses that are on or off, both switched. */
const twoChangesFrom = (rules: RuleSet, switches: readonly Switch[]): RuleSet[] => {
  const clauses = switches.filter(({ settings }) => settings.length === 2);
  return clauses.flatMap((one, i) => {
    const first = oneChangeFrom(rules, [one]);
    return first.flatMap((changed) => oneChangeFrom(changed, clauses.slice(i + 1)));
  });
};

/** Natures first, then rulings. */
const score = ({ natures, rulings }: Grade): number => 1000 * natures + rulings;
