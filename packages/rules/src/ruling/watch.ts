import type { Move } from '../board/move.ts';
import { hasForces } from '../position/forces.ts';
import type { Line } from '../position/line.ts';
import { boardEndOn, isCheckOn, type Position } from '../position/position.ts';
import { Course } from './course.ts';
import { countAfter, limitStateOf, UNCOUNTED, type LimitCount, type LimitState } from './limits.ts';
import { claimsOf, endOf, type Claim, type Outcome } from './outcome.ts';
import { repetitionAfter, type Repetition } from './repetition.ts';
import type { RuleSet } from './ruleset.ts';

/** How a game stands after some plies: what an arbiter beside the board would know. */
export interface GameState extends Repetition {
  /** Plies played. */
  readonly ply: number;
  readonly limit: LimitCount & { readonly state: LimitState };
  /** How the game has ended with the last move, if it has. */
  readonly outcome: Outcome | undefined;
  /** The draws that may be claimed. */
  readonly claims: readonly Claim[];
}

/**
 * Stands beside a live game: told every move, it knows the state after each. A move costs next to
 * nothing, and asking for the state what naming a move costs, if the ruling asks for it at all; how
 * long the game is does not matter. An offender who goes on all the same makes it cost what his
 * cycle is long.
 */
export class GameWatch {
  readonly rules: RuleSet;
  /** The play so far, which can name its moves. */
  readonly course: Course;
  /** By ply; the count before the first move, and the states that were asked for. */
  private readonly counts: LimitCount[];
  private readonly states: (GameState | undefined)[] = [];

  constructor(start: Position, rules: RuleSet) {
    this.rules = rules;
    this.course = new Course(start, rules);
    this.counts = [{ ...UNCOUNTED, counted: start.quiet ?? 0 }];
  }

  /** How the game stands now. */
  get state(): GameState {
    const { course, rules, states, counts } = this;
    return (states[course.length] ??= stateAfter(course, rules, counts.at(-1) ?? UNCOUNTED));
  }

  /** Plays a legal move. */
  play(move: Move): void {
    const { course, counts, rules } = this;
    const { color, isCapture } = course.play(move);
    const moved = { color, isCapture, isCheck: isCheckOn(course.board) };
    counts.push(countAfter(counts.at(-1) ?? UNCOUNTED, moved, rules.naturalLimit));
  }

  /** Takes the last move back, if there is one. */
  undo(): void {
    const { course, counts, states } = this;
    states.length = Math.min(states.length, course.length);
    if (course.length > 0) counts.pop();
    course.undo();
  }
}

/** How the game stands after each ply of a line, the start first: one state more than it has moves. */
export const statesOf = (line: Line, rules: RuleSet): GameState[] => {
  const watch = new GameWatch(line.start, rules);
  return [
    watch.state,
    ...line.moves.map((move) => {
      watch.play(move);
      return watch.state;
    }),
  ];
};

const stateAfter = (course: Course, rules: RuleSet, count: LimitCount): GameState => {
  const { board, length: ply } = course;
  const repetition = repetitionAfter(course, rules);
  const limit = { ...count, state: limitStateOf(count, rules.naturalLimit) };
  const facts = {
    ...repetition,
    ply,
    boardEnd: boardEndOn(board),
    turn: board.color,
    isLimitReached: limit.state === 'reached',
    hasForces: hasForces(board),
  };
  const outcome = endOf(facts, rules);
  return { ...repetition, ply, limit, outcome, claims: claimsOf(facts, rules) };
};
