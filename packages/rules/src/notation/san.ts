import { err } from '../base/result.ts';
import type { Move } from '../board/move.ts';
import { fileOf, rankOf, squareAt, type Square } from '../board/square.ts';
import type { ByRole, Color, Role } from '../board/types.ts';
import type { Position } from '../position/position.ts';
import { legalAmong, onlyLegal, type Reading } from './legality.ts';
import type { Notation, NotationId } from './notation.ts';
import { plain } from './plain.ts';

/**
 * The SAN-like notation of Western chess programs: `Che2`, `Rxb2`, `A10e9`, pawns `e4` or `exe5`.
 * WinBoard counts ranks from 0, PyChess from 1.
 */
const SAN = /^([KAEHRCPBN])?([a-i])?(\d{1,2})?x?([a-i])(\d{1,2})$/u;

const ROLE_OF_LETTER: ReadonlyMap<string, Role> = new Map([
  ['K', 'king'],
  ['A', 'advisor'],
  ['E', 'elephant'],
  ['B', 'elephant'],
  ['H', 'horse'],
  ['N', 'horse'],
  ['R', 'rook'],
  ['C', 'cannon'],
  ['P', 'pawn'],
]);

const LETTER_OF_ROLE: ByRole<string> = {
  king: 'K',
  advisor: 'A',
  elephant: 'E',
  horse: 'H',
  rook: 'R',
  cannon: 'C',
  pawn: '',
};

const fileName = (square: Square): string => String.fromCharCode(97 + fileOf(square));

/** The pieces of this side that fit letter, file and rank, each going to the point. */
const readingOf = (
  position: Position,
  color: Color,
  role: Role,
  to: Square,
  fits: (from: Square) => boolean,
): Reading => {
  const pieces = [...position.pieces].filter(([s, p]) => p.color === color && p.role === role && fits(s));
  return { hasPiece: pieces.length > 0, moves: pieces.map(([from]): Move => ({ from, to })) };
};

/** What tells the piece from others of its kind that may go to the same point: nothing, file, rank or both. */
const distinction = (position: Position, role: Role, { from, to }: Move, firstRank: number): string => {
  const others = readingOf(position, position.turn, role, to, (square) => square !== from).moves;
  const rivals = legalAmong(position, others).map((move) => move.from);
  if (rivals.length === 0) return '';
  const file = fileName(from);
  const rank = String(rankOf(from) + firstRank);
  if (rivals.every((s) => fileOf(s) !== fileOf(from))) return file;
  return rivals.every((s) => rankOf(s) !== rankOf(from)) && role !== 'pawn' ? rank : file + rank;
};

const sanOf = (id: NotationId, firstRank: 0 | 1): Notation => ({
  id,
  parse: (position, text) => {
    const [, letter = 'P', file, rank, toFile = '', toRank = ''] = SAN.exec(plain(text)) ?? [];
    const role = ROLE_OF_LETTER.get(letter);
    const to = squareAt(toFile.charCodeAt(0) - 97, Number(toRank) - firstRank);
    if (role === undefined || to === undefined) return err({ code: 'syntax', text });
    const fits = (from: Square): boolean =>
      (file === undefined || fileName(from) === file) &&
      (rank === undefined || rankOf(from) === Number(rank) - firstRank);
    return onlyLegal(position, text, (color) => readingOf(position, color, role, to, fits));
  },
  make: (position, move) => {
    const role = position.pieces.get(move.from)?.role ?? 'pawn';
    const taking = position.pieces.has(move.to);
    const told = distinction(position, role, move, firstRank);
    const piece =
      LETTER_OF_ROLE[role] + (role === 'pawn' && taking && told === '' ? fileName(move.from) : told);
    return `${piece}${taking ? 'x' : ''}${fileName(move.to)}${String(rankOf(move.to) + firstRank)}`;
  },
});

/** WinBoard's form, ranks 0–9. */
export const san = sanOf('san', 0);

/** PyChess's form, ranks 1–10. */
export const san10 = sanOf('san-10', 1);
