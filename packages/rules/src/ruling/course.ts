import { packMove, type Board, type PackedMove } from '../board/board.ts';
import type { Move } from '../board/move.ts';
import type { ByColor, Color } from '../board/types.ts';
import { isAttack, type JudgedMove } from '../nature/finding.ts';
import { Stands, type Cycle } from '../position/cycle.ts';
import { isPawnAdvance, placementOf } from '../position/forces.ts';
import { boardOf, type Position } from '../position/position.ts';
import { offendersOf } from './adjudicate.ts';
import { namerUnder, type Namer } from './naming.ts';
import type { RuleSet } from './ruleset.ts';

/** A move that was played, with what a ruling asks about it. */
export interface Step {
  readonly ply: number;
  readonly move: PackedMove;
  readonly color: Color;
  readonly isCapture: boolean;
  /** The piece taken, or 0. */
  readonly taken: number;
  /** The ply from which on nothing has been taken and the mover has not advanced a pawn: what no later move undoes. */
  readonly quietFrom: number;
  /** How the mover's own pieces stand after it. */
  readonly placement: number;
  /** The mover's latest ply since then after which its own pieces stood as they had stood before, since then. */
  readonly lastReturn: number | undefined;
  /** The stretch since the position after it first stood, if it had stood before. */
  readonly cycle: Cycle | undefined;
}

interface Ledger {
  readonly namer: Namer;
  /** By ply; a gap where a move was not named. */
  readonly names: (JudgedMove | undefined)[];
}

/**
 * A line of play that grows and shrinks at its end and names its moves only when asked. What is
 * asked most is whether a side has made an idle move since some ply: one such move settles that it
 * does not offend, so moves are named from the end, and no further than to the first idle one.
 */
export class Course {
  /** The board after the last move: to be looked at, not moved on. */
  readonly board: Board;
  private readonly rules: RuleSet;
  /** The moves that were named, by the law for all moves and by what is different in return. */
  private readonly plain: Ledger;
  private readonly inReturn: Ledger;
  private readonly steps: Step[] = [];
  private readonly stands = new Stands();
  /** The plies after which a side's pieces stood in a placement. */
  private readonly placements = new Map<number, number[]>();
  /** Plies known to be idle, ascending. */
  private readonly idle: ByColor<number[]> = { red: [], black: [] };

  constructor(start: Position, rules: RuleSet) {
    const { natures, inReturn } = rules;
    this.board = boardOf(start);
    this.rules = rules;
    this.plain = { namer: namerUnder(natures), names: [] };
    this.inReturn = { namer: namerUnder({ ...natures, ...inReturn?.law }), names: [] };
    this.stands.enter(this.board, 0);
  }

  /** Plies played. */
  get length(): number {
    return this.steps.length;
  }

  step(ply: number): Step | undefined {
    return this.steps[ply];
  }

  /** Plays a legal move. */
  play(move: Move): Step {
    const { board, steps, stands } = this;
    const ply = steps.length;
    const color = board.color;
    const packed = packMove(move);
    const isAdvance = isPawnAdvance(board, packed);
    const taken = board.make(packed);
    if (taken !== 0) stands.close();
    const plies = stands.enter(board, ply + 1);
    const [from = ply + 1] = plies;
    const step: Step = {
      ply,
      move: packed,
      color,
      isCapture: taken !== 0,
      taken,
      ...this.placed(color, ply, taken !== 0 || isAdvance),
      cycle: plies.length > 1 ? { from, to: ply + 1, occurrences: plies.length } : undefined,
    };
    steps.push(step);
    return step;
  }

  /** Takes the last move back. */
  undo(): void {
    const step = this.steps.pop();
    if (step === undefined) return;
    this.stands.leave(this.board, step.isCapture);
    this.board.unmake(step.move, step.taken);
    this.placements.get(step.placement)?.pop();
    for (const { names } of [this.plain, this.inReturn]) names.length = Math.min(names.length, step.ply);
    const idle = this.idle[step.color];
    if (idle.at(-1) === step.ply) idle.pop();
  }

  /** The moves from a ply to before another, with their natures. */
  namedBetween(from: number, to: number): JudgedMove[] {
    return this.namedIn(this.plain, from, to);
  }

  /** One side's moves from a ply to before another, with their natures. */
  namedOf(color: Color, from: number, to: number): JudgedMove[] {
    return this.steps
      .slice(from, to)
      .flatMap((step) => (step.color === color ? this.namedBetween(step.ply, step.ply + 1) : []));
  }

  /**
   * The moves of a cycle with their natures. Where one side offends alone, the other's are named by
   * what the rule set has for moves in return, if it then attacks throughout as well.
   */
  namedAsCycle(from: number, to: number): JudgedMove[] {
    const moves = this.namedBetween(from, to);
    if (this.rules.inReturn === undefined) return moves;
    const [offender, other] = offendersOf(moves, this.rules);
    if (offender === undefined || other !== undefined) return moves;
    const returned = this.namedIn(this.inReturn, from, to).map((move, i) =>
      move.color === offender ? (moves[i] ?? move) : move,
    );
    return offendersOf(returned, this.rules).length > 1 ? returned : moves;
  }

  /** What a legal move would be, were it played now. */
  nameOf(move: Move): JudgedMove {
    return this.plain.namer(this.board, packMove(move), this.length);
  }

  /** The side's latest ply that is known to be idle, without naming any. */
  knownIdle(color: Color): number | undefined {
    return this.idle[color].at(-1);
  }

  /** Whether the side has made a move since the ply that is certainly none of the forbidden ones. */
  hasIdleSince(color: Color, from: number): boolean {
    if ((this.knownIdle(color) ?? -1) >= from) return true;
    const ply = this.steps.findLastIndex(
      (step) => step.color === color && (step.ply < from || this.isIdle(step.ply)),
    );
    if (ply < from) return false;
    this.idle[color].push(ply);
    return true;
  }

  /** Whether the move is certainly one of the forbidden natures. */
  isForbidden(ply: number): boolean {
    return this.namedBetween(ply, ply + 1).some(
      ({ nature }) => isAttack(nature) && this.rules.forbidden.includes(nature),
    );
  }

  private isIdle(ply: number): boolean {
    return (
      !this.isForbidden(ply) && this.namedBetween(ply, ply + 1).some(({ nature }) => nature !== 'unknown')
    );
  }

  private namedIn({ namer, names }: Ledger, from: number, to: number): JudgedMove[] {
    const { board, steps } = this;
    const later = steps.slice(from);
    const isKnown = later.slice(0, to - from).every(({ ply }) => names[ply] !== undefined);
    if (!isKnown) for (const { move, taken } of later.toReversed()) board.unmake(move, taken);
    const named = later.slice(0, to - from).map(({ ply, move }) => {
      const judged = (names[ply] ??= namer(board, move, ply));
      if (!isKnown) board.make(move);
      return judged;
    });
    if (!isKnown) for (const { move } of later.slice(to - from)) board.make(move);
    return named;
  }

  private placed(
    color: Color,
    ply: number,
    isFinal: boolean,
  ): Pick<Step, 'quietFrom' | 'placement' | 'lastReturn'> {
    const own = this.steps.at(-2);
    const quietSince = this.steps.at(-1)?.isCapture === true ? ply : (own?.quietFrom ?? 0);
    const quietFrom = isFinal ? ply + 1 : quietSince;
    const placement = placementOf(this.board, color);
    const plies = this.placements.get(placement) ?? [];
    const isReturn = (plies.at(-1) ?? -1) >= quietFrom;
    this.placements.set(placement, plies);
    plies.push(ply);
    const earlier = (own?.lastReturn ?? -1) >= quietFrom ? own?.lastReturn : undefined;
    return { quietFrom, placement, lastReturn: isReturn ? ply : earlier };
  }
}
