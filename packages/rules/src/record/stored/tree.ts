import { packMove, unpackMove, type Board, type PackedMove } from '../../board/board.ts';
import type { Move } from '../../board/move.ts';
import { squareName, SQUARES, type Square } from '../../board/square.ts';
import { obstacleTo } from '../../position/obstacle.ts';
import { boardOf, type Position } from '../../position/position.ts';
import { withoutControls } from '../encoding.ts';
import type { BrokenAt, GameRecord, MoveNode } from '../game.ts';
import type { StoredMove, StoredMoves } from './records.ts';

interface DraftTree {
  children: DraftNode[];
  readonly comments: readonly string[];
}

interface DraftNode extends DraftTree {
  readonly move: Move;
  readonly before: MoveNode['before'];
  readonly nags: MoveNode['nags'];
}

interface DraftBreak extends BrokenAt {
  lost: number;
}

/** Where the next move is added. */
interface Branch {
  /** What it is added to; undefined below a move that is not there. */
  readonly tree: DraftTree | undefined;
  readonly ply: number;
  /** Whether the next move goes on the main line. */
  readonly main: boolean;
  /** The move that is not there, below it. */
  readonly broken: DraftBreak | undefined;
}

interface Builder<Comment> {
  readonly board: Board;
  /** Moves that stand on the board, with what each took. */
  readonly played: { readonly move: PackedMove; readonly taken: number }[];
  readonly decode: (comment: Comment) => string;
  brokenAt: DraftBreak | undefined;
  readonly brokenVariations: DraftBreak[];
}

/** What trees share so that each of 226,491 moves costs little: no remark, and one object for each move. */
const NONE: never[] = [];
const MOVES: (Move | undefined)[] = Array.from({ length: SQUARES.length ** 2 }, () => undefined);
const moveOf = (from: Square, to: Square): Move => (MOVES[from * SQUARES.length + to] ??= { from, to });

/**
 * The tree that stored moves make from a position, walked with a list of its own. A move that is not
 * legal is left out with all that follows it, and reported; the rest is read.
 */
export const treeOf = <Comment>(
  start: Position,
  stored: StoredMoves<Comment>,
  decode: (comment: Comment) => string,
): Pick<GameRecord, 'children' | 'comments' | 'brokenAt' | 'brokenVariations'> => {
  const builder: Builder<Comment> = {
    board: boardOf(start),
    played: [],
    decode,
    brokenAt: undefined,
    brokenVariations: [],
  };
  const [first, ...rest] = stored.moves;
  const root: DraftTree = { children: NONE, comments: remarksOf(builder, first) };
  const end = addAll(builder, root, rest);
  if (!stored.whole && end !== undefined) reportBreak(builder, end, { code: 'truncated' }, '');
  const { brokenAt, brokenVariations } = builder;
  return { ...root, brokenVariations, ...(brokenAt === undefined ? {} : { brokenAt }) };
};

/** Adds the moves one after another; answers where one more would go. */
const addAll = <Comment>(
  builder: Builder<Comment>,
  root: DraftTree,
  moves: readonly StoredMove<Comment>[],
): Branch | undefined => {
  let at: Branch | undefined = { tree: root, ply: 0, main: true, broken: undefined };
  const waiting: Branch[] = [];
  for (const stored of moves) {
    if (at === undefined) return undefined;
    rewind(builder, at.ply);
    const next: Branch = addMove(builder, at, stored);
    // Where the main line goes wrong it ends; an alternative does not take its place.
    const isMainBreak = at.main && next.tree === undefined;
    const siblings: Branch = isMainBreak ? { ...next, ply: at.ply, main: false } : { ...at, main: false };
    if (stored.hasNext && stored.hasSibling) waiting.push(siblings);
    at = stored.hasNext ? next : stored.hasSibling ? siblings : waiting.pop();
  }
  return at;
};

/** Takes moves back until so many are on the board. */
const rewind = ({ board, played }: Pick<Builder<unknown>, 'board' | 'played'>, plies: number): void => {
  while (played.length > plies) {
    const last = played.pop();
    if (last !== undefined) board.unmake(last.move, last.taken);
  }
};

const addMove = <Comment>(builder: Builder<Comment>, at: Branch, stored: StoredMove<Comment>): Branch => {
  const { tree, ply, main, broken } = at;
  if (tree === undefined) {
    if (broken !== undefined) broken.lost++;
    return at;
  }
  const { board, played } = builder;
  const { from, to } = stored;
  const text = `${from === undefined ? '?' : squareName(from)}${to === undefined ? '?' : squareName(to)}`;
  if (from === undefined || to === undefined)
    return { ...at, tree: undefined, broken: reportBreak(builder, at, { code: 'syntax', text }, text) };
  const move = moveOf(from, to);
  const because = obstacleTo(board, move);
  if (because !== undefined)
    return {
      ...at,
      tree: undefined,
      broken: reportBreak(builder, at, { code: 'illegal', text, because }, text),
    };
  const packed = packMove(move);
  played.push({ move: packed, taken: board.make(packed) });
  const node: DraftNode = {
    move,
    before: NONE,
    nags: NONE,
    comments: remarksOf(builder, stored),
    children: NONE,
  };
  if (tree.children.length === 0) tree.children = [node];
  else tree.children.push(node);
  return { tree: node, ply: ply + 1, main, broken: undefined };
};

const remarksOf = <Comment>(
  { decode }: Builder<Comment>,
  stored: StoredMove<Comment> | undefined,
): readonly string[] => {
  if (stored?.comment === undefined) return NONE;
  const text = withoutControls(decode(stored.comment).replaceAll(/\r\n?/gu, '\n')).trim();
  return text === '' ? NONE : [text];
};

/** Of so many breaks the line is kept: a file may have one at every move of a line of thousands. */
const LINES_KEPT = 100;

const reportBreak = (
  builder: Pick<Builder<unknown>, 'played' | 'brokenAt' | 'brokenVariations'>,
  { ply, main, broken }: Branch,
  fault: BrokenAt['fault'],
  text: string,
): DraftBreak => {
  if (broken !== undefined) return broken;
  const found: DraftBreak = { ply, text, fault, lost: text === '' ? 0 : 1 };
  if (main) builder.brokenAt = found;
  else if (builder.brokenVariations.length >= LINES_KEPT) builder.brokenVariations.push(found);
  else {
    const line = builder.played.slice(0, ply).map(({ move }) => unpackMove(move));
    builder.brokenVariations.push(Object.assign(found, { line }));
  }
  return found;
};
