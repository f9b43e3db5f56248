import { MOST_PLIES, type ClientMessage, type GameEvent } from '@qili/protocol';
import {
  isLegalMove,
  legalMoves,
  ok,
  parseMoveName,
  parseSquare,
  squareName,
  type Color,
  type Result,
} from '@qili/rules';
import { endedByMove } from './endings.ts';
import { refused, type Refused } from './fault.ts';
import { timesAt, turnOf, type Game } from './game.ts';
import type { Table } from './table.ts';

type Decision = Result<readonly GameEvent[], Refused>;

/** Why the side may not move anything now; undefined if it may. */
const idleReason = (game: Game, color: Color): Result<never, Refused> | undefined => {
  if (game.status === 'waiting') return refused('waiting');
  if (game.status === 'paused') return refused('paused');
  return turnOf(game) === color ? undefined : refused('not-your-turn');
};

/** A move, and the end of the game if that follows. */
export const decideMove = (
  table: Table,
  { ply, iccs, despite }: Extract<ClientMessage, { readonly kind: 'move' }>,
  color: Color,
  at: number,
): Decision => {
  const { game } = table;
  const reason = idleReason(game, color);
  if (reason !== undefined) return reason;
  if (ply !== game.moves.length) return refused('wrong-ply', { ply: game.moves.length });
  if (ply >= MOST_PLIES) return refused('too-long');
  const move = parseMoveName(iccs);
  if (move === undefined || !isLegalMove(table.position, move)) return refused('illegal');
  const { touched } = game;
  if (touched !== null && touched !== squareName(move.from)) return refused('touched', { square: touched });
  const danger = table.dangers.find((each) => each.iccs === iccs);
  if (danger?.rule === 'ban' && !despite) return refused('would-offend', { danger });
  const moved: GameEvent = { kind: 'moved', ply, iccs, left: leftAfter(game, color, at) };
  const ended = endedByMove(table.stateAfter(move));
  return ok(ended === undefined ? [moved] : [moved, ended]);
};

/** What the mover has left, with his increment. */
const leftAfter = ({ clocks, terms: { clock } }: Game, color: Color, at: number): number | null =>
  clocks && timesAt(clocks, at)[color] + (clock?.increment ?? 0);

/** 摸子: from now on the piece has to move. Only a piece that can is touched. */
export const decideTouch = (table: Table, square: string, color: Color): Decision => {
  const { game } = table;
  const reason = idleReason(game, color);
  if (reason !== undefined) return reason;
  if (game.touched !== null) return refused('touched', { square: game.touched });
  const from = parseSquare(square);
  const canMove = legalMoves(table.position).some((move) => move.from === from);
  return game.terms.touchMove && canMove ? ok([{ kind: 'touched', square }]) : refused('cannot-move');
};
