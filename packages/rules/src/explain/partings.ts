import { isAttack, type JudgedMove } from '../nature/finding.ts';
import { positionAfter, type Line } from '../position/line.ts';
import type { Ruling } from '../ruling/ruling.ts';
import { excuseClauseOf, type RuleSet, type RuleSetId } from '../ruling/ruleset.ts';
import type { Locale } from './locale.ts';
import { MESSAGES } from './messages/languages.ts';
import { PARTINGS_WORDS } from './partings-words.ts';
import { sayMove } from './play.ts';

/** What a rule set says of a line: the moves that it names, and its ruling where there is one. */
export interface JudgedUnder {
  readonly rules: RuleSet;
  readonly moves: readonly JudgedMove[];
  readonly ruling: Ruling | undefined;
}

/** Rule sets that part from another in the same way, and how, in sentences. */
export interface Parting {
  readonly rules: readonly RuleSetId[];
  readonly says: readonly string[];
}

/**
 * What makes the difference between rule sets: where they part from the first. The moves that they
 * name otherwise, with the two natures and the clause that makes the difference; then the ruling, if
 * it is another, with its clause. Those that say the same are told together; none where all are alike.
 */
export const partingsOf = (
  line: Line,
  first: JudgedUnder,
  others: readonly JudgedUnder[],
  locale: Locale,
): Parting[] => {
  const told = others.map((other) => ({ id: other.rules.id, says: partingOf(line, first, other, locale) }));
  const keyOf = (says: readonly string[]): string => says.join('\n');
  const keys = new Set(told.filter(({ says }) => says.length > 0).map(({ says }) => keyOf(says)));
  return [...keys].map((key) => {
    const alike = told.filter(({ says }) => keyOf(says) === key);
    return { rules: alike.map(({ id }) => id), says: alike[0]?.says ?? [] };
  });
};

const partingOf = (line: Line, first: JudgedUnder, other: JudgedUnder, locale: Locale): string[] => {
  const names = namesOtherwise(line, first, other, locale);
  const ruling = rulesOtherwise(first, other, locale);
  if (ruling !== undefined) return [...names, ruling];
  return names.length === 0 ? [] : [...names, PARTINGS_WORDS[locale].sameRuling];
};

/** One sentence for each side and difference, with all moves that it is about. */
const namesOtherwise = (line: Line, first: JudgedUnder, other: JudgedUnder, locale: Locale): string[] => {
  const { nature, side, paragraph } = MESSAGES[locale];
  const { insteadOf, about } = PARTINGS_WORDS[locale];
  const differences = first.moves.flatMap((there) => {
    const here = other.moves.find(({ ply }) => ply === there.ply);
    if (here === undefined || headOf(here) === headOf(there)) return [];
    const names = insteadOf(nature[here.nature], nature[there.nature]);
    const move = sayMove(positionAfter(line, there.ply), there.move, locale);
    const clause = sayClauseAlone(deciding(here, there, other.rules), other.rules, locale);
    return [{ who: side[there.color], move, why: paragraph([names, clause]) }];
  });
  const sentences = differences.map(({ who, why }) => {
    const same = differences.filter((one) => one.who === who && one.why === why);
    const moves = [...new Set(same.map(({ move }) => move))].join(' ');
    return about(`${who} ${moves}`, why);
  });
  return [...new Set(sentences)];
};

/** What a move counts as: 将, 杀, 捉, or 闲 of whatever kind. */
const headOf = ({ nature }: JudgedMove): string =>
  isAttack(nature) || nature === 'unknown' ? nature : 'idle';

/**
 * The clause by which the move is no attack here, or is one in return for those of the other side;
 * failing that, the definition of the attack that it is or falls short of.
 */
const deciding = (here: JudgedMove, there: JudgedMove, rules: RuleSet): string => {
  const [excuse] = here.excuses;
  if (!isAttack(here.nature)) {
    if (excuse !== undefined) return excuseClauseOf(rules, excuse);
    return rules.natureClauses[isAttack(there.nature) ? there.nature : 'idle'];
  }
  const isInReturn =
    rules.inReturn !== undefined && there.excuses.some(({ code }) => code === 'king-or-pawn');
  return isInReturn ? rules.inReturn.clause : rules.natureClauses[here.nature];
};

const sayClauseAlone = (id: string, { clauses }: RuleSet, locale: Locale): string =>
  clauses.find((clause) => clause.id === id)?.says[locale] ?? '';

const rulesOtherwise = (first: JudgedUnder, other: JudgedUnder, locale: Locale): string | undefined => {
  const { verdict, insteadOf, about, ruling } = PARTINGS_WORDS[locale];
  const [there, here] = [first.ruling?.verdict ?? 'none', other.ruling?.verdict ?? 'none'] as const;
  if (here === there) return undefined;
  const why = other.ruling === undefined ? '' : sayClauseAlone(other.ruling.clause, other.rules, locale);
  return about(ruling, MESSAGES[locale].paragraph([insteadOf(verdict[here], verdict[there]), why]));
};
