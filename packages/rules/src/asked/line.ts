import { err, ok, type Result } from '../base/result.ts';
import { colorAt, roundOf, sayBreak } from '../explain/faults.ts';
import type { Locale } from '../explain/locale.ts';
import { MESSAGES } from '../explain/messages/languages.ts';
import type { Line } from '../position/line.ts';
import type { Position } from '../position/position.ts';
import type { BrokenAt } from '../record/game.ts';
import { readMoveText } from '../record/movetext/read-moves.ts';
import type { InputPlace, Problem } from './problem.ts';
import { positionAsked } from './start.ts';
import { ASKED_WORDS } from './words.ts';

/** The line from a position through moves in any notation. Every move must be good. */
export const lineAsked = (
  fen: string,
  text: string,
  locale: Locale,
  place: InputPlace = {},
): Result<Line, Problem> => {
  const start = positionAsked(fen, locale, place);
  if (!start.ok) return start;
  const moves = readMoveText(start.value, text);
  if (moves.ok) return ok({ start: start.value, moves: moves.value });
  // A column of the moves' text means nothing in the file that they were quoted from.
  const { ply, fault, text: unreadable } = moves.fault;
  return err(breakOf({ ply, fault, text: unreadable }, start.value, locale, place).problem);
};

/** Where and why a record goes wrong half-way. */
export interface Break {
  readonly at: { readonly ply: number; readonly text: string; readonly fault: string };
  readonly problem: Problem;
}

export const breakOf = (broken: BrokenAt, start: Position, locale: Locale, place: InputPlace): Break => {
  const { ply, text, fault, at } = broken;
  const where = { ...place, ...at, ply };
  return {
    at: { ply, text, fault: fault.code },
    problem: { code: fault.code, message: sayBroken(broken, start, locale), where, faults: [fault] },
  };
};

/** Whose move of which round goes wrong, and how. */
export const sayBroken = (broken: BrokenAt, start: Position, locale: Locale): string => {
  const turn = MESSAGES[locale].turn(roundOf(broken.ply, start.turn), colorAt(broken.ply, start.turn));
  return ASKED_WORDS[locale].inTurn(turn, sayBreak(broken, locale));
};
