import type { GameResult } from '../game.ts';
import { resultIn } from '../movetext/tokens.ts';
import type { Fields } from './fields.ts';

/** Tags that the form has fields of its own for. */
export const TAG_OF_FIELD: ReadonlyMap<string, string> = new Map([
  ['title', 'Title'],
  ['event', 'Event'],
  ['date', 'Date'],
  ['place', 'Site'],
  ['round', 'Round'],
  ['group', 'Group'],
  ['table', 'Board'],
  ['red', 'Red'],
  ['redname', 'RedName'],
  ['redteam', 'RedTeam'],
  ['redrating', 'RedElo'],
  ['redtime', 'RedTime'],
  ['black', 'Black'],
  ['blackname', 'BlackName'],
  ['blackteam', 'BlackTeam'],
  ['blackrating', 'BlackElo'],
  ['blacktime', 'BlackTime'],
  ['timerule', 'TimeControl'],
  ['open', 'Opening'],
  ['endtype', 'Termination'],
  ['remark', 'Annotator'],
  ['author', 'Author'],
  ['owner', 'Owner'],
  ['refer', 'Source'],
  ['type', 'Type'],
  ['gametype', 'GameType'],
]);

/** A tag that no field is for goes into one that other readers pass over. */
export const OTHER = 'tag_';

/** Fields that are the moves, the board, or how and by what program they are shown. */
const NO_TAG = /^(?:ver|init|generator|firstnum|length|binit|fen|movelist|result|move_.*|comment[\d_]*)$/u;

export const tagsOf = (fields: Fields): Map<string, string> =>
  new Map(
    [...fields]
      .filter(([key, value]) => value !== '' && !NO_TAG.test(key))
      .map(([key, value]) => [TAG_OF_FIELD.get(key) ?? otherTag(key), value]),
  );

/** The key as a tag; other formats want one that begins with a letter. */
const otherTag = (key: string): string => {
  const name = key.startsWith(OTHER) ? key.slice(OTHER.length) : key;
  return /^[A-Za-z]\w*$/u.test(name) ? name : `DhtmlXQ_${name}`;
};

const BY_LETTER: ReadonlyMap<string, GameResult> = new Map([
  ['W', '1-0'],
  ['L', '0-1'],
  ['D', '1/2-1/2'],
]);

/** What the form says of the outcome, in Chinese or by the letter of what Red did. */
export const resultOf = (said: string): GameResult => BY_LETTER.get(said) ?? resultIn(said) ?? '*';

export const WORD_OF_RESULT: Readonly<Record<GameResult, string>> = {
  '1-0': '红胜',
  '0-1': '黑胜',
  '1/2-1/2': '和棋',
  '*': '未知',
};
