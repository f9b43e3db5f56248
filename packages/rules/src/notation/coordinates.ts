import { err } from '../base/result.ts';
import { fileOf, rankOf, squareAt, squareName, type Square } from '../board/square.ts';
import { onlyLegal } from './legality.ts';
import type { Notation, NotationId } from './notation.ts';
import { plain } from './plain.ts';

/**
 * Notations that name two points. Letters are all upper or all lower case: `C3d5` is a cannon in
 * the SAN of Western programs, not a move from c3.
 */
const COORDINATES = /^([a-i])(\d{1,2})-?([a-i])(\d{1,2})$/u;

const inOneCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text);

const pointOf = (letter: string, figures: string, firstRank: number): Square | undefined =>
  squareAt(letter.charCodeAt(0) - 97, Number(figures) - firstRank);

const coordinates = (
  id: NotationId,
  firstRank: 0 | 1,
  name: (square: Square) => string,
  dash: string,
): Notation => ({
  id,
  parse: (position, text) => {
    const [, fromFile = '', fromRank = '', toFile = '', toRank = ''] =
      COORDINATES.exec(inOneCase(plain(text))) ?? [];
    const from = pointOf(fromFile, fromRank, firstRank);
    const to = pointOf(toFile, toRank, firstRank);
    if (from === undefined || to === undefined) return err({ code: 'syntax', text });
    const mover = position.pieces.get(from)?.color;
    return onlyLegal(position, text, (color) =>
      mover === color ? { hasPiece: true, moves: [{ from, to }] } : { hasPiece: false, moves: [] },
    );
  },
  make: (_, { from, to }) => name(from) + dash + name(to),
});

/** ICCS, the coordinates of Chinese PGN files: `H2-E2`, ranks 0–9. */
export const iccs = coordinates('iccs', 0, (square) => squareName(square).toUpperCase(), '-');

/** UCCI, UCI of Pikafish, and the JSON of this program: `h2e2`, ranks 0–9. */
export const uci = coordinates('uci', 0, squareName, '');

/** UCI of Fairy-Stockfish and its kin: `h3e3`, `h10g8`, ranks 1–10. */
export const uci10 = coordinates(
  'uci-10',
  1,
  (s) => String.fromCharCode(97 + fileOf(s)) + String(rankOf(s) + 1),
  '',
);
