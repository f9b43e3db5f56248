import type { PackedMove } from '../board/board.ts';
import { BOTH_TAGS, PIECE_LIMIT, type PieceId } from '../board/cells.ts';

/** How far an exchange search looks. */
export interface ExchangeLimits {
  /** Longest line, in plies. */
  readonly plies: number;
  /** Quiet checks by the hunter in one line. */
  readonly checks: number;
  /** Quiet checks by the hunter before a capture that counts though it comes out even. */
  readonly evenChecks: number;
  /** Quiet checks by the hunted in one line. */
  readonly counterChecks: number;
  /** The hunted refutes the first move by a mate of at most this many checks. */
  readonly mateChecks: number;
  /** The same for the later moves of a line. */
  readonly laterMateChecks: number;
}

/** What the caller's law says about later captures in a line. */
export interface ExchangeTerms {
  /** Later captures by the hunter that earn nothing: flags by `pairOf`. */
  readonly barred?: Uint8Array;
  /** Captures that earn nothing either, first or later, while both pieces stand where they do now. */
  readonly declined?: ReadonlySet<PackedMove>;
  /** The only piece of the hunter that may move later, unless to answer check without taking. */
  readonly alone?: PieceId;
  /** Pieces of the hunter (flags by number) that the hunted may not take, because they are lost anyway. */
  readonly spared?: Uint8Array;
  /** Whether mates by the hunted are no price either, because they threaten anyway. */
  readonly sparesMate?: boolean;
  /** Whether the hunted may go on taking when the hunter stops: what hangs is charged in full. */
  readonly full?: boolean;
  /** Whether the hunter's king and pawns add nothing by later captures. */
  readonly humble: boolean;
  /** Whether an even capture that wins on its own square counts as half a gain. */
  readonly even: boolean;
}

/** How many flags a table of pairs has, and where it keeps the pair of captor and target. */
export const PAIRS = PIECE_LIMIT * PIECE_LIMIT;
export const pairOf = (captor: PieceId, target: PieceId): number => captor * PIECE_LIMIT + target;

/** The other side's tag. */
export const otherSide = (tag: number): number => tag ^ BOTH_TAGS;
