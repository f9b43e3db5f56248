import type { FenFault } from '../position/fen.ts';
import type { SetupFault } from '../position/validate.ts';
import type { Place } from './game.ts';

/** Why one game of a record cannot be read at all; the others are. */
export type GameFault =
  | { readonly code: 'fen'; readonly text: string; readonly fault: FenFault }
  | { readonly code: 'setup'; readonly fen: string; readonly faults: readonly SetupFault[] }
  /** A game of another kind by its own word: 揭棋, Manchu chess, Western chess … */
  | { readonly code: 'other-game'; readonly name: string }
  /** A game of another kind by what stands on its board; `letters` of the FEN are no pieces of xiangqi. */
  | { readonly code: 'foreign-pieces'; readonly letters: string }
  /** A move in good form that no game of xiangqi begins with, in a text that gives no other start. */
  | { readonly code: 'foreign-move'; readonly text: string; readonly at: Place }
  /** Text, but nothing in it that is a move in any notation; `text` is what stands where one was expected. */
  | { readonly code: 'no-moves'; readonly text: string; readonly at: Place }
  /** No piece on the board: a heading between the games of a library. */
  | { readonly code: 'empty-board'; readonly title: string }
  /** A board drawn in text of which not all rows can be made out. */
  | { readonly code: 'board-rows'; readonly rows: number; readonly at: Place }
  /** A part of a binary file that is not what it must be; `byte` counts from 0. */
  | { readonly code: 'damaged'; readonly part: DamagedPart; readonly byte: number }
  /** A file of a version of its format that nobody has described. */
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'json'; readonly message: string; readonly at: Place };

export type DamagedPart = 'header' | 'keys' | 'index' | 'moves' | 'checksum';

/** Why a record gives no game. */
export type RecordFault =
  | GameFault
  | { readonly code: 'empty' }
  /** Larger than any record; the most in MiB. */
  | { readonly code: 'too-big'; readonly most: number }
  /** Neither text nor a known binary format; `begins` shows its first bytes in hexadecimal. */
  | { readonly code: 'binary'; readonly begins: string };

/** What stands in a record, short enough for a message. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
