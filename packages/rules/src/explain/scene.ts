import { invariant } from '../base/assert.ts';
import { fileOf, rankOf, type Square } from '../board/square.ts';
import type { Color } from '../board/types.ts';
import type { JudgedMove } from '../nature/finding.ts';
import { boardAfter, type Line } from '../position/line.ts';
import { positionOn, type Position } from '../position/position.ts';
import type { Setup } from '../position/setup.ts';
import { MESSAGES } from './messages/languages.ts';
import type { Locale } from './locale.ts';
import type { NamedPiece, PieceAt, Scene } from './messages/messages.ts';
import { sayPlay } from './play.ts';

/** What sentences about a judged move of the line may mention, in words of the language. */
export const sceneOf = (line: Line, judged: JudgedMove, locale: Locale): Scene => {
  const board = boardAfter(line, judged.ply + 1);
  const after = positionOn(board);
  board.pass();
  const passed = positionOn(board);
  const moved = movedPiece(after, judged);
  const { list, piece } = MESSAGES[locale];
  const playing = (moves: readonly { from: Square }[]): Position =>
    moves[0] !== undefined && after.pieces.get(moves[0].from)?.color === judged.color ? passed : after;
  return {
    mover: judged.color,
    moved,
    name: (refs) => list((refs.length === 0 ? [moved] : refs).map((ref) => piece(namedPiece(after, ref)))),
    play: (moves) => sayPlay(playing(moves), moves, locale),
  };
};

const movedPiece = (after: Setup, { move }: JudgedMove): PieceAt => {
  const piece = after.pieces.get(move.to);
  invariant(piece, 'a move leaves its piece where it goes');
  return { ...piece, at: move.to };
};

/** The piece as a player of its side would call it in this setup: 前炮, the rook on file 4. */
export const namedPiece = (setup: Setup, { color, role, at }: PieceAt): NamedPiece => {
  const alike = [...setup.pieces]
    .filter(([square, p]) => p.color === color && p.role === role && fileOf(square) === fileOf(at))
    .map(([square]) => square)
    .sort((a, b) => forward(b, color) - forward(a, color));
  const file = color === 'red' ? 9 - fileOf(at) : fileOf(at) + 1;
  return { color, role, file, order: orderOf(alike.indexOf(at), alike.length) };
};

const forward = (square: Square, color: Color): number =>
  color === 'red' ? rankOf(square) : -rankOf(square);

const orderOf = (index: number, count: number): NamedPiece['order'] => {
  if (count < 2) return 'alone';
  if (index === 0) return 'front';
  return index === count - 1 ? 'rear' : 'middle';
};
