import { err, ok, type Result } from '../base/result.ts';
import { FILES, RANKS, squareAt, type Square } from '../board/square.ts';
import type { ByRole, Color, Piece, Role } from '../board/types.ts';
import type { Setup } from './setup.ts';

/** Where and how a FEN text is not well formed. `rank` counts 0–9 from Red's back rank, `column` from 1. */
export type FenFault =
  | { readonly code: 'empty' }
  | { readonly code: 'rank-count'; readonly count: number }
  | { readonly code: 'rank-length'; readonly rank: number; readonly length: number }
  | { readonly code: 'piece-letter'; readonly letter: string; readonly rank: number; readonly column: number }
  | { readonly code: 'turn'; readonly text: string };

const ROLE_OF_LETTER: Readonly<Partial<Record<string, Role>>> = {
  k: 'king',
  a: 'advisor',
  g: 'advisor',
  b: 'elephant',
  e: 'elephant',
  m: 'elephant',
  n: 'horse',
  h: 'horse',
  r: 'rook',
  c: 'cannon',
  p: 'pawn',
  s: 'pawn',
};

const LETTER_OF_ROLE: ByRole<string> = {
  king: 'k',
  advisor: 'a',
  elephant: 'b',
  horse: 'n',
  rook: 'r',
  cannon: 'c',
  pawn: 'p',
};

const TURN_OF: Readonly<Partial<Record<string, Color>>> = { w: 'red', r: 'red', b: 'black' };

/** The position that every game starts from unless it says otherwise. */
export const START_FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

/**
 * Reads a FEN: ranks from Black's back rank down, then the side to move (`w` or `r`, `b`; missing
 * means Red). Accepts the letters of all schools (E H G M S) and missing counters.
 */
export const parseFen = (fen: string): Result<Setup, FenFault> => {
  const [placement = '', turnText = 'w'] = fen.trim().split(/\s+/);
  if (placement === '') return err({ code: 'empty' });
  const pieces = parsePlacement(placement);
  if (!pieces.ok) return pieces;
  const turn = TURN_OF[turnText.toLowerCase()];
  if (turn === undefined) return err({ code: 'turn', text: turnText });
  return ok({ pieces: pieces.value, turn });
};

const parsePlacement = (placement: string): Result<Map<Square, Piece>, FenFault> => {
  const rows = placement.split('/');
  if (rows.length !== RANKS) return err({ code: 'rank-count', count: rows.length });
  const pieces: [Square, Piece][] = [];
  for (const [i, row] of rows.entries()) {
    const found = parseRank(row, RANKS - 1 - i);
    if (!found.ok) return found;
    pieces.push(...found.value);
  }
  return ok(new Map(pieces.sort(([a], [b]) => a - b)));
};

const parseRank = (row: string, rank: number): Result<[Square, Piece][], FenFault> => {
  const pieces: [Square, Piece][] = [];
  let file = 0;
  for (const [i, letter] of [...row].entries()) {
    if (letter >= '1' && letter <= '9') {
      file += Number(letter);
      continue;
    }
    const role = ROLE_OF_LETTER[letter.toLowerCase()];
    if (role === undefined) return err({ code: 'piece-letter', letter, rank, column: i + 1 });
    const square = squareAt(file, rank);
    if (square !== undefined) pieces.push([square, { color: letter < 'a' ? 'red' : 'black', role }]);
    file++;
  }
  return file === FILES ? ok(pieces) : err({ code: 'rank-length', rank, length: file });
};

/** The one form of FEN we write: `k a b n r c p`, `w`/`b`, counters `- - 0 1`. */
export const makeFen = ({ pieces, turn }: Setup): string => {
  const rows = Array.from({ length: RANKS }, (_, i) => makeRank(pieces, RANKS - 1 - i));
  return `${rows.join('/')} ${turn === 'red' ? 'w' : 'b'} - - 0 1`;
};

const makeRank = (pieces: Setup['pieces'], rank: number): string => {
  const letters = Array.from({ length: FILES }, (_, file) => {
    const square = squareAt(file, rank);
    const piece = square === undefined ? undefined : pieces.get(square);
    if (piece === undefined) return '1';
    const letter = LETTER_OF_ROLE[piece.role];
    return piece.color === 'red' ? letter.toUpperCase() : letter;
  });
  return letters.join('').replace(/1+/g, (run) => String(run.length));
};
