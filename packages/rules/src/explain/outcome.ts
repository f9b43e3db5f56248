import type { Move } from '../board/move.ts';
import { opposite, type Color, type Piece } from '../board/types.ts';
import { isAcrossRiver } from '../board/region.ts';
import { boardEndOf, play, type Position } from '../position/position.ts';

/** What a line of play comes to for the side that begins it. */
export interface Outcome {
  /** What it takes and what it loses, uncrossed pawns and what was exchanged like for like apart, in the order of play. */
  readonly gains: readonly Piece[];
  readonly losses: readonly Piece[];
  /** Whether the line ends in mate of the other side. */
  readonly mates: boolean;
}

/** Plays a line of legal moves from a position and tells what falls. */
export const outcomeOf = (start: Position, line: readonly Move[]): Outcome => {
  const fallen: Piece[] = [];
  let position = start;
  for (const move of line) {
    const piece = position.pieces.get(move.to);
    if (piece !== undefined && isOfWorth(piece, move)) fallen.push(piece);
    position = play(position, move);
  }
  const of = (color: Color): Piece[] => fallen.filter((piece) => piece.color === color);
  return {
    ...netOf(of(opposite(start.turn)), of(start.turn)),
    mates: position.turn !== start.turn && boardEndOf(position) !== undefined,
  };
};

/** King apart, all but pawns that have not crossed the river 过河 are worth something. */
const isOfWorth = ({ color, role }: Piece, { to }: Move): boolean =>
  role !== 'pawn' || isAcrossRiver(to, color);

/** What is left of gains and losses when like is set against like, unless that is everything. */
const netOf = (gains: readonly Piece[], losses: readonly Piece[]): Pick<Outcome, 'gains' | 'losses'> => {
  const left = beyond(gains, losses);
  return left.length === 0 && gains.length === losses.length
    ? { gains, losses }
    : { gains: left, losses: beyond(losses, gains) };
};

/** Those of some pieces that have no like among the others, one for one. */
const beyond = (pieces: readonly Piece[], others: readonly Piece[]): Piece[] => {
  const spare = others.map((piece) => piece.role);
  return pieces.filter(({ role }) => {
    const like = spare.indexOf(role);
    if (like >= 0) spare.splice(like, 1);
    return like < 0;
  });
};
