import type { RuleSet } from '../packages/rules/src/ruling/ruleset.ts';
import { FORMS, inForm, rotationsOf, type RulingCase } from './rulings/case.ts';
import { gradeReasons, type ReasonResult } from './rulings/reasons.ts';
import { runCase, type CaseResult } from './rulings/run.ts';
import type { Suite } from './rulings/suites.ts';

/** How many come out as stated, and of how many. */
export interface Share {
  readonly right: number;
  readonly stated: number;
}

/** How the cases of a suite come out; disputed ones are not graded. */
export interface Tally {
  readonly name: string;
  readonly cases: number;
  readonly rulings: Share;
  readonly natures: Share;
  /** The kinds of 闲, where the case names one. */
  readonly kinds: Share;
  /** Rulings and natures in the three symmetric forms other than the printed one. */
  readonly forms: Share;
  /** Rulings, with the lap entered at each of its plies. */
  readonly rotations: Share;
  readonly reasons: ReasonTally | undefined;
  readonly misses: readonly CaseResult[];
}

/** How the reasons compare with the captions, where a suite has such. */
export interface ReasonTally {
  /** Some finding names the caption's target; the first finding does. */
  readonly targets: Share;
  readonly firsts: Share;
  readonly means: Share;
  readonly kinds: Share;
  readonly lines: Share;
  readonly misses: readonly ReasonResult[];
}

const shareOf = (answers: readonly (boolean | undefined)[]): Share => {
  const stated = answers.filter((answer) => answer !== undefined);
  return { right: stated.filter(Boolean).length, stated: stated.length };
};

const rulingsOf = (results: readonly CaseResult[]) => results.map(({ rightRuling }) => rightRuling);
const naturesOf = (results: readonly CaseResult[]) =>
  results.flatMap(({ natures }) => natures.map(({ isRight }) => isRight));

export const isMiss = ({ rightRuling, natures }: CaseResult): boolean =>
  rightRuling === false || natures.some(({ isRight }) => !isRight);

export const tallyOf = ({ name, rules, cases }: Suite): Tally => {
  const graded = cases.filter(({ isDisputed }) => !isDisputed);
  const results = graded.map((ruling) => runCase(ruling, rules));
  const turned = FORMS.slice(1).flatMap((form) =>
    graded.map((ruling) => runCase(inForm(ruling, form), rules)),
  );
  const rotated = graded.flatMap(rotationsOf).map((ruling) => runCase(ruling, rules));
  return {
    name,
    cases: graded.length,
    rulings: shareOf(rulingsOf(results)),
    natures: shareOf(naturesOf(results)),
    kinds: shareOf(results.flatMap(({ natures }) => natures.map(({ isRightKind }) => isRightKind))),
    forms: shareOf([...rulingsOf(turned), ...naturesOf(turned)]),
    rotations: shareOf(rulingsOf(rotated)),
    reasons: reasonTallyOf(graded, rules),
    misses: results.filter(isMiss),
  };
};

export const reasonTallyOf = (cases: readonly RulingCase[], rules: RuleSet): ReasonTally | undefined => {
  const results = cases.flatMap((ruling) => gradeReasons(ruling, rules));
  if (results.length === 0) return undefined;
  return {
    targets: shareOf(results.map(({ target }) => target)),
    firsts: shareOf(results.map(({ first }) => first)),
    means: shareOf(results.map(({ means }) => means)),
    kinds: shareOf(results.map(({ kind }) => kind)),
    lines: shareOf(results.map(({ line }) => line)),
    misses: results.filter((result) => missesOf(result).length > 0),
  };
};

const COMPARED = ['target', 'first', 'means', 'kind', 'line'] as const;

/** What of a reason the program does not say. */
export const missesOf = (result: ReasonResult): (typeof COMPARED)[number][] =>
  COMPARED.filter((each) => result[each] === false);
