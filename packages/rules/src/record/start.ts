import { invariant } from '../base/assert.ts';
import { err, ok, type Result } from '../base/result.ts';
import { parseFen, START_FEN } from '../position/fen.ts';
import { positionFrom, type Position } from '../position/position.ts';
import { foreignLetters } from './another-game.ts';
import type { GameFault } from './fault.ts';

/** The position of a FEN, or why it is none. */
export const positionOfFen = (fen: string): Result<Position, GameFault> => {
  const setup = parseFen(fen);
  const position = setup.ok ? positionFrom(setup.value) : undefined;
  if (position?.ok === true) return position;
  const letters = foreignLetters(fen);
  if (letters !== undefined) return err({ code: 'foreign-pieces', letters });
  if (!setup.ok) return err({ code: 'fen', text: fen, fault: setup.fault });
  return err({ code: 'setup', fen, faults: position?.fault ?? [] });
};

const initial = positionOfFen(START_FEN);
invariant(initial.ok, 'the start position is a position');

/** The position that games start from unless they say otherwise. */
export const START: Position = initial.value;

/** The start of a game by its FEN tag, which may be missing or empty. */
export const startOf = (fen: string | undefined): Result<Position, GameFault> =>
  fen === undefined || fen.trim() === '' ? ok(START) : positionOfFen(fen);

/** Whether a FEN says nothing of who is to move. */
export const lacksTurn = (fen: string): boolean => !/\s[wrb]\b/iu.test(fen.trim());

/** The same pieces with the other side to move, if that is a position at all. */
export const withOtherTurn = (position: Position): Position | undefined => {
  const other = positionFrom({ ...position, turn: position.turn === 'red' ? 'black' : 'red' });
  return other.ok ? other.value : undefined;
};

/** A FEN at the beginning of a text: ten ranks, then the side and the counters if they are there. */
const FEN =
  /^\s*([A-Za-z1-9]+(?:\/[A-Za-z1-9]+){9}(?:[ \t]+[wrb](?![\w-])(?:[ \t]+-[ \t]+-(?:[ \t]+\d+){0,2})?)?)/iu;

/** The same with the side and the counters glued on, as some corpora have it: `…/3K5w--01`. */
const GLUED = /^\s*([A-Za-z1-9]+(?:\/[A-Za-z1-9]+){8}\/[A-Za-z1-9]+?)([wrb])--\d+/u;

/** The FEN that a text begins with, and what follows it. */
export const fenAtStart = (text: string): { readonly fen: string; readonly length: number } | undefined => {
  const [glued, placement, turn] = GLUED.exec(text) ?? [];
  if (glued !== undefined && placement !== undefined && turn !== undefined)
    return { fen: `${placement} ${turn}`, length: glued.length };
  const match = FEN.exec(text);
  return match?.[1] === undefined ? undefined : { fen: match[1], length: match[0].length };
};
