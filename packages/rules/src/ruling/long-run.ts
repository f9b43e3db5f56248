import { unpackMove } from '../board/board.ts';
import type { Color } from '../board/types.ts';
import type { JudgedMove } from '../nature/finding.ts';
import { adjudicate } from './adjudicate.ts';
import type { Course, Step } from './course.ts';
import { offenderOf, type Ruling } from './ruling.ts';
import type { LongRunLaw, RuleSet } from './ruleset.ts';

/**
 * 长打 without a literal cycle: one side does nothing but what is forbidden for many moves on end,
 * against replies that vary, so that no position comes back.
 */
export interface LongRun {
  readonly color: Color;
  /** Plies: the first of the run's moves, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Moves of the offender in it, which are the rounds. */
  readonly rounds: number;
  /** Different points that they went to. */
  readonly points: number;
}

/** A run with all its moves named, both sides', and the ruling: its side must change. */
export interface JudgedRun {
  readonly run: LongRun;
  readonly moves: readonly JudgedMove[];
  readonly ruling: Ruling;
}

/**
 * The run that its side is in, seen after the last move of a course or after the reply to it.
 *
 * The figure (the 2020 book's eighth reference figure) leaves open what tells such a run from an
 * attack that gets on. We take it that a run goes *round*: nothing is taken, its side advances no
 * pawn, and at its ninth move or later its own pieces stand as they stood before in the run. Mate
 * by a dozen checks, each from a new place, is no offence. The other side must not do the same:
 * where both attack throughout, the run is judged as a cycle would be.
 */
export const longRunOf = (course: Course, rules: RuleSet): JudgedRun | undefined => {
  const { longRun } = rules;
  if (longRun === undefined) return undefined;
  const last = course.step(course.length - 1);
  const steps = last?.isCapture === true ? [] : [last, course.step(course.length - 2)];
  for (const step of steps) {
    const run = step === undefined ? undefined : runEndingAt(course, step, longRun);
    const judged = run === undefined ? undefined : judgedRun(course, run, rules, longRun);
    if (judged !== undefined) return judged;
  }
  return undefined;
};

const judgedRun = (
  course: Course,
  run: LongRun,
  rules: RuleSet,
  { clause }: LongRunLaw,
): JudgedRun | undefined => {
  const moves = course.namedAsCycle(run.from, run.to);
  const ruling = adjudicate(moves, rules);
  return offenderOf(ruling.verdict) === run.color ? { run, moves, ruling: { ...ruling, clause } } : undefined;
};

/** Most moves are idle and most placements new, so those who ask after every move are answered without naming it. */
const runEndingAt = (course: Course, last: Step, law: LongRunLaw): LongRun | undefined => {
  const { color, lastReturn, quietFrom } = last;
  const length = 2 * law.rounds - 2;
  if (lastReturn === undefined) return undefined;
  const floor = Math.max(quietFrom, (course.knownIdle(color) ?? -1) + 1);
  if (lastReturn - length < floor || course.hasIdleSince(color, lastReturn - length)) return undefined;
  const own = ownStepsTo(last, floor, course);
  const first = own.findLastIndex(({ ply }) => !course.isForbidden(ply)) + 1;
  const steps = own.slice(first);
  const points = new Set(steps.map(({ move }) => unpackMove(move).to)).size;
  const [opening] = steps;
  if (opening === undefined || points < law.points || !goesRound(steps, law.rounds)) return undefined;
  return { color, from: opening.ply, to: last.ply + 1, rounds: steps.length, points };
};

/** The side's own moves from a ply to the last, in the order of play. */
const ownStepsTo = (last: Step, from: number, course: Course): Step[] => {
  const steps: Step[] = [];
  for (let ply = last.ply; ply >= from; ply -= 2) {
    const step = course.step(ply);
    if (step !== undefined) steps.unshift(step);
  }
  return steps;
};

/** Whether after the ninth move or a later one the side's own pieces stood as after an earlier one. */
const goesRound = (steps: readonly Step[], rounds: number): boolean =>
  steps.some(
    ({ placement }, i) =>
      i >= rounds - 1 && steps.slice(0, i).some((earlier) => earlier.placement === placement),
  );
