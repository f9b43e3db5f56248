import { err, mainLine, ok, readMoveText, type Line, type Result } from '@qili/rules';
import { positionIn } from './input.ts';
import { breakOf, gamesIn, type Break } from './records.ts';
import type { Place, Problem } from './terminal/problem.ts';
import type { Session } from './terminal/session.ts';

/** A game as the command sees it: where it stands, what its head says, its main line, and where that breaks off. */
export interface Sheet {
  readonly place: Place;
  readonly tags: ReadonlyMap<string, string>;
  readonly line: Line;
  readonly broken?: Break;
}

/** The games of a file or of standard input; what cannot be read is complained about and left out. */
export const sheetsIn = async (file: string, session: Session): Promise<readonly Sheet[]> => {
  const games = await gamesIn(file, session);
  return games.map(({ game, ...rest }) => ({ ...rest, tags: game.tags, line: mainLine(game) }));
};

/** The line from a position through moves in any notation. Every move must be good. */
export const sheetFrom = (
  fen: string,
  text: string,
  session: Session,
  place: Place = {},
): Result<Sheet, Problem> => {
  const start = positionIn(fen, session, place);
  if (!start.ok) return start;
  const moves = readMoveText(start.value, text);
  if (moves.ok) return ok({ place, tags: new Map(), line: { start: start.value, moves: moves.value } });
  // A column of the moves' text means nothing in the file that they were quoted from.
  const { ply, fault, text: unreadable } = moves.fault;
  return err(breakOf({ ply, fault, text: unreadable }, start.value, place, session).problem);
};
