import { err, ok, type Result } from '../../base/result.ts';
import { RANKS, rankOf, turned, type Square } from '../../board/square.ts';
import type { Piece, Role } from '../../board/types.ts';
import { ROLE_OF_GLYPH } from '../../notation/glyphs.ts';
import { parseFen } from '../../position/fen.ts';
import type { GameFault } from '../fault.ts';
import type { GameRecord } from '../game.ts';
import { lineOf } from '../stored/line.ts';
import { startOfPieces } from '../stored/start.ts';
import { drawnBoards, redBracket, type DrawnPoint, type DrawnRow } from './rows.ts';

/** Half a board is enough to see that a text draws one. */
export const isTextBoard = (text: string): boolean =>
  drawnBoards(text).some((rows) => 2 * rows.length >= RANKS);

/**
 * Reads the boards drawn in a text, each as a game without moves. Red's king shows which way up a
 * board is. Whose turn it is no drawing says: Red's, unless that cannot be.
 */
export const readTextBoards = (text: string): Result<GameRecord, GameFault>[] =>
  drawnBoards(text)
    .filter((rows) => 2 * rows.length >= RANKS)
    .map(readBoard);

const readBoard = (rows: readonly DrawnRow[]): Result<GameRecord, GameFault> => {
  const at = rows[0]?.at ?? { line: 1, column: 1 };
  if (rows.length !== RANKS) return err({ code: 'board-rows', rows: rows.length, at });
  const red = redBracket(rows);
  const fen = rows.map(({ points }) => points.map((point) => letterOf(point, red)).join('')).join('/');
  const setup = parseFen(fen);
  if (!setup.ok) return err({ code: 'fen', text: fen, fault: setup.fault });
  const start = startOfPieces(withRedBelow(setup.value.pieces), lineOf([]), 'red', '');
  if (!start.ok) return start;
  return ok({
    tags: new Map(),
    start: start.value,
    result: '*',
    children: [],
    comments: [],
    brokenVariations: [],
  });
};

const LETTER: Readonly<Record<Role, string>> = {
  king: 'k',
  advisor: 'a',
  elephant: 'b',
  horse: 'n',
  rook: 'r',
  cannon: 'c',
  pawn: 'p',
};

/** What a FEN has for the point. */
const letterOf = ({ sign, bracket }: DrawnPoint, red: DrawnPoint['bracket']): string => {
  const role = ROLE_OF_GLYPH.get(sign);
  if (bracket === undefined || role === undefined) return sign === '+' ? '1' : sign;
  return bracket === red ? LETTER[role].toUpperCase() : LETTER[role];
};

/** The pieces as they stand when Red sits below. */
const withRedBelow = (pieces: ReadonlyMap<Square, Piece>): Iterable<readonly [Square, Piece]> => {
  const king = [...pieces].find(([, { color, role }]) => color === 'red' && role === 'king');
  if (king === undefined || 2 * rankOf(king[0]) < RANKS) return pieces;
  return [...pieces].map(([square, piece]) => [turned(square), piece] as const);
};
