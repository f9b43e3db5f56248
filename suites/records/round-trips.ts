import {
  FORMAT_IDS,
  FORMATS,
  mainMoves,
  makeFen,
  readRecord,
  type FormatId,
  type GameRecord,
  type Keepable,
  type RecordFormat,
} from '@qili/rules';
import { outlineOf, remarkOutlineOf, SAMPLES } from './samples.ts';

/** Every two formats that are written. */
export const PAIRS: readonly (readonly [FormatId, FormatId])[] = FORMAT_IDS.flatMap((a) =>
  FORMAT_IDS.filter((b) => a !== b && FORMATS[a].write !== undefined && FORMATS[b].write !== undefined).map(
    (b) => [a, b] as const,
  ),
);

/** A few of the samples: games, one with tandem pawns, one with Black to move, one without moves. */
const GAMES = SAMPLES.filter((_, i) => i % 6 === 0 || i >= 12);

/** What a game becomes when it is written in a format and read again; undefined where it cannot be read. */
const through = (game: GameRecord | undefined, id: FormatId): GameRecord | undefined => {
  const bytes = game === undefined ? undefined : FORMATS[id].write?.([game]).bytes;
  const reading = bytes === undefined ? undefined : readRecord(bytes);
  return reading?.ok === true ? reading.value.games[0] : undefined;
};

/** Tags that PGN makes anew. */
const MADE = /^(?:Game|Result|FEN|Format)$/u;

/**
 * What two readings of a game must have in common when it has been through formats that both keep
 * it: what either drops is not compared.
 */
const common = (game: GameRecord | undefined, formats: readonly RecordFormat[]): unknown => {
  if (game === undefined) return undefined;
  const keep = (what: Keepable): boolean => formats.every((format) => format.keeps.includes(what));
  const room = (tag: string): boolean =>
    formats.every(({ tags }) => tags === undefined || tags.includes(tag));
  const outline = keep('nags') ? outlineOf : remarkOutlineOf;
  return {
    moves: mainMoves(game),
    start: keep('start') ? makeFen(game.start) : undefined,
    result: keep('result') ? game.result : undefined,
    tags: [...game.tags].filter(([tag, value]) => value !== '' && !MADE.test(tag) && room(tag)).toSorted(),
    tree: keep('variations') && keep('comments') ? outline(game) : undefined,
  };
};

/** A to B and back to A: how many of the games differ in what both keep. */
export const differentAfter = ([a, b]: readonly [FormatId, FormatId]): number => {
  const formats = [FORMATS[a], FORMATS[b]];
  const isSame = (game: GameRecord): boolean => {
    const [before, after] = [through(game, a), through(through(through(game, a), b), a)];
    return (
      before !== undefined &&
      JSON.stringify(common(before, formats)) === JSON.stringify(common(after, formats))
    );
  };
  return GAMES.filter((game) => !isSame(game)).length;
};
