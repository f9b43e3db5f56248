import { COLORS } from '../board/types.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import type { Conduct, JudgedCycle, Ruling } from '../ruling/ruling.ts';
import { isNamedPattern, sharesOf } from './conduct.ts';
import { MESSAGES } from './messages/languages.ts';
import type { Locale } from './locale.ts';

/** What a side does throughout a cycle, as the books call it: 长捉, 一将一闲. */
export const sayConduct = (conduct: Conduct, locale: Locale): string => {
  const { pattern, shares } = MESSAGES[locale];
  return isNamedPattern(conduct.pattern) ? pattern[conduct.pattern] : shares(sharesOf(conduct));
};

/** The ruling in the form of the rule books: 红方长拦，黑方长杀，黑方变着，不变作负。 */
export const sayRuling = (ruling: Ruling, locale: Locale): string => {
  const [red, black] = COLORS.map((color) => sayConduct(ruling.conduct[color], locale));
  return MESSAGES[locale].ruling[ruling.verdict](red ?? '', black ?? '');
};

/** The clause that decides, in the name of its rule set and with how well it is founded. */
export const sayClause = (ruling: Ruling, rules: RuleSet, locale: Locale): string => {
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
export const sayState = ({ cycle, state }: JudgedCycle, rules: RuleSet, locale: Locale): string =>
  MESSAGES[locale].state[state](cycle.occurrences, rules.occurrences);

/** The ruling, its clause and its doubts: one short paragraph. */
export const explainRuling = (ruling: Ruling, rules: RuleSet, locale: Locale): string =>
  MESSAGES[locale].paragraph(
    [sayRuling(ruling, locale), sayClause(ruling, rules, locale), sayDoubts(ruling, locale)].filter(
      (sentence) => sentence !== '',
    ),
  );
