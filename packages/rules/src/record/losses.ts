import { makeFen, START_FEN } from '../position/fen.ts';
import { KEEPABLES, type Keepable, type RecordFormat } from './format.ts';
import { countsOf, nodesOf, tagOf, type GameRecord } from './game.ts';

/** Something of a game that a format cannot hold: how much of it, and of tags their names. */
export interface Loss {
  readonly what: Keepable;
  readonly count: number;
  readonly tags?: readonly string[];
}

/** What would be dropped if the game were written in the format, in the order of {@link KEEPABLES}. */
export const lossesOf = (game: GameRecord, format: RecordFormat): Loss[] =>
  KEEPABLES.filter((what) => !format.keeps.includes(what)).flatMap((what): Loss[] => {
    if (what === 'tags') return lostTags(game, format);
    const count = COUNT[what](game);
    return count === 0 ? [] : [{ what, count }];
  });

const CLOCKS = ['RedTime', 'BlackTime'];
const ANNOTATOR = ['Annotator'];

const COUNT: Readonly<Record<Exclude<Keepable, 'tags'>, (game: GameRecord) => number>> = {
  start: ({ start }) => (makeFen(start) === START_FEN ? 0 : 1),
  result: ({ result }) => (result === '*' ? 0 : 1),
  variations: (game) => countsOf(game).variations,
  comments: (game) => countsOf(game).comments,
  nags: (game) => nodesOf(game).reduce((count, { nags }) => count + nags.length, 0),
  clocks: (game) => saying(game.tags, CLOCKS) + movesTimed(game),
  annotator: ({ tags }) => saying(tags, ANNOTATOR),
};

/** Times of single moves stand in comments, `[%clk 0:12:30]`, `[%emt 0:00:05]`: they go where comments go. */
const TIMED = /\[%(?:clk|emt)\s/u;

const movesTimed = (game: GameRecord): number =>
  nodesOf(game).filter(({ comments }) => comments.some((comment) => TIMED.test(comment))).length;

/** How many of these tags say something. */
const saying = (tags: GameRecord['tags'], names: readonly string[]): number =>
  names.filter((name) => (tagOf(tags, name) ?? '') !== '').length;

/** Tags that every writer makes anew from what the record itself knows. */
const IMPLIED = /^(?:game|format|fen|setup|result|plycount)$/iu;

/** Tags that say something and have no room, but for those that are losses of their own kind. */
const lostTags = ({ tags }: GameRecord, { tags: room = [] }: RecordFormat): Loss[] => {
  const apart = new Set([...room, ...CLOCKS, ...ANNOTATOR].map((tag) => tag.toLowerCase()));
  const names = [...tags]
    .filter(([tag, value]) => value !== '' && !IMPLIED.test(tag) && !apart.has(tag.toLowerCase()))
    .map(([tag]) => tag);
  return names.length === 0 ? [] : [{ what: 'tags', count: names.length, tags: names }];
};
