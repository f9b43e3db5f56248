import { invariant } from '../base/assert.ts';
import { packMove } from '../board/board.ts';
import type { Move } from '../board/move.ts';
import { fileOf, rankOf, type Square } from '../board/square.ts';
import type { Color } from '../board/types.ts';
import type { ChaseFinding, JudgedMove } from '../nature/finding.ts';
import type { NatureLaw } from '../nature/law.ts';
import { protectionOf, type Protection } from '../nature/protection.ts';
import { boardAfter, type Line } from '../position/line.ts';
import { positionOn, type Position } from '../position/position.ts';
import type { Setup } from '../position/setup.ts';
import { MESSAGES } from './messages/languages.ts';
import type { Locale } from './locale.ts';
import type { ChaseTold, NamedPiece, PieceAt, Scene } from './messages/messages.ts';
import { outcomeOf } from './outcome.ts';
import { sayMoves, sayPlay } from './play.ts';

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
    moves: (moves) => sayMoves(playing(moves), moves, locale),
    play: (moves) => sayPlay(playing(moves), moves, locale),
  };
};

/** What stands behind the target of a chase, what its line wins, and who helps. */
export const toldOf = (line: Line, { ply }: JudgedMove, finding: ChaseFinding, law: NatureLaw): ChaseTold => {
  const board = boardAfter(line, ply + 1);
  board.pass();
  const passed = positionOn(board);
  const { by, target, line: play } = finding;
  const [captor] = by;
  const protection =
    isRootTold(finding) && captor !== undefined
      ? protectionOf(board, packMove({ from: captor.at, to: target.at }), law)
      : undefined;
  return {
    protection,
    outcome: play.length === 0 ? undefined : outcomeOf(passed, play),
    helpers: helpersOf(finding, protection, passed),
  };
};

/** In a joint chase those that bear on the square, failing that those that hold a protector, failing that those that play along. By check: who gives it. */
const helpersOf = (
  { means, by, line }: ChaseFinding,
  protection: Protection | undefined,
  passed: Position,
): readonly PieceAt[] => {
  const others = (pieces: readonly PieceAt[]): PieceAt[] =>
    pieces.filter(
      ({ at }, i) => by.every((own) => own.at !== at) && pieces.findIndex((piece) => piece.at === at) === i,
    );
  if (means === 'checks') return others(playersOf(line.slice(0, 1), passed));
  if (means !== 'joint') return [];
  const flaws = (protection?.protectors ?? []).map(({ flaw }) => flaw);
  const sources = [
    protection?.backers ?? [],
    flaws.flatMap((flaw) => (flaw !== undefined && 'by' in flaw ? [flaw.by] : [])),
    flaws.flatMap((flaw) => (flaw !== undefined && 'line' in flaw ? playersOf(flaw.line, passed) : [])),
    playersOf(line, passed),
  ];
  return (sources.map(others).find((pieces) => pieces.length > 0) ?? []).slice(0, 2);
};

/** The pieces of the side to move, where they stand, that a line which it begins moves. */
const playersOf = (line: readonly Move[], { pieces, turn }: Position): PieceAt[] =>
  line.flatMap(({ from }) => {
    const piece = pieces.get(from);
    return piece?.color === turn ? [{ ...piece, at: from }] : [];
  });

/** What wins by way of check, or only by the whole exchange, does not turn on the root of its target. */
const isRootTold = ({ means, root }: ChaseFinding): boolean =>
  means !== 'checks' && (means !== 'exchange' || root === 'false' || root === 'outnumbered');

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

/** The same in words. */
export const sayPiece = (setup: Setup, piece: PieceAt, locale: Locale): string =>
  MESSAGES[locale].piece(namedPiece(setup, piece));

const forward = (square: Square, color: Color): number =>
  color === 'red' ? rankOf(square) : -rankOf(square);

const orderOf = (index: number, count: number): NamedPiece['order'] => {
  if (count < 2) return 'alone';
  if (index === 0) return 'front';
  return index === count - 1 ? 'rear' : 'middle';
};
