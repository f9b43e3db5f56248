import {
  lineAsked,
  mainLine,
  ok,
  type Break,
  type InputPlace,
  type Line,
  type Problem,
  type Result,
} from '@qili/rules';
import { gamesIn } from './records.ts';
import type { Session } from './terminal/session.ts';

/** A game as the command sees it: where it stands, what its head says, its main line, and where that breaks off. */
export interface Sheet {
  readonly place: InputPlace;
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
  { locale }: Session,
  place: InputPlace = {},
): Result<Sheet, Problem> => {
  const line = lineAsked(fen, text, locale, place);
  return line.ok ? ok({ place, tags: new Map(), line: line.value }) : line;
};
