import { COLORS, opposite } from '../board/types.ts';
import type { Cycle } from '../position/cycle.ts';
import { adjudicate } from './adjudicate.ts';
import type { Course } from './course.ts';
import { longRunOf, type LongRun } from './long-run.ts';
import { offenderOf, type RepetitionState, type Ruling, type Verdict } from './ruling.ts';
import type { RuleSet } from './ruleset.ts';

/** What repetition comes to in the position on the board. */
export interface Repetition {
  /** How far it has come: of the position on the board, or of a long run of attacks. */
  readonly repetition: RepetitionState;
  readonly verdict: Verdict;
  /** The clause of the verdict; undefined while there is nothing to rule on. */
  readonly clause: string | undefined;
  /** Whether the verdict rests on a move whose search ran out of nodes. */
  readonly unknown: boolean;
  /** The stretch since the position on the board first stood, if it has stood before. */
  readonly cycle: Cycle | undefined;
  /** The long run of forbidden moves that its side must end. */
  readonly run: LongRun | undefined;
}

/**
 * How far a repetition has come, by the ruling on it and whether the position has stood often enough,
 * and the verdict so far. Where one-sided perpetual check is lost at once, nobody is told to change
 * before: the position has come back, and once it stands often enough that side has lost.
 */
export const standingOf = (
  { verdict, clause }: Pick<Ruling, 'verdict' | 'clause'>,
  isSpent: boolean,
  rules: RuleSet,
): { readonly state: RepetitionState; readonly verdict: Verdict } => {
  const offender = offenderOf(verdict);
  if (offender !== undefined && isSpent) return { state: 'lost', verdict: `${offender}-loses` };
  if (isSpent) return { state: 'may-claim-draw', verdict };
  const isTold = offender !== undefined && !losesUntold(clause, rules);
  return isTold ? { state: 'must-change', verdict } : { state: 'repeated', verdict: 'none' };
};

/** Whether the offender by this clause loses without having been told to change. */
export const losesUntold = (clause: string, { perpetualCheck, grounds }: RuleSet): boolean =>
  perpetualCheck === 'loses' && clause === grounds['perpetual-check'];

/**
 * What repetition comes to after the last move. Where a ruling falls on a position that came back,
 * that is all; else a long run of attacks is looked for, which is never lost by itself: the law
 * says that it must be changed, and leaves to the arbiter by when.
 */
export const repetitionAfter = (course: Course, rules: RuleSet): Repetition => {
  const cycle = course.step(course.length - 1)?.cycle;
  const literal = cycle === undefined ? NOTHING : ruledOn(cycle, course, rules);
  const { repetition } = literal;
  const judged =
    repetition === 'lost' || repetition === 'may-claim-draw' ? undefined : longRunOf(course, rules);
  if (judged === undefined) return literal;
  const { run, ruling } = judged;
  const { verdict, clause, unknown } = ruling;
  return { ...literal, repetition: 'must-change', verdict, clause, unknown, run };
};

const NOTHING: Repetition = {
  repetition: 'nothing',
  verdict: 'none',
  clause: undefined,
  unknown: false,
  cycle: undefined,
  run: undefined,
};

const ruledOn = (cycle: Cycle, course: Course, rules: RuleSet): Repetition => {
  const ruling = rulingOn(cycle, course, rules);
  const { state, verdict } = standingOf(ruling, cycle.occurrences >= rules.occurrences, rules);
  return {
    repetition: state,
    verdict,
    clause: verdict === 'none' ? undefined : ruling.clause,
    unknown: ruling.unknown,
    cycle,
    run: undefined,
  };
};

/** A ruling without what nobody had to know for it. */
export interface BriefRuling extends Pick<Ruling, 'verdict' | 'clause' | 'unknown'> {
  readonly conduct: Partial<Ruling['conduct']>;
}

/**
 * The ruling on a cycle that ends with the last move. An idle move settles that its side is
 * permitted, whatever its others are: one of each side, and there is nothing more to know; one of
 * one side, and only the other's moves count, unless the law names moves in return otherwise.
 */
export const rulingOn = ({ from, to }: Cycle, course: Course, rules: RuleSet): BriefRuling => {
  const [idle, other] = COLORS.filter((color) => course.hasIdleSince(color, from));
  if (other !== undefined)
    return { verdict: 'draw', clause: rules.grounds['both-permitted'], unknown: false, conduct: {} };
  if (idle === undefined || rules.inReturn !== undefined)
    return adjudicate(course.namedAsCycle(from, to), rules);
  const suspect = opposite(idle);
  const { conduct, ...ruling } = adjudicate(course.namedOf(suspect, from, to), rules);
  return { ...ruling, conduct: { [suspect]: conduct[suspect] } };
};
