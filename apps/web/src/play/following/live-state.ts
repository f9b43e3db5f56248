import type { GameRole, LiveFault, LiveGame, ServerMessage } from '@qili/protocol';
import {
  colorAt,
  lineFrom,
  parseFen,
  parseMoveName,
  positionFrom,
  sayMove,
  positionAfter,
  type Color,
  type Line,
} from '@qili/rules';

/** A live game as this page knows it. */
export interface Live {
  readonly you: GameRole;
  readonly game: LiveGame;
  /** How far the server's clock is before ours, in milliseconds. */
  readonly ahead: number;
  /** Why the last thing that was asked was not done; gone with the next that was. */
  readonly fault: LiveFault | undefined;
  /** Whether something was missed, so that the whole game must be asked for again. */
  readonly isBehind: boolean;
}

/** What this page knows after a message of the server. */
export const heard = (live: Live | undefined, message: ServerMessage): Live | undefined => {
  switch (message.kind) {
    case 'game': {
      const { you, game } = message;
      return { ahead: live?.ahead ?? 0, fault: live?.fault, you, game, isBehind: false };
    }
    case 'step':
      return live && stepped(live, message);
    case 'acknowledged':
      return live && { ...live, fault: undefined };
    case 'refused':
      return live && { ...live, fault: message.fault };
    case 'pong': {
      const back = Date.now();
      return live && { ...live, ahead: message.now - (message.sent + back) / 2 };
    }
    case 'bye':
      return live;
  }
};

const stepped = (live: Live, { step, now }: Extract<ServerMessage, { kind: 'step' }>): Live => {
  const { game } = live;
  if (step.seq <= game.seq) return live;
  if (step.seq !== game.seq + 1) return { ...live, isBehind: true };
  let { moves, notes } = game;
  for (const event of step.events) {
    if (event.kind === 'moved') {
      const { ply, iccs, left } = event;
      moves = [...moves, { ply, iccs, left, at: step.at, text: textOf(game, moves, iccs) }];
    } else {
      if (event.kind === 'corrected') moves = moves.slice(0, event.plies);
      if (event.kind !== 'touched' && event.kind !== 'opened')
        notes = [...notes, { ply: moves.length, at: step.at, event }];
    }
  }
  return { ...live, game: { ...game, ...now, moves, notes } };
};

const textOf = ({ terms }: LiveGame, moves: LiveGame['moves'], iccs: string): string => {
  const line = lineOf(terms.fen, moves);
  const move = parseMoveName(iccs);
  return line === undefined || move === undefined
    ? iccs
    : sayMove(positionAfter(line, line.moves.length), move, 'zh-Hans');
};

/** The line of a live game; undefined where it is none, which the server does not let happen. */
export const lineOf = (fen: string, moves: readonly { readonly iccs: string }[]): Line | undefined => {
  const setup = parseFen(fen);
  const start = setup.ok ? positionFrom(setup.value) : undefined;
  if (start?.ok !== true) return undefined;
  const line = lineFrom(
    start.value,
    moves.flatMap(({ iccs }) => parseMoveName(iccs) ?? []),
  );
  return line.ok ? line.value : undefined;
};

/** Milliseconds that a side has left at a moment of our clock; undefined in a game without clocks. */
export const leftAt = ({ game, ahead }: Live, color: Color, moment: number): number | undefined => {
  const { clocks } = game;
  if (clocks === null) return undefined;
  const spent = clocks.running === color ? moment + ahead - clocks.now : 0;
  return Math.max(0, clocks[color] - Math.max(0, spent));
};

/** The side that somebody plays; undefined for arbiters and watchers. */
export const sideOf = (you: GameRole): Color | undefined =>
  you === 'red' || you === 'black' ? you : undefined;

/** Whether it is this page's user who moves now. */
export const isYourTurn = ({ you, game }: Live): boolean =>
  game.status === 'playing' && sideOf(you) === game.turn;

/** The side that moves at a ply of the game. */
export const moverAt = ({ terms }: LiveGame, ply: number): Color =>
  colorAt(ply, / b\b/u.test(terms.fen) ? 'black' : 'red');
