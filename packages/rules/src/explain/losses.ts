import type { Keepable, RecordFormat, Shortening } from '../record/format.ts';
import type { GameRecord } from '../record/game.ts';
import { lossesOf } from '../record/losses.ts';
import { FORMAT_WORDS } from './format-words.ts';
import type { Locale } from './locale.ts';

/** What of these games the format cannot hold, added up; undefined when it holds everything. */
export const sayLosses = (
  games: readonly GameRecord[],
  format: RecordFormat,
  locale: Locale,
): string | undefined => {
  const { counted, dropped, keepable } = FORMAT_WORDS[locale];
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
export const sayShortening = (shortening: Shortening, locale: Locale): string => {
  const { cut, noSuchCharacter } = FORMAT_WORDS[locale];
  return shortening.code === 'cut'
    ? cut(shortening.tag, shortening.kept)
    : noSuchCharacter(shortening.characters);
};
