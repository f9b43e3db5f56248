import {
  lossesOf,
  type GameRecord,
  type Keepable,
  type RecordFormat,
  type Shortening,
  sayBroken,
  type FiledGame,
} from '@qili/rules';
import type { Session } from './terminal/session.ts';

/** What of these games the format cannot hold, added up; undefined when it holds everything. */
export const sayLosses = (
  games: readonly GameRecord[],
  format: RecordFormat,
  { words, locale }: Session,
): string | undefined => {
  const { counted, dropped, keepable } = words.formats;
  const counts = new Map<Keepable, number>();
  const tags = new Set<string>();
  for (const { what, count, tags: names = [] } of games.flatMap((game) => lossesOf(game, format))) {
    counts.set(what, (counts.get(what) ?? 0) + count);
    for (const name of names) tags.add(name);
  }
  if (counts.size === 0) return undefined;
  const said = [...counts].map(([what, count]) => {
    const names = what === 'tags' ? ` (${[...tags].join(' ')})` : '';
    return counted(keepable[what], count) + names;
  });
  return dropped(format.id, said.join(locale === 'en' ? ', ' : '、'));
};

/** What a writer changed to make a game fit. */
export const sayShortening = (shortening: Shortening, games: number, { words }: Session): string => {
  const { cut, noSuchCharacter } = words.formats;
  const said =
    shortening.code === 'cut' ? cut(shortening.tag, shortening.kept) : noSuchCharacter(shortening.characters);
  return games > 1 ? `${words.gameNumber(shortening.game)}: ${said}` : said;
};

/** Says that variations of a game were cut where they go wrong. */
export const warnOfCuts = ({ game, place }: FiledGame, session: Session): void => {
  const { words, warn } = session;
  const [first] = game.brokenVariations;
  if (first === undefined) return;
  const said = words.formats.brokenVariations(
    game.brokenVariations.length,
    sayBroken(first, game.start, session.locale),
  );
  const number = place.game === undefined ? '' : `${words.gameNumber(place.game)}: `;
  warn(`${place.file ?? ''}: ${number}${said}`);
};
