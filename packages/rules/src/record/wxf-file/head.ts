import { tagOf, type GameRecord } from '../game.ts';
import { makeFen, START_FEN } from '../../position/fen.ts';

const TAG_OF_KEYWORD: ReadonlyMap<string, string> = new Map([
  ['FORMAT', 'Format'],
  ['RED', 'Red'],
  ['BLACK', 'Black'],
  ['RESULT', 'Result'],
  ['DATE', 'Date'],
  ['EVENT', 'Event'],
  ['FEN', 'FEN'],
]);

/** Tags that this format has room for. */
export const WXF_TAGS: readonly string[] = [
  'Red',
  'RedElo',
  'Black',
  'BlackElo',
  'Date',
  'Event',
  'TimeControl',
];

/** The lines over the moves as tags: `RED name;elo;;`, `EVENT name ; 10m+0s`. */
export const tagsIn = (text: string): Map<string, string> => {
  const tags = new Map<string, string>();
  for (const line of text.split(/[\r\n]+/u)) {
    const [, keyword = '', value = ''] = /^\s*([A-Z]+)\s+(.*)$/u.exec(line) ?? [];
    const tag = TAG_OF_KEYWORD.get(keyword);
    if (tag === undefined) continue;
    const [said, more] = partsOf(tag, value.trim());
    tags.set(tag, said);
    const other = SECOND_TAG.get(tag);
    if (other !== undefined && more !== '') tags.set(other, more);
  }
  return tags;
};

/** What stands behind the semicolon. */
const SECOND_TAG: ReadonlyMap<string, string> = new Map([
  ['Red', 'RedElo'],
  ['Black', 'BlackElo'],
  ['Event', 'TimeControl'],
]);

const partsOf = (tag: string, value: string): readonly [string, string] => {
  if (!SECOND_TAG.has(tag)) return [value, ''];
  const [said = '', more = ''] = value.split(';', 2);
  return [said.trim(), more.trim()];
};

/** The lines for what the game says of itself. */
export const headOf = (game: GameRecord): string[] => {
  const fen = makeFen(game.start);
  const own = new Map([
    ['Format', 'WXF'],
    ['Result', game.result === '*' ? '' : game.result],
    ['FEN', fen === START_FEN ? '' : fen],
  ]);
  return [...TAG_OF_KEYWORD].flatMap(([keyword, tag]) => {
    const value = own.get(tag) ?? pairOf(game, tag);
    return value === '' ? [] : [`${keyword}\t${value}`];
  });
};

const pairOf = ({ tags }: GameRecord, tag: string): string => {
  const second = SECOND_TAG.get(tag);
  const said = oneLine(tagOf(tags, tag));
  const more = second === undefined ? '' : oneLine(tagOf(tags, second));
  if (second === undefined || said + more === '') return said;
  if (tag === 'Event') return more === '' ? said : `${said} ; ${more}`;
  return `${said};${more};;`;
};

/** A value between semicolons cannot have one; it becomes a full-width one. */
const oneLine = (value = ''): string => value.replaceAll(/\s+/gu, ' ').replaceAll(';', '；').trim();
