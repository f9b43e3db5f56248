import type { Move } from '../board/move.ts';
import type { JudgedMove } from '../nature/finding.ts';
import type { Line } from '../position/line.ts';
import { legalMoves, positionOn } from '../position/position.ts';
import { offenderOf } from './ruling.ts';
import type { RuleSet } from './ruleset.ts';
import { GameWatch, type GameState } from './watch.ts';

/** What a rule set says to a move that may be played: it is free, it draws by repetition, or it is forbidden. */
export const CANDIDATE_RULES = ['none', 'draw', 'ban'] as const;
export type CandidateRule = (typeof CANDIDATE_RULES)[number];

/** A legal move, what it would be, and what would follow from it. */
export interface Candidate {
  readonly move: Move;
  readonly judged: JudgedMove;
  readonly rule: CandidateRule;
  /** Free this time, but it brings a position about that stood before, or a run of attacks to its term: not once more. */
  readonly warns: boolean;
  /** How the game would stand after it. */
  readonly state: GameState;
}

/**
 * Each legal move of the side to move after a line, by square of origin, then of arrival.
 *
 * `ban`: the mover would have lost by repetition; or he must change already, and the move goes on
 * with what he must change. `draw`: the position would have stood often enough, and neither side
 * offends, so that the draw is given or may be claimed. `none`: everything else, a move that makes
 * the *other* side lose among them.
 */
export const candidatesOf = (line: Line, rules: RuleSet): Candidate[] => {
  const watch = new GameWatch(line.start, rules);
  for (const move of line.moves) watch.play(move);
  return candidatesFrom(watch);
};

/** The same beside a live game, which is left as it was. */
export const candidatesFrom = (watch: GameWatch): Candidate[] => {
  const { course, state: before } = watch;
  return legalMoves(positionOn(course.board)).map((move) => {
    const judged = course.nameOf(move);
    watch.play(move);
    const { state } = watch;
    watch.undo();
    const rule = ruleFor(judged, before, state);
    const { repetition } = state;
    const isFirst = repetition === 'repeated' || repetition === 'must-change';
    return { move, judged, rule, warns: rule === 'none' && isFirst && !isOther(judged, state), state };
  });
};

/** A legal move that is not free, and how the game would stand after it. */
export type Danger = Pick<Candidate, 'move' | 'state'> & { readonly rule: Exclude<CandidateRule, 'none'> };

/** The candidates that are not free, found beside a live game without naming the others. */
export const dangersFrom = (watch: GameWatch): Danger[] => {
  const { course, state: before } = watch;
  const mover = { color: course.board.color };
  return legalMoves(positionOn(course.board)).flatMap((move) => {
    watch.play(move);
    const { state } = watch;
    watch.undo();
    const rule = ruleFor(mover, before, state);
    return rule === 'none' ? [] : [{ move, state, rule }];
  });
};

const ruleFor = (
  { color }: Pick<JudgedMove, 'color'>,
  before: GameState,
  { repetition, verdict }: GameState,
): CandidateRule => {
  if (repetition === 'may-claim-draw') return 'draw';
  if (offenderOf(verdict) !== color) return 'none';
  if (repetition === 'lost') return 'ban';
  const isTold = before.repetition === 'must-change' && offenderOf(before.verdict) === color;
  return isTold ? 'ban' : 'none';
};

/** Whether it is the other side that offends. */
const isOther = ({ color }: JudgedMove, { verdict }: GameState): boolean => {
  const offender = offenderOf(verdict);
  return offender !== undefined && offender !== color;
};
