import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import { KING, ROLE_OF } from '../board/cells.ts';
import { generateChecks } from '../movegen/checks.ts';
import { MOVES_PER_NODE } from '../movegen/pseudo.ts';
import type { Bars } from '../tactics/check-tree.ts';
import { pairOf } from '../tactics/terms.ts';
import { refOf, uncheckedBefore, type MoveContext } from './context.ts';
import type { Finding } from './finding.ts';
import { meetingCapturesOf } from './meeting.ts';

/**
 * 杀: if the opponent passed, the mover would mate by an unbroken run of checks. A capture that
 * only accepts an offered exchange is no part of such a run, and what a king's answer to check
 * threatens does not count. A mate that stood before counts only where the move renews it: by a
 * first check that did not mate before, or not as soon.
 */
export const killsOf = (context: MoveContext): Finding[] => {
  const { after, law, wasInCheck, mover } = context;
  if (law.kingAnswersFree && wasInCheck && ROLE_OF[mover] === KING) return [];
  if (mateOf(context, after, law.killChecks) === undefined) return [];
  const bars = exchangesOf(context);
  const line = mateOf(context, after, law.killChecks, bars);
  if (line === undefined) return [];
  const past = pastOf(context);
  const made = past === undefined ? line : renewedBy(context, past, line, bars);
  const [first] = made ?? [];
  if (made === undefined || first === undefined) return [];
  return [{ nature: 'kill', by: [refOf(context, after.moverOf(first))], line: made.map(unpackMove) }];
};

/** How the mover, to play after the move, mates by checks alone if it begins so; undefined where it does not. */
export const mateBeginningWith = (
  context: MoveContext,
  first: PackedMove,
): readonly PackedMove[] | undefined =>
  mateOf(context, context.after, context.law.killChecks, startingWith(first, undefined));

const mateOf = (
  { budget }: MoveContext,
  board: Board,
  most: number,
  bars?: Bars,
): readonly PackedMove[] | undefined => budget.mate(board, most, bars);

/** Bars the captures that would accept an exchange which the opponent merely does not accept himself. */
const exchangesOf = (context: MoveContext): Bars | undefined => {
  const { after } = context;
  const offers = meetingCapturesOf(context);
  if (offers.length === 0) return undefined;
  const barred = new Map(offers.map((move) => [move, pairOn(after, move)]));
  return (board, move) => barred.get(move) === pairOn(board, move);
};

/** The kinds of the two pieces that a capture brings together. */
const pairOn = (board: Board, move: PackedMove): number =>
  pairOf(ROLE_OF[board.moverOf(move)] ?? 0, ROLE_OF[board.targetOf(move)] ?? 0);

/** The board on which the mate may have stood: before the move, but for a check that had to be answered. */
const pastOf = (context: MoveContext): Board | undefined =>
  context.wasInCheck ? uncheckedBefore(context) : context.before;

/** A mate as short as this one whose first check did not mate before the move, or not as soon; undefined where all stood. */
const renewedBy = (
  context: MoveContext,
  past: Board,
  line: readonly PackedMove[],
  bars: Bars | undefined,
): readonly PackedMove[] | undefined => {
  const { after } = context;
  const most = (line.length + 1) / 2;
  if (mateOf(context, past, most, bars) === undefined) return line;
  for (const first of checksOn(after)) {
    const mate = mateOf(context, after, most, startingWith(first, bars));
    if (mate !== undefined && !stood(context, past, first, most, bars)) return mate;
  }
  return undefined;
};

/** Whether the same piece, going to the same point, mated in as few checks. */
const stood = (
  context: MoveContext,
  past: Board,
  first: PackedMove,
  most: number,
  bars: Bars | undefined,
): boolean => {
  const from = past.cellOf(context.after.moverOf(first));
  const same = from | (first & 0xff00);
  return mateOf(context, past, most, startingWith(same, bars)) !== undefined;
};

const checksOn = (board: Board): PackedMove[] => {
  const buffer = new Int32Array(MOVES_PER_NODE);
  return [...buffer.subarray(0, generateChecks(board, buffer, 0))];
};

const startingWith =
  (first: PackedMove, bars: Bars | undefined): Bars =>
  (board, move, depth) =>
    (depth === 0 && move !== first) || bars?.(board, move, depth) === true;
