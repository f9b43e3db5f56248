import type { Result } from '../../base/result.ts';
import { wxf } from '../../notation/wxf.ts';
import { makeFen, START_FEN } from '../../position/fen.ts';
import { playOn } from '../../notation/boards.ts';
import type { GameFault } from '../fault.ts';
import { mainMoves, tagOf, type GameRecord } from '../game.ts';
import { readSection } from '../pgn/read.ts';
import { sourceText } from '../source-text.ts';
import type { Section } from '../pgn/sections.ts';

/**
 * The WXF container of XieXie and PlayOK: a keyword a line, then the moves between `START{` and `}END`.
 *
 *     FORMAT  WXF
 *     RED     name;elo;;
 *     START{
 *      1. P3+1 c8.7   2. E7+5 c2.5
 *     }END
 */
const GAME = /^[ \t]*START[ \t]*\{([^}]*)(?:\}|$)/gimu;

export const isWxfFile = (text: string): boolean => /^[ \t]*START[ \t]*\{/imu.test(text);

export const readWxfFile = (text: string): Result<GameRecord, GameFault>[] => {
  const source = sourceText(text);
  let before = 0;
  return [...text.matchAll(GAME)].map((match) => {
    const [whole, moves = ''] = match;
    const from = match.index + whole.indexOf('{') + 1;
    const section: Section = { tags: tagsIn(text.slice(before, match.index)), from, to: from + moves.length };
    before = match.index + whole.length;
    return readSection(source, section);
  });
};

const TAG_OF_KEYWORD: ReadonlyMap<string, string> = new Map([
  ['FORMAT', 'Format'],
  ['RED', 'Red'],
  ['BLACK', 'Black'],
  ['RESULT', 'Result'],
  ['DATE', 'Date'],
  ['EVENT', 'Event'],
  ['FEN', 'FEN'],
]);

/** Tags that this format has a line for. */
export const WXF_TAGS: readonly string[] = ['Red', 'Black', 'Date', 'Event'];

const tagsIn = (text: string): Map<string, string> => {
  const tags = new Map<string, string>();
  for (const line of text.split(/[\r\n]+/u)) {
    const [, keyword = '', value = ''] = /^\s*([A-Z]+)\s+(.*)$/u.exec(line) ?? [];
    const tag = TAG_OF_KEYWORD.get(keyword);
    if (tag === undefined) continue;
    const isPlayer = keyword === 'RED' || keyword === 'BLACK';
    tags.set(tag, (isPlayer ? value.split(';', 1)[0] : value)?.trim() ?? '');
  }
  return tags;
};

export const writeWxfFile = (games: readonly GameRecord[]): string => games.map(writeGame).join('\n');

const writeGame = (game: GameRecord): string => {
  const fen = makeFen(game.start);
  const own = new Map([
    ['Format', 'WXF'],
    ['Result', game.result === '*' ? '' : game.result],
    ['FEN', fen === START_FEN ? '' : fen],
  ]);
  const lines = [...TAG_OF_KEYWORD].flatMap(([keyword, tag]) => {
    const value = own.get(tag) ?? tagOf(game.tags, tag) ?? '';
    return value === '' ? [] : [`${keyword}\t${value.replaceAll(/\s+/gu, ' ')}`];
  });
  return [...lines, 'START{', ...roundsOf(game), '}END', ''].join('\n');
};

/** Three rounds a line. */
const roundsOf = (game: GameRecord): string[] => {
  let position = game.start;
  const filler = position.turn === 'red' ? [] : ['...'];
  const texts = mainMoves(game).map((move) => {
    const text = wxf.make(position, move);
    const written = position.turn === 'red' ? text : text.toLowerCase();
    position = playOn(position, move);
    return written;
  });
  const plies = [...filler, ...texts];
  const rounds = Array.from(
    { length: Math.ceil(plies.length / 2) },
    (_, i) => `${String(i + 1).padStart(3)}. ${plies.slice(2 * i, 2 * i + 2).join(' ')}`,
  );
  return Array.from({ length: Math.ceil(rounds.length / 3) }, (_, i) =>
    rounds.slice(3 * i, 3 * i + 3).join('   '),
  );
};
