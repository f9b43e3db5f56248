import type { Board, PackedMove } from '../board/board.ts';
import type { PieceId } from '../board/cells.ts';
import { attackersOf } from '../movegen/attacks.ts';
import { generateChecks } from '../movegen/checks.ts';
import { canReach, MOVES_PER_NODE, type MoveBuffer } from '../movegen/pseudo.ts';
import { generateLegalCaptures, isSafe } from '../position/legal.ts';
import type { ExchangeSearch } from './exchange.ts';
import { otherSide, type ExchangeTerms } from './terms.ts';
import { EVEN, hasWorth, WIN } from './worth.ts';

/** One way for the side to move to win something by force: a capture, or a quiet check first. */
export class Threat {
  private readonly search: ExchangeSearch;
  private readonly terms: ExchangeTerms;
  private knownValue: number | undefined;
  private knownLine: readonly PackedMove[] | undefined;
  private knownLines: readonly (readonly PackedMove[])[] | undefined;
  readonly move: PackedMove;
  readonly captor: PieceId;
  /** What the capture takes; 0 where the line begins with a quiet check. */
  readonly target: PieceId;

  constructor(search: ExchangeSearch, board: Board, move: PackedMove, terms: ExchangeTerms) {
    this.search = search;
    this.terms = terms;
    this.move = move;
    this.captor = board.moverOf(move);
    this.target = takesWorth(board, move) ? board.targetOf(move) : 0;
  }

  /** What it wins. This and the line are looked up when first asked for; the board must then stand as it did. */
  get value(): number {
    return (this.knownValue ??= this.search.value(this.move, this.terms));
  }

  /** The play that shows it. */
  get line(): readonly PackedMove[] {
    return (this.knownLine ??= this.search.line(this.move, this.terms));
  }

  /** The lines that serve the other side equally well: after a check, one for each answer that loses no more. */
  get lines(): readonly (readonly PackedMove[])[] {
    return (this.knownLines ??=
      this.target === 0 ? this.search.plays(this.move, this.terms, this.value) : [this.line]);
  }
}

const buffer: MoveBuffer = new Int32Array(MOVES_PER_NODE);

/** Legal captures by the side to move of something that has worth. */
export const worthyCaptures = (board: Board): PackedMove[] =>
  chosen(board, generateLegalCaptures(board, buffer, 0), true);

/** Legal moves by the side to move that give check and take nothing of worth. */
export const idleChecks = (board: Board): PackedMove[] =>
  chosen(board, generateChecks(board, buffer, 0), false);

/** The moves in the buffer that take something of worth, or those that do not. */
const chosen = (board: Board, end: number, worthy: boolean): PackedMove[] => {
  const moves: PackedMove[] = [];
  for (let i = 0; i < end; i++) if (takesWorth(board, buffer[i]!) === worthy) moves.push(buffer[i]!);
  return moves;
};

const takesWorth = (board: Board, move: PackedMove): boolean => {
  const target = board.targetOf(move);
  return target !== 0 && hasWorth(board, target);
};

/** All threats of the side to move that win something, at least so much. Mate by checks is no gain of material. */
export const threatsOn = (
  board: Board,
  search: ExchangeSearch,
  terms: ExchangeTerms,
  least: number = EVEN,
): Threat[] =>
  [...worthyCaptures(board), ...idleChecks(board)]
    .filter((move) => search.reaches(move, terms, least))
    .map((move) => new Threat(search, board, move, terms))
    .filter((threat) => threat.target !== 0 || threat.value < WIN);

/** The captures by the side to move that win something. */
export const gainsOn = (board: Board, search: ExchangeSearch, terms: ExchangeTerms): PackedMove[] =>
  worthyCaptures(board).filter((move) => search.reaches(move, terms, EVEN));

/** The move by which a piece takes another where both stand. */
export const takes = (board: Board, captor: PieceId, target: PieceId): PackedMove =>
  board.cellOf(captor) | (board.cellOf(target) << 8);

/** Whether the piece can legally take the other when its side is to move. */
export const canTake = (board: Board, captor: PieceId, target: PieceId): boolean =>
  board.isOnBoard(target) &&
  canReach(board, captor, board.cellOf(target)) &&
  isSafe(board, takes(board, captor, target));

/** The roots 根 of a square against a capture there. */
interface Roots {
  /** Pieces of the captor's opponent that bear on the square once the captor has taken there. */
  readonly bearing: readonly PieceId[];
  /** Those that can legally take back. */
  readonly legal: readonly PieceId[];
}

/** What stands behind the target of a capture by the side to move. */
export const rootsAgainst = (board: Board, move: PackedMove): Roots => {
  const captor = board.moverOf(move);
  const taken = board.make(move);
  const bearing = attackersOf(board, move >> 8, board.turn);
  const legal = bearing.filter((id) => canTake(board, id, captor));
  board.unmake(move, taken);
  return { bearing, legal };
};

/** A capture that a line makes: who takes whom. */
interface Capture {
  readonly captor: PieceId;
  readonly victim: PieceId;
}

/** The captures along a line by the side that begins it (`from` 0), or by the other (`from` 1). */
export const capturesAlong = (board: Board, line: readonly PackedMove[], from: 0 | 1): Capture[] => {
  const played = line.map((move) => ({ captor: board.moverOf(move), victim: board.make(move) }));
  for (const [i, { victim }] of [...played.entries()].reverse()) board.unmake(line[i] ?? 0, victim);
  return played.filter(({ victim }, i) => i % 2 === from && victim !== 0);
};

/** The pieces that the side that begins a line takes along it. */
export const winningsOf = (board: Board, line: readonly PackedMove[]): PieceId[] =>
  capturesAlong(board, line, 0).map((capture) => capture.victim);

/** The pieces that give check to the side of this tag. */
export const checkersOf = (board: Board, tag: number): PieceId[] =>
  attackersOf(board, board.cellOf(tag), otherSide(tag));

/** A copy of the board without the pieces that give check to the side of this tag. */
export const withoutCheckers = (board: Board, tag: number): Board => {
  const free = board.clone();
  for (const id of checkersOf(board, tag)) free.lift(id);
  return free;
};
