import { packMove, type Board } from '../board/board.ts';
import type { ByColor } from '../board/types.ts';
import { cyclesOf, type Cycle } from '../position/cycle.ts';
import { isPawnAdvance, placementOf } from '../position/forces.ts';
import type { Line } from '../position/line.ts';
import { boardOf } from '../position/position.ts';
import { Course } from './course.ts';
import { episodesOf, withRun } from './judge.ts';
import { longRunOf, type JudgedRun } from './long-run.ts';
import { rulingOn, standingOf } from './repetition.ts';
import type { Conduct, RepetitionState, Verdict } from './ruling.ts';
import type { RuleSet } from './ruleset.ts';

/** A stretch of repetition with the ruling on it, without its moves. */
export interface SurveyedCycle {
  readonly cycle: Cycle;
  readonly verdict: Verdict;
  readonly state: RepetitionState;
  readonly clause: string;
  readonly unknown: boolean;
  /** What each side does throughout; absent where an idle move settled that the side is permitted. */
  readonly conduct: Partial<ByColor<Conduct>>;
}

/** The rulings that fall in a game, and no more than they need. */
export interface Survey {
  readonly cycles: readonly SurveyedCycle[];
  readonly runs: readonly JudgedRun[];
  /** Of the first cycle on which a ruling falls; failing that and a long run, of the latest. */
  readonly verdict: Verdict;
}

const NOTHING: Survey = { cycles: [], runs: [], verdict: 'none' };

/**
 * The same cycles, runs and verdicts as `judgeLine`, for archives of games, in most of which
 * nothing comes back. A first pass plays the moves on one board and looks only at where pieces
 * stand; moves are named where it found something, from the end, and no further than the ruling asks.
 */
export const surveyLine = (line: Line, rules: RuleSet): Survey => {
  const { position: comesBack, placement: seeksRuns } = recurrenceIn(line, rules.longRun?.rounds ?? Infinity);
  if (!comesBack && !seeksRuns) return NOTHING;
  const episodes = comesBack ? episodesOf(cyclesOf(line), rules.occurrences) : [];
  const course = new Course(line.start, rules);
  const cycles: SurveyedCycle[] = [];
  let runs: readonly JudgedRun[] = [];
  for (const move of line.moves) {
    if (cycles.length === episodes.length && !seeksRuns) break;
    course.play(move);
    const cycle = episodes[cycles.length];
    if (cycle?.to === course.length) cycles.push(surveyed(cycle, course, rules));
    if (seeksRuns) runs = withRun(runs, longRunOf(course, rules));
  }
  const fallen = cycles.find(({ cycle }) => cycle.occurrences >= rules.occurrences);
  const verdict = fallen?.verdict ?? runs[0]?.ruling.verdict ?? cycles.at(-1)?.verdict ?? 'none';
  return { cycles, runs, verdict };
};

const surveyed = (cycle: Cycle, course: Course, rules: RuleSet): SurveyedCycle => {
  const ruling = rulingOn(cycle, course, rules);
  const { clause, unknown, conduct } = ruling;
  const standing = standingOf(ruling, cycle.occurrences >= rules.occurrences, rules);
  return { cycle, ...standing, clause, unknown, conduct };
};

/** What a first look at a line finds without naming a move. */
interface Recurrence {
  /** Whether a position comes back, as far as its hash says. */
  readonly position: boolean;
  /**
   * Whether a side ever stands as it stood before, at so many moves or more that take nothing and
   * advance no pawn: without that no run is long.
   */
  readonly placement: boolean;
}

/** One side's moves since the last that nothing takes back, and where its pieces stood after them. */
interface QuietMoves {
  count: number;
  readonly placements: Set<number>;
}

const noMoves = (): QuietMoves => ({ count: 0, placements: new Set() });

const recurrenceIn = (line: Line, rounds: number): Recurrence => {
  const board = boardOf(line.start);
  const stood = new Set([keyOf(board)]);
  const quiet: ByColor<QuietMoves> = { red: noMoves(), black: noMoves() };
  let position = false;
  let placement = false;
  for (const move of line.moves) {
    const { color } = board;
    const packed = packMove(move);
    const isAdvance = isPawnAdvance(board, packed);
    if (board.make(packed) !== 0) {
      stood.clear();
      forget(quiet.red);
      forget(quiet.black);
    } else if (isAdvance) forget(quiet[color]);
    else if (!placement) placement = hasStood(quiet[color], placementOf(board, color), rounds);
    const key = keyOf(board);
    if (stood.has(key)) position = true;
    stood.add(key);
  }
  return { position, placement };
};

/** The hash of a board as one number. */
const keyOf = ({ hashLo, hashHi }: Board): number => (hashLo >>> 0) + (hashHi & 0x1fffff) * 2 ** 32;

const forget = (own: QuietMoves): void => {
  own.count = 0;
  own.placements.clear();
};

/** Notes one more quiet move; answers whether its side has stood there before and has made so many. */
const hasStood = (own: QuietMoves, placement: number, rounds: number): boolean => {
  own.count++;
  if (own.placements.has(placement)) return own.count >= rounds;
  own.placements.add(placement);
  return false;
};
