import type { Judged } from '@qili/protocol';
import {
  excuseClauseOf,
  isAttack,
  MESSAGES,
  positionAfter,
  sayMove,
  type JudgedMove,
  type RuleSet,
} from '@qili/rules';
import type { Session } from '../terminal/session.ts';
import { alikeLines } from './alike.ts';

/**
 * Where rule sets part from the first: the moves that they name otherwise, with the two natures and
 * the clause that makes the difference; then the ruling, if it is another, with its clause. Rule
 * sets that say the same are told together.
 */
export const partingsOf = (first: Judged, others: readonly Judged[], session: Session): string[] => {
  const lines = alikeLines(
    others.map((other) => ({ id: other.rules.id, text: partingOf(first, other, session).join('\n') })),
  );
  return lines.length === 0 ? [session.words.allAlike] : lines;
};

const partingOf = (first: Judged, other: Judged, session: Session): string[] => {
  const names = namesOtherwise(first, other, session);
  const ruling = rulesOtherwise(first, other, session);
  if (ruling !== undefined) return [...names, ruling];
  return names.length === 0 ? [] : [...names, session.words.sameRuling];
};

/** One sentence for each side and difference, with all moves that it is about. */
const namesOtherwise = (first: Judged, other: Judged, { locale, words }: Session): string[] => {
  const { nature, side, paragraph } = MESSAGES[locale];
  const differences = first.moves.flatMap((there) => {
    const here = other.moves.find(({ ply }) => ply === there.ply);
    if (here === undefined || headOf(here) === headOf(there)) return [];
    const names = words.insteadOf(nature[here.nature], nature[there.nature]);
    const move = sayMove(positionAfter(first.line, there.ply), there.move, locale);
    return [
      { who: side[there.color], move, why: paragraph([names, reasonOf(here, there, other.rules, locale)]) },
    ];
  });
  const sentences = differences.map(({ who, why }) => {
    const same = differences.filter((one) => one.who === who && one.why === why);
    const moves = [...new Set(same.map(({ move }) => move))].join(' ');
    return words.inTurn(`${who} ${moves}`, why);
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
const reasonOf = (here: JudgedMove, there: JudgedMove, rules: RuleSet, locale: Session['locale']): string =>
  sayClauseAlone(deciding(here, there, rules), rules, locale);

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

const sayClauseAlone = (id: string, { clauses }: RuleSet, locale: Session['locale']): string =>
  clauses.find((clause) => clause.id === id)?.says[locale] ?? '';

const rulesOtherwise = (first: Judged, other: Judged, { locale, words }: Session): string | undefined => {
  const [there, here] = [first.cycle ?? first.run, other.cycle ?? other.run].map((ruled) => ruled?.ruling);
  const [verdictThere, verdictHere] = [there?.verdict ?? 'none', here?.verdict ?? 'none'] as const;
  if (verdictHere === verdictThere) return undefined;
  const verdicts = words.insteadOf(words.verdict[verdictHere], words.verdict[verdictThere]);
  const why = here === undefined ? '' : sayClauseAlone(here.clause, other.rules, locale);
  return words.inTurn(words.label.ruling, MESSAGES[locale].paragraph([verdicts, why]));
};
