import type { Judged } from '@qili/protocol';
import {
  explainMoves,
  isAttack,
  MESSAGES,
  partingsOf,
  positionAfter,
  roundOf,
  sayDoubts,
  sayMove,
  sayRuling,
  type JudgedCycle,
  type JudgedMove,
  type JudgedRun,
  type JudgedUnder,
  type Line,
  type RuleSet,
  type Ruling,
} from '@qili/rules';
import type { Sheet } from '../sheets.ts';
import { columns, filled } from '../terminal/columns.ts';
import type { Session } from '../terminal/session.ts';
import { alike, alikeLines } from './alike.ts';
import { turnAt } from './rounds.ts';
import { boardAt, endingOf, headOf, indented, titled, type ReportOptions } from './report.ts';

/** A game under several rule sets: the natures in columns, the rulings, and where each parts from the first. */
export const sideBySide = (
  sheet: Sheet,
  all: readonly Judged[],
  { explain }: ReportOptions,
  session: Session,
): string => {
  const [first, ...others] = all;
  if (first === undefined) return '';
  const { words } = session;
  const { line } = first;
  const told = all.find((judged) => stretchOf(judged) !== undefined) ?? first;
  const sections = [
    headOf(sheet, all.map(({ rules }) => rules.id).join(' '), session),
    ...beginningOf(told, session),
    told.moves.length === 0 ? '' : indented(naturesOf(all, told, session)),
    titled(words.label.ruling, rulingsOf(all, session), session),
    stretchOf(told) === undefined
      ? ''
      : titled(words.partFrom(first.rules.id), partingLines(first, others, session), session),
    endingsOf(all, session),
    ...(explain ? proofsOf(all, line, session) : []),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
};

/** Where the others part from the first, those that say the same together. */
const partingLines = (first: Judged, others: readonly Judged[], { locale, words }: Session): string[] => {
  const under = (judged: Judged): JudgedUnder => ({ ...judged, ruling: stretchOf(judged)?.ruling });
  const partings = partingsOf(first.line, under(first), others.map(under), locale);
  if (partings.length === 0) return [words.allAlike];
  return partings.flatMap(({ rules, says }) => [rules.join(' '), ...says.map((line) => `  ${line}`)]);
};

/** What is ruled on: the cycle that decides, or the long run. */
export const stretchOf = ({ cycle, run }: Judged): JudgedCycle | JudgedRun | undefined => cycle ?? run;

/** Where the cycle or the run begins, and the position there. */
const beginningOf = ({ line, lap, cycle, run }: Judged, session: Session): string[] => {
  const { words } = session;
  const from = cycle?.cycle.from ?? run?.run.from;
  if (from === undefined) return [];
  const turn = turnAt(line, from, session);
  const begins =
    cycle === undefined ? words.runBegins(turn) : lap ? words.lapBegins(turn) : words.cycleBegins(turn);
  return [begins, boardAt(line, from, session)];
};

/** One row a move, one column a rule set. */
const naturesOf = (all: readonly Judged[], { line, moves }: Judged, { locale, ink }: Session): string[] => {
  const { nature, side } = MESSAGES[locale];
  const named = all.map(({ moves }) => new Map(moves.map((move) => [move.ply, move.nature])));
  return columns([
    ['', '', '', ...all.map(({ rules }) => rules.id)],
    ...moves.map((move) => [
      roundOpenedBy(move, line),
      side[move.color],
      sayMove(positionAfter(line, move.ply), move.move, locale),
      ...named.map((by) => {
        const name = by.get(move.ply);
        return name === undefined ? '' : isAttack(name) ? ink.strong(nature[name]) : nature[name];
      }),
    ]),
  ]);
};

/** The number of the round that a move begins. */
const roundOpenedBy = ({ ply, color }: JudgedMove, { start }: Line): string =>
  color === 'red' || ply === 0 ? `${String(roundOf(ply, start.turn)).padStart(3)}.` : '';

/** The rulings, each with the rule sets that give it. */
const rulingsOf = (all: readonly Judged[], session: Session): string[] =>
  alikeLines(
    all.map((judged) => {
      const ruled = stretchOf(judged);
      const text = ruled === undefined ? '' : rulingText(ruled.ruling, judged.rules, session);
      return { id: judged.rules.id, text };
    }),
  );

const rulingText = (ruling: Ruling, rules: RuleSet, { locale }: Session): string =>
  MESSAGES[locale].paragraph(
    [sayRuling(ruling, rules, locale), sayDoubts(ruling, locale)].filter((text) => text !== ''),
  );

/** How the game stands or ended; said once where all say the same. */
const endingsOf = (all: readonly Judged[], session: Session): string => {
  const told = all.map((judged) => ({ id: judged.rules.id, text: endingOf(judged, session) }));
  const texts = new Set(told.map(({ text }) => text));
  return texts.size === 1
    ? [...texts].join('')
    : alikeLines(told)
        .flatMap((line) => filled(line))
        .join('\n');
};

/** The proofs, each under the rule sets by which it holds. */
const proofsOf = (all: readonly Judged[], line: Line, session: Session): string[] => {
  const { words, locale } = session;
  const told = all.map(({ rules, moves }) => ({
    id: rules.id,
    text: explainMoves(line, moves, rules, locale).join('\n'),
  }));
  return alike(told).map(({ ids, text }) =>
    titled(`${words.label.proof} · ${ids}`, text.split('\n'), session),
  );
};
