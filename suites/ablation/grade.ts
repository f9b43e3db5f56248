import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import type { RulingCase } from '../rulings/case.ts';
import { runCase } from '../rulings/run.ts';

/** How a case, or several, came out: how much is right, and of how much. */
export interface Grade {
  readonly natures: number;
  readonly naturesStated: number;
  readonly rulings: number;
  readonly rulingsStated: number;
  /** Cases in which everything is right. */
  readonly cases: number;
  readonly casesStated: number;
}

export const NOTHING: Grade = {
  natures: 0,
  naturesStated: 0,
  rulings: 0,
  rulingsStated: 0,
  cases: 0,
  casesStated: 0,
};

export const gradeOf = (ruling: RulingCase, rules: RuleSet): Grade => {
  const { natures, rightRuling } = runCase(ruling, rules);
  const right = natures.filter(({ isRight }) => isRight).length;
  return {
    natures: right,
    naturesStated: natures.length,
    rulings: rightRuling === true ? 1 : 0,
    rulingsStated: rightRuling === undefined ? 0 : 1,
    cases: right === natures.length && rightRuling !== false ? 1 : 0,
    casesStated: 1,
  };
};

export const sumOf = (grades: readonly Grade[]): Grade =>
  grades.reduce(
    (sum, grade) => ({
      natures: sum.natures + grade.natures,
      naturesStated: sum.naturesStated + grade.naturesStated,
      rulings: sum.rulings + grade.rulings,
      rulingsStated: sum.rulingsStated + grade.rulingsStated,
      cases: sum.cases + grade.cases,
      casesStated: sum.casesStated + grade.casesStated,
    }),
    NOTHING,
  );
