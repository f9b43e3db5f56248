import { setTimeout as pause } from 'node:timers/promises';
import { liveGameSchema, type OpenedGame } from '@qili/protocol';
import {
  legalMoves,
  moveName,
  parseFen,
  parseMoveName,
  play,
  positionFrom,
  START_FEN,
  type Position,
} from '@qili/rules';
import { asking } from '../desk.ts';
import { openGame, Player } from '../player.ts';

/** A move that a server has acknowledged. */
export interface Acknowledged {
  readonly ply: number;
  readonly iccs: string;
  readonly ms: number;
}

/** A live game that a program plays on both sides, each over a socket of its own. */
export interface Match {
  readonly opened: OpenedGame;
  readonly moves: Acknowledged[];
  /** Moves that were refused, by fault. */
  readonly refused: string[];
}

const startPosition = (): Position => {
  const setup = parseFen(START_FEN);
  const position = setup.ok ? positionFrom(setup.value) : setup;
  if (!position.ok) throw new Error('the start is a position');
  return position.value;
};

/** Some legal move, the same in every run, that does not take the game back and forth. */
const moveIn = (position: Position, seed: number): string | undefined => {
  const moves = legalMoves(position);
  const move = moves[(seed * 7919) % Math.max(1, moves.length)];
  return move && moveName(move);
};

export const openMatch = async (address: string): Promise<Match> => ({
  opened: await openGame(asking(address)),
  moves: [],
  refused: [],
});

export interface Seats {
  red: Player;
  black: Player;
}

export const seat = async (address: string, { opened: { id, secrets } }: Match): Promise<Seats> => {
  const [red, black] = await Promise.all([
    Player.join(address, id, secrets.red),
    Player.join(address, id, secrets.black),
  ]);
  return { red, black };
};

/** Plays a move a second until a moment; `seed` makes games differ. Ends early when a socket is lost. */
export const playUntil = async (match: Match, seats: Seats, until: number, seed: number): Promise<void> => {
  let position = match.moves.reduce((before, { iccs }) => after(before, iccs), startPosition());
  await pause((seed % 100) * 10);
  while (Date.now() < until) {
    const ply = match.moves.length;
    const iccs = moveIn(position, seed + ply * 31);
    if (iccs === undefined) return;
    const began = performance.now();
    const mover = position.turn === 'red' ? seats.red : seats.black;
    const request = { kind: 'move', id: `p${String(ply)}`, ply, iccs, despite: true } as const;
    const answer = await Promise.race([mover.ask(request), mover.closed]);
    if (typeof answer === 'number') return;
    const spent = performance.now() - began;
    if (answer !== 'acknowledged') {
      match.refused.push(answer);
      return;
    }
    match.moves.push({ ply, iccs, ms: spent });
    for (const player of [seats.red, seats.black]) player.heard.length = 0;
    position = after(position, iccs);
    await pause(Math.max(0, 1000 - spent));
  }
};

const after = (position: Position, iccs: string): Position => {
  const move = parseMoveName(iccs);
  if (move === undefined) throw new Error(iccs);
  return play(position, move);
};

/** What the server has of a match against what it has acknowledged: moves lost, and moves that are there twice. */
export const compare = async (
  address: string,
  match: Match,
): Promise<{ lost: number; doubled: number; more: number }> => {
  const { json } = await asking(address).ask(`/api/v1/games/${match.opened.id}`);
  const { moves } = liveGameSchema.parse(json);
  const lost = match.moves.filter(({ ply, iccs }) => moves[ply]?.iccs !== iccs).length;
  const doubled = moves.filter(({ ply }, i) => ply !== i).length;
  return { lost, doubled, more: moves.length - match.moves.length };
};
