import { err, ok, type Result } from '../../base/result.ts';
import { shortened, type GameFault } from '../fault.ts';
import type { GameRecord } from '../game.ts';
import { linesOf } from '../pgn/sections.ts';
import { fenAtStart, startOf } from '../start.ts';

/** The operations of EPD; `bm h2e2;` is advice and no move of a game. */
const OPERATION = /^(?:id|bm|am|pm|sm|ce|dm|pv|c\d|D\d|acd|acn|acs|hmvc|fmvn)\s[^;]*;/u;

/** A line of a list: a FEN, then a name behind a semicolon, operations, or nothing. */
interface Entry {
  readonly fen: string;
  readonly rest: string;
}

const entryOn = (line: string): Entry | undefined => {
  const found = fenAtStart(line);
  const rest = found === undefined ? '' : line.slice(found.length).trim();
  if (found === undefined || !(rest === '' || /^[;；]/u.test(rest) || OPERATION.test(rest))) return undefined;
  return { fen: found.fen, rest };
};

const isRemark = (line: string): boolean => /^\s*(?:$|[#%;])/u.test(line);

/** Lines that show whether a text is a list. */
const ENOUGH = 20;

/** Whether the lines of a text are positions and nothing else. */
export const isFenList = (text: string): boolean => {
  let positions = 0;
  for (const { text: line } of linesOf(text)) {
    if (isRemark(line)) continue;
    if (entryOn(line) === undefined) return false;
    if (++positions === ENOUGH) return true;
  }
  return positions > 0;
};

/** Reads a position a line as a game without moves. A line that is none is listed with its fault. */
export const readFenList = (text: string): Result<GameRecord, GameFault>[] => {
  const games: Result<GameRecord, GameFault>[] = [];
  let line = 0;
  for (const { text: content } of linesOf(text)) {
    line++;
    if (isRemark(content)) continue;
    const entry = entryOn(content);
    if (entry !== undefined) games.push(gameOf(entry));
    else {
      const at = { line, column: 1 };
      games.push(err({ code: 'no-moves', text: shortened(content.trim()), at }));
    }
  }
  return games;
};

const gameOf = ({ fen, rest }: Entry): Result<GameRecord, GameFault> => {
  const start = startOf(fen);
  if (!start.ok) return start;
  const isName = /^[;；]/u.test(rest);
  const title = isName ? rest.slice(1).trim() : (/\bid\s+"([^"]*)"/u.exec(rest)?.[1] ?? '');
  return ok({
    tags: new Map(title === '' ? [] : [['Title', title]]),
    start: start.value,
    result: '*',
    children: [],
    comments: isName || rest === '' ? [] : [rest],
    brokenVariations: [],
  });
};
