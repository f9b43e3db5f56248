import { err, ok, type Result } from '../base/result.ts';
import { packMove } from '../board/board.ts';
import { classify } from '../nature/classify.ts';
import type { JudgedMove } from '../nature/finding.ts';
import { comesBack, cyclesOf, type Cycle } from '../position/cycle.ts';
import { boardAfter, type Line } from '../position/line.ts';
import { adjudicate } from './adjudicate.ts';
import { Course } from './course.ts';
import { longRunOf, type JudgedRun } from './long-run.ts';
import { losesUntold, standingOf } from './repetition.ts';
import { offenderOf, type JudgedCycle, type RepetitionState, type Ruling } from './ruling.ts';
import type { RuleSet } from './ruleset.ts';
import { GameWatch, type GameState } from './watch.ts';

/** What a whole line of play comes to under a rule set. */
export interface GameJudgement {
  /** Each stretch of repetition in the line, judged, in the order of play. */
  readonly cycles: readonly JudgedCycle[];
  /** Each long run of attacks that must be changed though no position recurs, at its longest. */
  readonly runs: readonly JudgedRun[];
  /** The first cycle on which a ruling falls; failing that and a long run, the latest repetition. */
  readonly decisive: JudgedCycle | undefined;
  /** The long run that decides where no ruling has fallen on a cycle. */
  readonly decisiveRun: JudgedRun | undefined;
  /** Every move of the line with its nature, where that was asked for. */
  readonly moves: readonly JudgedMove[] | undefined;
  /** How the game stands at the end of the line: what repetition comes to there, what may be claimed, how it ended if it did. */
  readonly state: GameState;
}

/** The moves from `from` to the end do not lead back to the position they start from. */
export interface LapFault {
  readonly code: 'lap-not-closed' | 'lap-empty';
  readonly from: number;
  readonly to: number;
}

/** Finds the repetitions of a line and rules on each. */
export const judgeLine = (
  line: Line,
  rules: RuleSet,
  options: { readonly all?: boolean } = {},
): GameJudgement => {
  const watch = new GameWatch(line.start, rules);
  const runs = line.moves.reduce<readonly JudgedRun[]>((found, move) => {
    watch.play(move);
    return withRun(found, longRunOf(watch.course, rules));
  }, []);
  const { course } = watch;
  const cycles = episodesOf(cyclesOf(line), rules.occurrences).map((cycle) =>
    judgeCycle(cycle, course, rules),
  );
  const fallen = cycles.find(({ cycle }) => cycle.occurrences >= rules.occurrences);
  const decisiveRun = fallen === undefined ? runs[0] : undefined;
  return {
    cycles,
    runs,
    decisive: decisiveRun === undefined ? (fallen ?? cycles.at(-1)) : undefined,
    decisiveRun,
    moves: options.all === true ? course.namedBetween(0, course.length).map(asInCycle(cycles)) : undefined,
    state: watch.state,
  };
};

/** A move of the game as it was named in the cycle that it belongs to, if it belongs to one. */
const asInCycle = (cycles: readonly JudgedCycle[]): ((move: JudgedMove) => JudgedMove) => {
  const named = new Map(cycles.flatMap(({ moves }) => moves).map((move) => [move.ply, move]));
  return (move) => named.get(move.ply) ?? move;
};

/** Each run once, at its longest. */
export const withRun = (runs: readonly JudgedRun[], judged: JudgedRun | undefined): readonly JudgedRun[] => {
  if (judged === undefined) return runs;
  const { run } = judged;
  return [...runs.filter(({ run: { from, color } }) => from !== run.from || color !== run.color), judged];
};

/** What the move at a ply of the line is by itself; undefined where the line has none. */
export const nameMove = (line: Line, ply: number, { natures }: RuleSet): JudgedMove | undefined => {
  const move = line.moves[ply];
  return move && classify(boardAfter(line, ply), packMove(move), ply, natures);
};

/** Rules on the moves from ply `from` to the end as one lap of a cycle that has recurred often enough. */
export const judgeLap = (line: Line, from: number, rules: RuleSet): Result<JudgedCycle, LapFault> => {
  const to = line.moves.length;
  if (from >= to) return err({ code: 'lap-empty', from, to });
  if (!comesBack(line, from)) return err({ code: 'lap-not-closed', from, to });
  const course = new Course(line.start, rules);
  for (const move of line.moves) course.play(move);
  const moves = course.namedAsCycle(from, to);
  const ruling = adjudicate(moves, rules);
  return ok({ cycle: { from, to, occurrences: 2 }, moves, ruling, state: lapStateOf(ruling, rules) });
};

/** The state of a lap that has recurred often enough, before the offender has had a chance to change. */
const lapStateOf = ({ verdict, clause }: Ruling, rules: RuleSet): RepetitionState => {
  if (offenderOf(verdict) === undefined) return 'may-claim-draw';
  return losesUntold(clause, rules) ? 'lost' : 'must-change';
};

/** One cycle for each run of plies that repeat: the one on which the ruling falls, else the fullest. */
export const episodesOf = (cycles: readonly Cycle[], needed: number): Cycle[] => {
  const runs: Cycle[][] = [];
  for (const cycle of cycles) {
    const run = runs.at(-1);
    if (run?.at(-1)?.to === cycle.to - 1) run.push(cycle);
    else runs.push([cycle]);
  }
  return runs.map((run) => run.find((c) => c.occurrences >= needed) ?? fullestOf(run));
};

const fullestOf = (run: readonly Cycle[]): Cycle =>
  run.reduce((best, cycle) => (cycle.occurrences > best.occurrences ? cycle : best));

const judgeCycle = (cycle: Cycle, course: Course, rules: RuleSet): JudgedCycle => {
  const moves = course.namedAsCycle(cycle.from, cycle.to);
  const ruling = adjudicate(moves, rules);
  const { state, verdict } = standingOf(ruling, cycle.occurrences >= rules.occurrences, rules);
  return { cycle, moves, ruling: { ...ruling, verdict }, state };
};
