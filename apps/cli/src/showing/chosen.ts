import { mainLine, positionAfter, setupAsked, type FiledGame } from '@qili/rules';
import { gamesIn } from '../records.ts';
import type { Session } from '../terminal/session.ts';
import type { Picture } from './picture.ts';

/** What of which input is shown. */
export interface Chosen {
  readonly fen?: string;
  /** A game of the file, from 1. */
  readonly game: number;
  readonly ply?: number;
}

/** The position of a FEN, which need not be one of a game, or of a game after a ply. Complains where there is none. */
export const pictureOf = async (
  file: string,
  chosen: Chosen,
  session: Session,
): Promise<Picture | undefined> => {
  if (chosen.fen !== undefined) {
    const setup = setupAsked(chosen.fen, session.locale);
    if (setup.ok) return { setup: setup.value };
    session.complain(setup.fault);
    return undefined;
  }
  const filed = await gameOf(file, chosen, session);
  if (filed === undefined) return undefined;
  const whole = mainLine(filed.game);
  const last = whole.moves.length;
  const { ply = last } = chosen;
  if (ply > last) {
    const message = session.words.noSuchPly(ply, last);
    session.complain({ code: 'no-such-ply', message, where: filed.place });
    return undefined;
  }
  const line = { start: whole.start, moves: whole.moves.slice(0, ply) };
  return { setup: positionAfter(line, ply), line };
};

/** The chosen game of a file, with what is wrong in it said. */
export const gameOf = async (
  file: string,
  { game: number }: Chosen,
  session: Session,
): Promise<FiledGame | undefined> => {
  const games = await gamesIn(file, session);
  if (games.length === 0) return undefined;
  // The files of an archive count their games each for itself; here they are counted through.
  const several = new Set(games.map(({ place }) => place.file)).size > 1;
  const filed = several ? games[number - 1] : games.find(({ place }) => (place.game ?? 1) === number);
  if (filed === undefined) {
    const message = session.words.noSuchGame(number, games.length);
    session.complain({ code: 'no-such-game', message, where: { file } });
  } else if (filed.broken !== undefined) session.complain(filed.broken.problem);
  return filed;
};
