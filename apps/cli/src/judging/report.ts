import type { Judged } from '@qili/protocol';
import {
  answersOf,
  boardEndOf,
  drawLetters,
  drawText,
  explainMoves,
  MESSAGES,
  positionAfter,
  roundOf,
  sayAnswers,
  sayClause,
  sayDoubts,
  sayRuling,
  sayRun,
  sayStanding,
  sayState,
  type Color,
  type GameState,
  type JudgedCycle,
  type JudgedMove,
  type JudgedRun,
  type Line,
  type RuleSet,
} from '@qili/rules';
import type { Sheet } from '../sheets.ts';
import { columns, filled } from '../terminal/columns.ts';
import type { Session } from '../terminal/session.ts';
import { roundsOf, turnAt } from './rounds.ts';

export interface ReportOptions {
  /** With the proof of each move in words. */
  readonly explain: boolean;
  /** With every move of the game. */
  readonly all: boolean;
}

/** A judgement as an arbiter would read it aloud: the game, the cycle, the ruling with its clause, the proof. */
export const reportOf = (
  sheet: Sheet,
  judged: Judged,
  { explain, all }: ReportOptions,
  session: Session,
): string => {
  const { cycle, run, line, moves } = judged;
  const { words, locale } = session;
  const sections = [
    headOf(sheet, judged.rules.name[locale], session),
    ...(cycle === undefined ? [] : cycleSections(judged, cycle, session)),
    ...(run === undefined ? [] : runSections(judged, run, session)),
    ...(all ? [titled(words.label.moves, roundsOf(line, moves, session), session)] : []),
    endingOf(judged, session),
    ...(explain ? [titled(words.label.proof, explainMoves(line, moves, judged.rules, locale), session)] : []),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
};

/** Where the game stands, who played it and when, and the names of the rules that it is judged by. */
export const headOf = ({ place, tags, broken, line }: Sheet, rules: string, session: Session): string => {
  const { words, ink } = session;
  const { label } = words;
  const name = [place.file ?? '', place.game === undefined ? '' : words.gameNumber(place.game)];
  const red = clipped(tags.get('Red') ?? tags.get('White') ?? '');
  const black = clipped(tags.get('Black') ?? '');
  const rows = [
    [label.event, clipped(tags.get('Event') ?? '')],
    [label.date, clipped(tags.get('Date') ?? '')],
    [label.players, red === '' && black === '' ? '' : words.versus(red, black)],
    [label.rules, rules],
  ];
  return [
    ...[name.filter((part) => part !== '').join(' · ')].filter((part) => part !== '').map(ink.strong),
    ...columns(rows.filter(([, value = '']) => value !== '' && !/^[?.]+$/u.test(value))),
    ...(broken === undefined ? [] : [words.goodHalf(line.moves.length)]),
  ].join('\n');
};

/** As much of a tag as fits a line: files have been seen that hold a page in one. */
const clipped = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const cycleSections = (judged: Judged, cycle: JudgedCycle, session: Session): string[] => {
  const { line, lap } = judged;
  const { words } = session;
  const { from } = cycle.cycle;
  const turn = turnAt(line, from, session);
  return [
    lap ? words.lapBegins(turn) : words.cycleBegins(turn),
    ...stretchFrom(line, from, cycle.moves, session),
    rulingOf(judged, cycle, session),
  ];
};

const runSections = ({ line, rules, cycles }: Judged, judged: JudgedRun, session: Session): string[] => {
  const { words, locale, ink } = session;
  const { run, moves, ruling } = judged;
  const rows = [
    [ink.strong(words.label.ruling), ink.strong(sayRuling(ruling, rules, locale))],
    ['', sayRun(run, locale)],
    [words.label.clause, sayClause(ruling, rules, locale)],
    ['', sayDoubts(ruling, locale)],
    ...cycles.map((cycle) => alsoRow(cycle, line, rules, session)),
  ];
  return [
    words.runBegins(turnAt(line, run.from, session)),
    ...stretchFrom(line, run.from, moves, session),
    columns(rows.filter(([, text]) => text !== '')).join('\n'),
  ];
};

/** The position in which a stretch of moves begins, and the moves with their natures. */
const stretchFrom = (line: Line, from: number, moves: readonly JudgedMove[], session: Session): string[] => [
  boardAt(line, from, session),
  indented(roundsOf(line, moves, session)),
];

/** The position at a ply of the line, drawn. */
export const boardAt = (line: Line, from: number, { locale, ink }: Session): string => {
  const position = positionAfter(line, from);
  const paint = (piece: string, color: Color): string => (color === 'red' ? ink.red(piece) : piece);
  const board = locale === 'en' ? drawLetters(position, { paint }) : drawText(position, locale, { paint });
  return indented(board.split('\n'));
};

const rulingOf = ({ line, rules, lap, cycles }: Judged, cycle: JudgedCycle, session: Session): string => {
  const { words, locale, ink } = session;
  const { label } = words;
  const others = cycles.filter((other) => other !== cycle);
  return columns(
    [
      [ink.strong(label.ruling), ink.strong(sayRuling(cycle.ruling, rules, locale))],
      ['', sayAnswers(answersOf(line, cycle.moves, rules), rules, locale)],
      [label.clause, sayClause(cycle.ruling, rules, locale)],
      ['', lap ? '' : sayState(cycle, rules, locale)],
      ['', sayDoubts(cycle.ruling, locale)],
      ...others.map((other) => alsoRow(other, line, rules, session)),
    ].filter(([, text]) => text !== ''),
  ).join('\n');
};

/** What is said of a repetition beside the one that decides. */
const alsoRow = (
  { cycle: { from, to }, ruling }: JudgedCycle,
  line: Line,
  rules: RuleSet,
  { words, locale }: Session,
): string[] => {
  const [first, last] = [from, to - 1].map((ply) => roundOf(ply, line.start.turn));
  return [words.label.also, words.inRounds(first ?? 0, last ?? 0, sayRuling(ruling, rules, locale))];
};

/**
 * That nothing came back, and how the game stands or ended, beside what the ruling on a repetition
 * has said already. Of a lap nothing is said but mate.
 */
export const endingOf = ({ cycle, run, line, rules, state }: Judged, { words, locale }: Session): string => {
  const position = positionAfter(line, line.moves.length);
  const end = boardEndOf(position);
  const beside = cycle === undefined ? state : state && besideRepetition(state, cycle);
  const standing = beside === undefined ? '' : sayStanding(beside, rules, locale);
  const text = MESSAGES[locale].paragraph([
    ...(cycle === undefined && run === undefined ? [words.noRepetition] : []),
    end === undefined ? standing : MESSAGES[locale].end[end](position.turn),
  ]);
  return filled(text).join('\n');
};

/** What the state of a repetition that ends the line has said is not said again. */
const besideRepetition = (standing: GameState, { cycle, state }: JudgedCycle): GameState => {
  if (cycle.to !== standing.ply || (state !== 'may-claim-draw' && state !== 'lost')) return standing;
  const { outcome, claims } = standing;
  const isTold = outcome?.by === 'loss-by-repetition' || outcome?.by === 'draw-by-repetition';
  return {
    ...standing,
    outcome: isTold ? undefined : outcome,
    claims: claims.filter((claim) => claim !== 'draw-by-repetition'),
  };
};

export const indented = (lines: readonly string[]): string =>
  lines.flatMap((line) => filled(line, 2)).join('\n');

/** A section under a heading, or nothing. */
export const titled = (title: string, lines: readonly string[], { ink }: Session): string =>
  lines.length === 0 ? '' : `${ink.strong(title)}\n${indented(lines)}`;
