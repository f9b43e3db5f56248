import { sayRecordFault } from '../explain/faults.ts';
import type { Locale } from '../explain/locale.ts';
import type { RecordFault } from '../record/fault.ts';
import { tagOf, type GameRecord } from '../record/game.ts';
import type { RecordReading } from '../record/read-record.ts';
import { breakOf, type Break } from './line.ts';
import type { InputPlace, Problem } from './problem.ts';

/** A game of a file: where it stands, and where it breaks off. */
export interface FiledGame {
  readonly place: InputPlace;
  readonly game: GameRecord;
  readonly broken?: Break;
}

/** The games that were read, each with its place; `file` is what their file is called, if it has a name. */
export const filedGames = (
  { games, refused }: RecordReading,
  locale: Locale,
  file?: string,
): readonly FiledGame[] => {
  const count = games.length + refused.length;
  const numbers = Array.from({ length: count }, (_, i) => i + 1).filter(
    (n) => !refused.some(({ game }) => game === n),
  );
  return games.map((game, i) => {
    const place = { file, game: count > 1 ? numbers[i] : undefined, id: tagOf(game.tags, 'Id') };
    const { brokenAt } = game;
    return brokenAt === undefined
      ? { place, game }
      : { place, game, broken: breakOf(brokenAt, game.start, locale, place) };
  });
};

/** Why a record, or a game of it, cannot be read, and where. */
export const unreadProblem = (fault: RecordFault, place: InputPlace, locale: Locale): Problem => ({
  code: fault.code,
  message: sayRecordFault(fault, locale),
  where: 'at' in fault ? { ...place, ...fault.at } : place,
  faults: [fault],
});
