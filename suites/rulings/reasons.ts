import { invariant } from '../../packages/rules/src/base/assert.ts';
import { packMove, type Board } from '../../packages/rules/src/board/board.ts';
import { moveName, type Move } from '../../packages/rules/src/board/move.ts';
import { squareName } from '../../packages/rules/src/board/square.ts';
import { ROLES } from '../../packages/rules/src/board/types.ts';
import type { ChaseFinding, Finding, JudgedMove, PieceRef } from '../../packages/rules/src/nature/finding.ts';
import type { NatureLaw } from '../../packages/rules/src/nature/law.ts';
import { protectionOf } from '../../packages/rules/src/nature/protection.ts';
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
    const said = judged.findings
      .filter(({ nature }) => nature === reason.nature)
      .map((finding) => told(finding, boardIfPassed(line, judged.ply), rules.natures));
    return [{ id: ruling.id, reason, ...compared(reason, judged, said) }];
  });
};

const boardIfPassed = (line: Line, ply: number): Board => {
  const board = boardAfter(line, ply + 1);
  board.pass();
  return board;
};

/** A finding, and what is told with it of roots that take back: the play, and the piece that is lost for it. */
interface Told {
  readonly finding: Finding;
  readonly chase: ChaseFinding | undefined;
  /** The board after the move, the opponent having passed. */
  readonly board: Board;
  readonly lines: readonly (readonly Move[])[];
  readonly targets: readonly PieceRef[];
}

const told = (finding: Finding, board: Board, law: NatureLaw): Told => {
  const chase = finding.nature === 'chase' ? finding : undefined;
  const flaws = chase === undefined ? [] : costsOfTakingBack(chase, board, law);
  return {
    finding,
    chase,
    board,
    lines: [...('line' in finding ? [finding.line] : []), ...flaws.map(({ line }) => line)],
    targets: [
      ...('target' in finding ? [finding.target] : []),
      ...flaws.flatMap((flaw) => (flaw.code === 'loses-more' ? [flaw.loses] : [])),
    ],
  };
};

/** What the roots of the target lose by taking back: told where they are false. */
const costsOfTakingBack = ({ root, target, line }: ChaseFinding, board: Board, law: NatureLaw) => {
  const [first] = line;
  if (root !== 'false' || first?.to !== target.at) return [];
  return protectionOf(board, packMove(first), law).protectors.flatMap(({ flaw }) =>
    flaw !== undefined && 'line' in flaw ? [flaw] : [],
  );
};

type Comparison = Omit<ReasonResult, 'id' | 'reason'>;

const compared = (reason: Reason, { move }: JudgedMove, all: readonly Told[]): Comparison => {
  const named = all.filter((each) => isOf(each, reason.target));
  const best = named[0] ?? all[0];
  const says = <T>(told: T | undefined, test: (told: T, best: Told) => boolean): boolean | undefined =>
    told === undefined ? undefined : best !== undefined && test(told, best);
  return {
    target: says(reason.target, () => named.length > 0),
    first: says(reason.target, () => all[0] === named[0]),
    means: says(reason.means, (means, each) => MEANS[means]?.(each, move) === true),
    kind: says(reason.kind, (kind, { chase }) => chase !== undefined && KINDS[kind]?.(chase) === true),
    line: says(reason.line[0] && reason.line, (line, each) => isAsGood(each, line)),
    found: best?.finding,
  };
};

const isOf = ({ targets }: Told, target: string | undefined): boolean =>
  target === undefined || targets.some((piece) => nameOf(piece) === target);

const nameOf = ({ role, color, at }: PieceRef): string => {
  const letter = 'kabnrcp'.charAt(ROLES.indexOf(role));
  return `${color === 'red' ? letter.toUpperCase() : letter}@${squareName(at)}`;
};

const isJoint = ({ means, root, soft }: ChaseFinding): boolean =>
  means === 'joint' || soft || root === 'outnumbered' || root === 'false';

/** Whether the line begins by taking the target, with the moved piece where one is asked for. */
const isTaken = ({ line, target }: ChaseFinding, by?: Move): boolean =>
  line[0]?.to === target.at && (by === undefined || line[0].from === by.to);

/** Whether a line is an exchange over more than one point: taken back where it begins, and going on elsewhere. */
const isExchange = ([first, answer, next]: readonly Move[]): boolean =>
  first !== undefined && answer?.to === first.to && next !== undefined && next.to !== first.to;

/** The words of the captions for how a target is won, and what of ours fits them. */
const MEANS: Readonly<Record<string, (told: Told, move: Move) => boolean>> = {
  // The target is taken at once, by the moved piece or by one whose way it opened; that it may be taken back for another piece is not said apart.
  direct: ({ chase }, move) =>
    chase !== undefined &&
    (chase.means === 'capture' ||
      (chase.means === 'discovered' && isTaken(chase)) ||
      (chase.means === 'exchange' && isTaken(chase, move))),
  discovered: ({ chase }) => chase?.means === 'discovered',
  // 避吃捉: the moved piece got out of danger, or took what guarded the target out of play.
  freed: ({ chase }) => chase?.means === 'capture' || chase?.means === 'discovered',
  // 让吃: by the move another piece may take, whatever it did: open the way, close that of a root, stand behind.
  lets: ({ chase }, move) =>
    chase !== undefined && isTaken(chase) && !isTaken(chase, move) && chase.means !== 'checks',
  joint: ({ chase }) => chase !== undefined && isJoint(chase),
  checks: ({ chase }) => chase?.means === 'checks',
  exchange: ({ chase, lines }) => chase?.means === 'exchange' || lines.some(isExchange),
  'root-cut': ({ chase }) => chase?.means === 'root-cut',
};

/** The kinds of 捉 in the captions: 捉车, 捉无根子, 捉少根子, 联合捉. A false root counts as none. */
const KINDS: Readonly<Record<string, (chase: ChaseFinding) => boolean>> = {
  rook: ({ target, soft }) => target.role === 'rook' && !soft,
  unrooted: ({ root, soft }) => (root === 'none' || root === 'false') && !soft,
  outnumbered: ({ root }) => root === 'outnumbered',
  joint: isJoint,
};

/** Whether a line of ours is the caption's, goes on from it, mates no later or wins no less, and stands an independent replay. */
const isAsGood = ({ finding, chase, board, lines }: Told, caption: readonly Move[]): boolean => {
  if (finding.nature === 'kill') {
    const own = caption.filter((move) => isMoversOn(board, caption, move)).length;
    return (
      flawOfMate(board, finding.line.map(packMove)) === undefined && (finding.line.length + 1) / 2 <= own
    );
  }
  if (chase === undefined) return false;
  const isAs = (line: readonly Move[]): boolean =>
    caption.every((move, i) => nameAt(line, i) === moveName(move)) ||
    wonAlong(board, line) >= wonAlong(board, caption);
  return lines.some((line) => isAs(line) && flawOfGain(board, line.map(packMove), chase.value) === undefined);
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
