import { invariant } from '../../packages/rules/src/base/assert.ts';
import { packMove, type Board } from '../../packages/rules/src/board/board.ts';
import { moveName, type Move } from '../../packages/rules/src/board/move.ts';
import { squareName } from '../../packages/rules/src/board/square.ts';
import { ROLES } from '../../packages/rules/src/board/types.ts';
import type { ChaseFinding, Finding, JudgedMove, PieceRef } from '../../packages/rules/src/nature/finding.ts';
import { boardAfter, type Line } from '../../packages/rules/src/position/line.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { after } from '../mates/replay.ts';
import { balanceOf, entered, LEVEL, type Account } from '../proofs/account.ts';
import { flawOfGain } from '../proofs/gain.ts';
import { flawOfMate } from '../proofs/mating.ts';
import type { RulingCase } from './case.ts';
import type { Reason } from './reason.ts';
import { lineOf, runCase } from './run.ts';

/** What of a reason the program says too; undefined where the caption says nothing. */
export interface ReasonResult {
  readonly id: string;
  readonly reason: Reason;
  /** Whether a finding names the target, and whether the first does. */
  readonly target: boolean | undefined;
  readonly first: boolean | undefined;
  readonly means: boolean | undefined;
  readonly kind: boolean | undefined;
  readonly line: boolean | undefined;
  /** What the finding says that is compared. */
  readonly found: Finding | undefined;
}

/** How each 捉 and 杀 of a case that has a reason is reasoned by the program. */
export const gradeReasons = (ruling: RulingCase, rules: RuleSet): ReasonResult[] => {
  const line = lineOf(ruling);
  const { moves } = runCase(ruling, rules);
  return ruling.reasons.flatMap((reason) => {
    if (reason.nature !== 'chase' && reason.nature !== 'kill') return [];
    const judged = moves.find(({ move }) => moveName(move) === reason.move);
    invariant(judged, `${ruling.id}: ${reason.move} is not in the lap`);
    return [{ id: ruling.id, reason, ...compared(reason, judged, boardIfPassed(line, judged.ply)) }];
  });
};

const boardIfPassed = (line: Line, ply: number): Board => {
  const board = boardAfter(line, ply + 1);
  board.pass();
  return board;
};

type Comparison = Omit<ReasonResult, 'id' | 'reason'>;

const compared = (reason: Reason, { findings, move }: JudgedMove, board: Board): Comparison => {
  const found = findings.filter(({ nature }) => nature === reason.nature);
  const named = found.filter((finding) => isOf(finding, reason.target));
  const best = named[0] ?? found[0];
  const chase = best?.nature === 'chase' ? best : undefined;
  const says = <T>(told: T | undefined, test: (told: T) => boolean): boolean | undefined =>
    told === undefined ? undefined : test(told);
  return {
    target: says(reason.target, () => named.length > 0),
    first: says(reason.target, () => found[0] !== undefined && found[0] === named[0]),
    means: says(reason.means, (means) => chase !== undefined && MEANS[means]?.(chase, move) === true),
    kind: says(reason.kind, (kind) => chase !== undefined && KINDS[kind]?.(chase) === true),
    line: says(reason.line[0] && reason.line, (line) => best !== undefined && isAsGood(board, best, line)),
    found: best,
  };
};

const isOf = (finding: Finding, target: string | undefined): boolean =>
  target === undefined || ('target' in finding && nameOf(finding.target) === target);

const nameOf = ({ role, color, at }: PieceRef): string => {
  const letter = 'kabnrcp'.charAt(ROLES.indexOf(role));
  return `${color === 'red' ? letter.toUpperCase() : letter}@${squareName(at)}`;
};

const isJoint = ({ means, root, soft }: ChaseFinding): boolean =>
  means === 'joint' || soft || root === 'outnumbered' || root === 'false';

/** Whether the line begins with the moved piece taking the target. */
const isTakenBy = ({ to }: Move, { line, target }: ChaseFinding): boolean => {
  const [first] = line;
  return first?.from === to && first.to === target.at;
};

/** The words of the captions for how a target is won, and what of ours fits them. */
const MEANS: Readonly<Record<string, (chase: ChaseFinding, move: Move) => boolean>> = {
  // The moved piece itself takes the target; the captions do not say apart whether it is taken back for another piece.
  direct: (chase, move) =>
    chase.means === 'capture' || (chase.means === 'exchange' && isTakenBy(move, chase)),
  discovered: ({ means }) => means === 'discovered',
  // 避吃捉: the moved piece got out of danger, or took what guarded the target out of play.
  freed: ({ means }) => means === 'capture' || means === 'discovered',
  joint: isJoint,
  checks: ({ means }) => means === 'checks',
  exchange: ({ means }) => means === 'exchange',
  'root-cut': ({ means }) => means === 'root-cut',
};

/** The kinds of 捉 in the captions: 捉车, 捉无根子, 捉少根子, 联合捉. A false root counts as none. */
const KINDS: Readonly<Record<string, (chase: ChaseFinding) => boolean>> = {
  rook: ({ target, soft }) => target.role === 'rook' && !soft,
  unrooted: ({ root, soft }) => (root === 'none' || root === 'false') && !soft,
  outnumbered: ({ root }) => root === 'outnumbered',
  joint: isJoint,
};

/** Whether our line is the caption's, goes on from it, mates no later or wins no less, and stands an independent replay. */
const isAsGood = (board: Board, finding: Finding, told: readonly Move[]): boolean => {
  if (finding.nature === 'kill') {
    const own = told.filter((move) => isMoversOn(board, told, move)).length;
    return (
      flawOfMate(board, finding.line.map(packMove)) === undefined && (finding.line.length + 1) / 2 <= own
    );
  }
  if (finding.nature !== 'chase') return false;
  const goesOn = told.every((move, i) => nameAt(finding.line, i) === moveName(move));
  if (!goesOn && wonAlong(board, finding.line) < wonAlong(board, told)) return false;
  return flawOfGain(board, finding.line.map(packMove), finding.value) === undefined;
};

const nameAt = (line: readonly Move[], i: number): string | undefined => {
  const move = line[i];
  return move && moveName(move);
};

/** Whether a move of the line is by the side that is to move on the board. */
const isMoversOn = (board: Board, line: readonly Move[], move: Move): boolean => {
  const [first] = line;
  const isOwnFirst = first !== undefined && (board.moverOf(packMove(first)) & board.turn) !== 0;
  return line.indexOf(move) % 2 === (isOwnFirst ? 0 : 1);
};

/** What the side that begins has won at the end of the line, in half points. */
const wonAlong = (board: Board, line: readonly Move[]): number => {
  const from = (n: number, account: Account): number => {
    const move = line[n];
    if (move === undefined) return balanceOf(account);
    const packed = packMove(move);
    const next = entered(account, board, packed, n % 2 === 0 ? 1 : -1);
    return after(board, packed, () => from(n + 1, next));
  };
  return from(0, LEVEL);
};
