import { COLORS } from '../board/types.ts';
import type { Answer } from '../ruling/answers.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import type { Conduct, JudgedCycle, Ruling } from '../ruling/ruling.ts';
import { attackSharesOf, idleSharesOf, isNamedPattern, sharesOf } from './conduct.ts';
import { MESSAGES } from './messages/languages.ts';
import type { Locale } from './locale.ts';

/** What a side does throughout a cycle, as the books call it: 长捉车, 一将一闲; in the word 打 too where the rule set has it. */
export const sayConduct = (conduct: Conduct, rules: RuleSet, locale: Locale): string => {
  const say = MESSAGES[locale];
  const { pattern, natures, period, chased } = conduct;
  if (pattern === 'perpetual-chase') return say.chasing(chased);
  if (isNamedPattern(pattern)) return say.pattern[pattern];
  if (pattern === 'all-idle') {
    return natures.every((nature) => nature === 'idle')
      ? say.allIdle(period)
      : say.shares(idleSharesOf(conduct));
  }
  const said = say.shares(sharesOf(conduct));
  const { attacks, idle } = attackSharesOf(conduct);
  return rules.saysAttack ? say.attackShares(said, attacks, idle) : said;
};

/** The ruling in the form of the rule books: 红方长拦，黑方长杀，黑方变着，不变作负。 */
export const sayRuling = (ruling: Ruling, rules: RuleSet, locale: Locale): string => {
  const [red, black] = COLORS.map((color) => sayConduct(ruling.conduct[color], rules, locale));
  return MESSAGES[locale].ruling[ruling.verdict](red ?? '', black ?? '');
};

/** How the sides meet each other's attacks 解将还将, where the rule set has the word for it. */
export const sayAnswers = (answers: readonly Answer[], rules: RuleSet, locale: Locale): string => {
  const { answer, paragraph } = MESSAGES[locale];
  const said = answers.filter(({ code }) => code !== 'two-attacks-one-back' || rules.saysAttack);
  return paragraph(said.map(({ code, by }) => answer[code](by)));
};

/** The clause that decides, in the name of its rule set and with how well it is founded. */
export const sayClause = (ruling: Pick<Ruling, 'clause'>, rules: RuleSet, locale: Locale): string => {
  const { clause: cite, founded, paragraph } = MESSAGES[locale];
  const clause = rules.clauses.find(({ id }) => id === ruling.clause);
  if (clause === undefined) return '';
  return paragraph([cite(rules.name[locale], clause.id, clause.says[locale]), founded[clause.founded]]);
};

/** A warning where a ruling stands on weak ground: a search that did not end, or the test for soft moves. */
export const sayDoubts = (ruling: Ruling, locale: Locale): string => {
  const { restsOnUnknown, restsOnSoft, paragraph } = MESSAGES[locale];
  return paragraph([...(ruling.unknown ? [restsOnUnknown] : []), ...(ruling.soft ? [restsOnSoft] : [])]);
};

/** How far the repetition has come and what may be done: 可以提和, 必须变着. */
export const sayState = ({ cycle, state }: JudgedCycle, rules: RuleSet, locale: Locale): string => {
  const isGiven = state === 'may-claim-draw' && rules.mode === 'arbiter';
  return MESSAGES[locale].state[isGiven ? 'drawn' : state](cycle.occurrences, rules.occurrences);
};

/** What the sides do to each other, the ruling, its clause and its doubts: one short paragraph. */
export const explainRuling = (
  ruling: Ruling,
  rules: RuleSet,
  locale: Locale,
  answers: readonly Answer[] = [],
): string =>
  MESSAGES[locale].paragraph(
    [
      sayAnswers(answers, rules, locale),
      sayRuling(ruling, rules, locale),
      sayClause(ruling, rules, locale),
      sayDoubts(ruling, locale),
    ].filter((sentence) => sentence !== ''),
  );
