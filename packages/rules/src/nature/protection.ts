import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import { pieceOfId, squareOf, type Cell, type PieceId } from '../board/cells.ts';
import type { Move } from '../board/move.ts';
import { attackersOf, isInCheck } from '../movegen/attacks.ts';
import { otherSide } from '../tactics/terms.ts';
import { canTake, checkersOf, rootsAgainst, takes } from '../tactics/threat.ts';
import { worthOf } from '../tactics/worth.ts';
import { blowOn, type Blow } from './blow.ts';
import type { PieceRef } from './finding.ts';
import type { NatureLaw } from './law.ts';

/** Why a root 根 cannot, or had better not, take back. */
export type RootFlaw =
  /** It would leave its king to this piece. */
  | { readonly code: 'pinned'; readonly by: PieceRef }
  /** The kings would face each other. */
  | { readonly code: 'faces-king' }
  /** The capture itself gives check by this piece, which taking back does not answer. */
  | { readonly code: 'in-check'; readonly by: PieceRef }
  /** The root is the king, and this piece commands the point. */
  | { readonly code: 'king-exposed'; readonly by: PieceRef }
  /** The hunter goes on by this line, from the capture on, to mate. */
  | { readonly code: 'mated'; readonly line: readonly Move[] }
  /** The same, to win more: this piece, the dearest that falls once the root has taken back. */
  | { readonly code: 'loses-more'; readonly line: readonly Move[]; readonly loses: PieceRef };

/** A piece that protects another, and what is wrong with that. */
export interface Protector {
  readonly root: PieceRef;
  readonly flaw: RootFlaw | undefined;
}

/** What a capture meets on its square: how many of either side bear on it, hidden ones too, each protector, and who helps the captor. */
export interface Protection {
  readonly attackers: number;
  readonly roots: number;
  readonly protectors: readonly Protector[];
  /** The pieces that bear on the square beside the captor. */
  readonly backers: readonly PieceRef[];
}

/** The protection of what the move takes, for the side to move on the board, which is left as it was. */
export const protectionOf = (board: Board, move: PackedMove, law: NatureLaw): Protection => {
  const captor = board.moverOf(move);
  const target = board.targetOf(move);
  const { bearing, legal } = rootsAgainst(board, move);
  const refs = bearing.map((id) => refOn(board, id));
  const flaws = bearing.map((id) => {
    const taken = board.make(move);
    const cost = legal.includes(id) ? costOf(board, id, captor, target, law) : undefined;
    const bar = legal.includes(id) ? undefined : barOf(board, id, captor);
    board.unmake(move, taken);
    return cost === undefined ? bar : flawOf(board, move, cost);
  });
  return {
    ...forcesOn(board, move),
    protectors: refs.map((root, i) => ({ root, flaw: flaws[i] })),
    backers: attackersOf(board, move >> 8, board.turn)
      .filter((id) => id !== captor)
      .map((id) => refOn(board, id)),
  };
};

/** What taking back costs, as it is told where the target still stands. */
const flawOf = (board: Board, move: PackedMove, { line, victim }: Blow): RootFlaw => {
  const shown = [move, ...line].map(unpackMove);
  return victim === undefined
    ? { code: 'mated', line: shown }
    : { code: 'loses-more', line: shown, loses: refOn(board, victim) };
};

const refOn = (board: Board, id: PieceId): PieceRef => ({
  id,
  ...pieceOfId(id),
  at: squareOf(board.cellOf(id)),
});

/** How many of either side could take on the square of the move in turn, whatever they are worth, and those left over. */
const forcesOn = (board: Board, move: PackedMove): { attackers: number; roots: number } => {
  const taken = board.make(move);
  const [answer] = takersOn(board, move >> 8);
  const after =
    answer === undefined
      ? { attackers: 0, roots: leftOver(board, move >> 8, taken).length }
      : forcesOn(board, answer);
  board.unmake(move, taken);
  return { attackers: after.roots + 1, roots: after.attackers };
};

/** The pieces of the side that has just taken on the cell that could take there again. */
const leftOver = (board: Board, cell: Cell, taken: PieceId): PieceId[] => {
  const captor = board.cells[cell]!;
  board.lift(captor);
  board.put(taken, cell);
  const others = attackersOf(board, cell, otherSide(board.turn));
  board.lift(taken);
  board.put(captor, cell);
  return others;
};

/** The legal captures on a cell by the side to move, the cheapest piece first. */
const takersOn = (board: Board, cell: Cell): PackedMove[] => {
  const victim = board.cells[cell]!;
  return attackersOf(board, cell, board.turn)
    .filter((id) => canTake(board, id, victim))
    .sort((a, b) => worthOf(a) - worthOf(b))
    .map((id) => takes(board, id, victim));
};

/** Why the root, with its side to move, cannot legally take the captor. */
const barOf = (board: Board, root: PieceId, captor: PieceId): RootFlaw | undefined => {
  const side = board.turn;
  const [checker] = checkersOf(board, side).filter((id) => id !== captor);
  const retake = takes(board, root, captor);
  const taken = board.make(retake);
  const [attacker] = checkersOf(board, side);
  const isFacing = isInCheck(board, side);
  board.unmake(retake, taken);
  if (attacker === undefined) return isFacing ? { code: 'faces-king' } : undefined;
  const by = refOn(board, attacker);
  if (root === side) return { code: 'king-exposed', by };
  return { code: checker === attacker ? 'in-check' : 'pinned', by };
};

/** What taking back would cost: mate, or more than it brings. */
const costOf = (
  board: Board,
  root: PieceId,
  captor: PieceId,
  target: PieceId,
  law: NatureLaw,
): Blow | undefined => {
  const retake = takes(board, root, captor);
  const taken = board.make(retake);
  const blow = blowOn(board, worthOf(captor) - worthOf(target), law);
  board.unmake(retake, taken);
  return blow === undefined ? undefined : { ...blow, line: [retake, ...blow.line] };
};
