import { invariant } from '../base/assert.ts';
import type { Result } from '../base/result.ts';
import type { Move } from '../board/move.ts';
import { ownRank } from '../board/region.ts';
import { fileOf, rankOf, squareAt, type Square } from '../board/square.ts';
import type { Color, Role } from '../board/types.ts';
import type { Position } from '../position/position.ts';
import type { Setup } from '../position/setup.ts';
import { onlyLegal, type Reading } from './legality.ts';
import type { MoveTextFault } from './notation.ts';

/**
 * What Chinese, WXF and short notation have in common: they describe a move from the mover's side
 * of the table. A file is counted 1–9 from the mover's own right; the piece is named by its file,
 * or by its order among like pieces on one file.
 */
export interface MoveDescription {
  readonly role: Role;
  readonly place: Place;
  readonly action: Action;
  /** Target file for every 平 and for 马相仕; number of points for 车炮兵帅 along a file. */
  readonly argument: number;
}

/** 进 forward, 退 backward, 平 sideways, as the mover sees it. */
export type Action = 'advance' | 'retreat' | 'traverse';

/**
 * Which of the like pieces moves: the one on a file, the one in some order among those on one file
 * (on any file that has two, or on the one named), or the pawn with this number, counted over all
 * files that have two or more, right file first, front to rear.
 */
export type Place =
  | { readonly by: 'file'; readonly file: number }
  | { readonly by: 'order'; readonly order: Order; readonly file?: number }
  | { readonly by: 'number'; readonly number: number };

/** 前 中 后, the second from either end where there are four or more (WXF `P+`), or a rank from the front, 1–5. */
export type Order = 'front' | 'middle' | 'rear' | 'inner-front' | 'inner-rear' | number;

/** File as the side counts it: 1–9 from its own right. */
export const ownFile = (square: Square, color: Color): number =>
  color === 'red' ? 9 - fileOf(square) : fileOf(square) + 1;

/** Like pieces of one side, file by file from its right, each file from front to rear. */
export const pieceFiles = (position: Setup, color: Color, role: Role): Square[][] => {
  const files = new Map<number, Square[]>();
  for (const [square, piece] of position.pieces) {
    if (piece.role !== role || piece.color !== color) continue;
    const file = ownFile(square, color);
    files.set(file, [...(files.get(file) ?? []), square]);
  }
  return [...files]
    .sort(([a], [b]) => a - b)
    .map(([, squares]) => squares.sort((a, b) => ownRank(b, color) - ownRank(a, color)));
};

/** Like pieces of one side on one file, as it counts files; the quick way for what nearly all moves say. */
const piecesOn = (position: Position, color: Color, role: Role, file: number): Square[] => {
  const squares: Square[] = [];
  for (const [square, piece] of position.pieces)
    if (piece.role === role && piece.color === color && ownFile(square, color) === file) squares.push(square);
  return squares;
};

/** The pieces of a kind that the place may mean. */
const piecesAt = (position: Position, color: Color, role: Role, place: Place): Square[] => {
  if (place.by === 'file') return piecesOn(position, color, role, place.file);
  const tandems = pieceFiles(position, color, role).filter((squares) => squares.length > 1);
  if (place.by === 'number') return tandems.flat().slice(place.number - 1, place.number);
  const { file, order } = place;
  return tandems
    .filter((squares) => file === undefined || squares.some((square) => ownFile(square, color) === file))
    .flatMap((squares) => squares.slice(indexOf(order, squares.length)).slice(0, 1));
};

/** Where in a file of `count` pieces, front first, the order points; past the end if nowhere. */
const indexOf = (order: Order, count: number): number => {
  switch (order) {
    case 'front':
      return 0;
    case 'middle':
      return count % 2 === 1 ? (count - 1) / 2 : count;
    case 'rear':
      return count - 1;
    case 'inner-front':
      return count > 3 ? 1 : 0;
    case 'inner-rear':
      return count > 3 ? count - 2 : count - 1;
    default:
      return order - 1;
  }
};

/** How far 马 相 仕 go up or down when they change the file by so many; undefined if they cannot. */
const leapHeight = (role: Role, files: number): number | undefined => {
  if (role === 'horse') return files === 1 ? 2 : files === 2 ? 1 : undefined;
  return role === 'elephant' ? (files === 2 ? 2 : undefined) : files === 1 ? 1 : undefined;
};

const leaps = (role: Role): boolean => role === 'horse' || role === 'elephant' || role === 'advisor';

/** The point that the described move leads to from `from`, on geometry alone. */
const targetOf = (
  { role, action, argument }: MoveDescription,
  from: Square,
  color: Color,
): Square | undefined => {
  const file = color === 'red' ? 9 - argument : argument - 1;
  if (action === 'traverse')
    return leaps(role) || file === fileOf(from) ? undefined : squareAt(file, rankOf(from));
  const height = leaps(role) ? leapHeight(role, Math.abs(file - fileOf(from))) : argument;
  if (height === undefined) return undefined;
  const up = (action === 'advance') === (color === 'red') ? height : -height;
  return squareAt(leaps(role) ? file : fileOf(from), rankOf(from) + up);
};

const readingOf = (position: Position, description: MoveDescription, color: Color): Reading => {
  const pieces = piecesAt(position, color, description.role, description.place);
  const moves = pieces.flatMap((from): Move[] => {
    const to = targetOf(description, from, color);
    return to === undefined ? [] : [{ from, to }];
  });
  return { hasPiece: pieces.length > 0, moves };
};

/** The one legal move that any of these descriptions of `text` fits. */
export const resolve = (
  position: Position,
  text: string,
  descriptions: readonly MoveDescription[],
): Result<Move, MoveTextFault> =>
  onlyLegal(position, text, (color) => {
    const readings = descriptions.map((description) => readingOf(position, description, color));
    return { hasPiece: readings.some((r) => r.hasPiece), moves: readings.flatMap((r) => r.moves) };
  });

/** Where the moving piece stands among its like, for the writers of these notations. */
export interface Standing {
  readonly color: Color;
  readonly role: Role;
  readonly file: number;
  /** How many like pieces stand on its file, and which it is, 0 the front one. */
  readonly count: number;
  readonly index: number;
  /** Files with two or more of its kind, and its number over all of those, from 1. */
  readonly tandems: number;
  readonly number: number;
}

export const standingOf = (position: Position, from: Square): Standing => {
  const piece = position.pieces.get(from);
  invariant(piece, 'a move to be written starts from a piece');
  const files = pieceFiles(position, piece.color, piece.role);
  const own = files.find((squares) => squares.includes(from)) ?? [];
  const tandems = files.filter((squares) => squares.length > 1);
  return {
    ...piece,
    file: ownFile(from, piece.color),
    count: own.length,
    index: own.indexOf(from),
    tandems: tandems.length,
    number: tandems.flat().indexOf(from) + 1,
  };
};

/** What the mover does, and the figure that says how far or where to. */
export const actionOf = (standing: Standing, { from, to }: Move): { action: Action; argument: number } => {
  const { color, role } = standing;
  const up = ownRank(to, color) - ownRank(from, color);
  const file = ownFile(to, color);
  if (up === 0) return { action: 'traverse', argument: file };
  return { action: up > 0 ? 'advance' : 'retreat', argument: leaps(role) ? file : Math.abs(up) };
};
