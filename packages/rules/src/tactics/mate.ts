import { invariant } from '../base/assert.ts';
import { Board, type PackedMove } from '../board/board.ts';
import { BLACK_TAG, RED_TAG } from '../board/cells.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { generateChecks } from '../movegen/checks.ts';
import { generateEvasions } from '../movegen/evasions.ts';
import { MOVES_PER_NODE, type MoveBuffer } from '../movegen/pseudo.ts';
import { CheckTree, DEEPEST, type Bars } from './check-tree.ts';

/**
 * Mate by continuous checks 连将杀: every move of the attacker is a check, every legal reply is
 * answered, the last check is mate. The fact behind 杀.
 */
export type MateResult =
  /** A shortest mate, in so many own checks; in the line the defender resists as long as he can. */
  | { readonly kind: 'mate'; readonly line: readonly PackedMove[]; readonly checks: number }
  /** Proved: no mate, or none within the `most` asked for. */
  | { readonly kind: 'none' }
  /** The budget ended first, after so many nodes. */
  | { readonly kind: 'unknown'; readonly nodes: number };

export interface MateOptions {
  /** Attacker positions that may be visited. */
  readonly nodes: number;
  /** Own checks at most; without it as many as it takes. */
  readonly most?: number;
  readonly bars?: Bars;
}

const NONE: MateResult = { kind: 'none' };
const tree = new CheckTree(new Board());
const scratch = new Int32Array(2 * MOVES_PER_NODE);

/**
 * Whether the side to move mates by checks alone. Deterministic; the board comes back as it was.
 * The waiting side must not be in check.
 */
export const mateByChecks = (board: Board, options: MateOptions): MateResult => {
  invariant(!isInCheck(board, board.turn ^ (RED_TAG | BLACK_TAG)), 'the waiting side is not in check');
  if (generateChecks(board, scratch, 0) === 0) return NONE;
  const most = Math.min(options.most ?? DEEPEST, DEEPEST);
  tree.open(board, options.nodes, options.bars, most);
  for (let checks = 1; checks <= most; checks++) {
    const answer = tree.deepen(checks);
    if (answer === 'mate') return { kind: 'mate', line: tree.line(checks), checks };
    if (answer === 'closed') return NONE;
    if (answer === 'spent') return { kind: 'unknown', nodes: tree.nodes };
  }
  return most === options.most ? NONE : { kind: 'unknown', nodes: tree.nodes };
};

/** 将死: whether the side to move is in check and has no legal move. */
export const isMated = (board: Board): boolean =>
  isInCheck(board, board.turn) && generateEvasions(board, scratch, 0, 1) === 0;

/** All moves of the side to move that mate at once. */
export const matesInOne = (board: Board): PackedMove[] => {
  const end = generateChecks(board, scratch, 0);
  return [...scratch.subarray(0, end)].filter((move) => matesAtOnce(board, move, scratch, end));
};

/** Whether the side to move has a mate at once. */
export const hasMateInOne = (board: Board): boolean =>
  anyMates(board, scratch, 0, generateChecks(board, scratch, 0));

/** Whether one of the checks from `n` to `end` mates; the buffer beyond `end` is free. */
export const anyMates = (board: Board, checks: MoveBuffer, n: number, end: number): boolean => {
  for (let i = n; i < end; i++) if (matesAtOnce(board, checks[i]!, checks, end)) return true;
  return false;
};

/** Whether a check mates; the buffer beyond `end` is free. */
const matesAtOnce = (board: Board, check: PackedMove, buffer: MoveBuffer, end: number): boolean => {
  const taken = board.make(check);
  const mated = generateEvasions(board, buffer, end, 1) === end;
  board.unmake(check, taken);
  return mated;
};
