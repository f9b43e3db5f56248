import {
  explainMove,
  judgeLine,
  marksOfCheck,
  marksOfLastMove,
  marksOfMove,
  MESSAGES,
  mirroredLine,
  mirroredSetup,
  positionAfter,
  positionFrom,
  sayMove,
  type JudgedMove,
  type Line,
  type Mark,
  type RuleSet,
  type Setup,
} from '@qili/rules';
import type { Session } from '../terminal/session.ts';

/** What is drawn: a set-up, and the play that led to it. */
export interface Picture {
  readonly setup: Setup;
  readonly line?: Line;
}

/** What is marked: nothing, the last move and a check, or also what the last move does. */
export const MARKINGS = ['none', 'move', 'findings'] as const;
export type Marking = (typeof MARKINGS)[number];

/** The picture with left and right exchanged. */
export const mirroredPicture = ({ setup, line }: Picture): Picture =>
  line === undefined
    ? { setup: mirroredSetup(setup) }
    : { setup: mirroredSetup(setup), line: mirroredLine(line) };

/** The marks of a picture, and what it shows in words, for those who cannot see it. */
export const captionOf = (
  picture: Picture,
  marking: Marking,
  rules: RuleSet,
  session: Session,
): { readonly marks: readonly Mark[]; readonly title: string } => {
  const { setup, line } = picture;
  const { locale, words } = session;
  const turn = words.toMove(MESSAGES[locale].side[setup.turn]);
  const last = line === undefined ? undefined : lastOf(line);
  const judged = last === undefined || marking !== 'findings' ? undefined : judgedLast(last, rules);
  const said = last === undefined ? [] : [sayLast(last, judged, rules, session)];
  return {
    marks: marking === 'none' ? [] : marksOn(setup, last, judged),
    title: [...said, turn].join(' · '),
  };
};

/** The last move as a line of its own, from the position before it. */
const lastOf = (line: Line): Line | undefined => {
  const before = line.moves.length - 1;
  return before < 0 ? undefined : { start: positionAfter(line, before), moves: line.moves.slice(before) };
};

const judgedLast = (last: Line, rules: RuleSet): JudgedMove | undefined =>
  judgeLine(last, rules, { all: true }).moves?.[0];

const marksOn = (setup: Setup, last: Line | undefined, judged: JudgedMove | undefined): readonly Mark[] => {
  const position = positionFrom(setup);
  const check = position.ok ? marksOfCheck(position.value) : [];
  const move = last?.moves[0];
  if (judged !== undefined) return [...marksOfMove(setup, judged), ...check];
  return move === undefined ? check : [...marksOfLastMove(move), ...check];
};

const sayLast = (last: Line, judged: JudgedMove | undefined, rules: RuleSet, { locale }: Session): string => {
  if (judged !== undefined) return explainMove(last, judged, rules, locale);
  const [move] = last.moves;
  return move === undefined ? '' : sayMove(last.start, move, locale);
};
