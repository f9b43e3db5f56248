import { err, ok, type Result } from '../base/result.ts';
import { FILES, RANKS, squareAt, type Square } from '../board/square.ts';
import { COLORS, ROLES, type ByRole, type Color, type Piece } from '../board/types.ts';
import type { Setup } from './setup.ts';

/** Where and how a FEN text is not well formed. `rank` counts 0–9 from Red's back rank, `column` from 1. */
export type FenFault =
  | { readonly code: 'empty' }
  | { readonly code: 'rank-count'; readonly count: number }
  | { readonly code: 'rank-length'; readonly rank: number; readonly length: number }
  | { readonly code: 'piece-letter'; readonly letter: string; readonly rank: number; readonly column: number }
  | { readonly code: 'turn'; readonly text: string };

/** The letters of all schools; the first of each role is the one we write. */
export const LETTERS: ByRole<string> = {
  king: 'k',
  advisor: 'ag',
  elephant: 'bem',
  horse: 'nh',
  rook: 'r',
  cannon: 'c',
  pawn: 'ps',
};

const letterIn = (color: Color, letter: string): string =>
  color === 'red' ? letter.toUpperCase() : letter.toLowerCase();

const PIECES: ReadonlyMap<string, Piece> = new Map(
  COLORS.flatMap((color) =>
    ROLES.flatMap((role) =>
      [...LETTERS[role]].map((letter) => [letterIn(color, letter), { color, role }] as const),
    ),
  ),
);

const TURNS: ReadonlyMap<string, Color> = new Map([
  ['w', 'red'],
  ['r', 'red'],
  ['b', 'black'],
]);

/** The position that every game starts from unless it says otherwise. */
export const START_FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

/**
 * Reads a FEN: ranks from Black's back rank down, then the side to move (`w` or `r`, `b`; missing
 * means Red). Accepts the letters of all schools (E H G M S) and split digits. Of what follows the
 * side only the fifth field is read, the plies since a capture, which the natural limit 自然限着
 * counts from; what is no number there is passed over, as are the other fields.
 */
export const parseFen = (fen: string): Result<Setup, FenFault> => {
  const [placement = '', turnText = 'w', , , counter = ''] = fen.trim().split(/\s+/, 5);
  if (placement === '') return err({ code: 'empty' });
  const pieces = parsePlacement(placement);
  if (!pieces.ok) return pieces;
  const turn = TURNS.get(turnText.toLowerCase());
  if (turn === undefined) return err({ code: 'turn', text: turnText });
  return ok({ pieces: pieces.value, turn, ...quietIn(counter) });
};

/** No game is so long that four digits would not do. */
const quietIn = (counter: string): Pick<Setup, 'quiet'> => {
  const quiet = /^\d{1,4}$/u.test(counter) ? Number(counter) : 0;
  return quiet === 0 ? {} : { quiet };
};

const parsePlacement = (placement: string): Result<Map<Square, Piece>, FenFault> => {
  const rows = placement.split('/').map((row) => [...row]);
  const stray = strayLetter(rows);
  if (stray !== undefined) return err(stray);
  if (rows.length !== RANKS) return err({ code: 'rank-count', count: rows.length });
  const pieces: [Square, Piece][] = [];
  for (const [i, row] of rows.entries()) {
    const rank = RANKS - 1 - i;
    const length = addRank(pieces, row, rank);
    if (length !== FILES) return err({ code: 'rank-length', rank, length });
  }
  return ok(new Map(pieces.sort(([a], [b]) => a - b)));
};

const isGap = (letter: string): boolean => letter >= '1' && letter <= '9';

/** The first letter of the ten ranks that is neither a piece nor a number of empty points. */
const strayLetter = (rows: readonly (readonly string[])[]): FenFault | undefined => {
  for (const [i, row] of rows.slice(0, RANKS).entries()) {
    const column = row.findIndex((letter) => !isGap(letter) && !PIECES.has(letter));
    if (column >= 0)
      return { code: 'piece-letter', letter: row[column]!, rank: RANKS - 1 - i, column: column + 1 };
  }
  return undefined;
};

/** Adds the pieces of a rank; answers how many points it spans. */
const addRank = (pieces: [Square, Piece][], row: readonly string[], rank: number): number => {
  let file = 0;
  for (const letter of row) {
    const piece = PIECES.get(letter);
    const square = squareAt(file, rank);
    if (piece !== undefined && square !== undefined) pieces.push([square, piece]);
    file += piece === undefined ? Number(letter) : 1;
  }
  return file;
};

/** The one form of FEN we write: `k a b n r c p`, `w`/`b`, and `- - 0 1`, or for 0 the plies since a capture. */
export const makeFen = ({ pieces, turn, quiet = 0 }: Setup): string => {
  const rows = Array.from({ length: RANKS }, (_, i) => makeRank(pieces, RANKS - 1 - i));
  return `${rows.join('/')} ${turn === 'red' ? 'w' : 'b'} - - ${String(quiet)} 1`;
};

const makeRank = (pieces: Setup['pieces'], rank: number): string => {
  const letters = Array.from({ length: FILES }, (_, file) => {
    const square = squareAt(file, rank);
    const piece = square === undefined ? undefined : pieces.get(square);
    return piece === undefined ? '1' : letterIn(piece.color, LETTERS[piece.role].charAt(0));
  });
  return letters.join('').replace(/1+/g, (run) => String(run.length));
};
