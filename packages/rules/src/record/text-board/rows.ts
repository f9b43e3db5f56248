import { FILES, RANKS } from '../../board/square.ts';
import { ROLE_OF_GLYPH } from '../../notation/glyphs.ts';
import type { Place } from '../game.ts';

/** A row of nine points drawn in a text. */
export interface DrawnRow {
  readonly points: readonly DrawnPoint[];
  readonly at: Place;
}

/** `+` for an empty point, a letter for a piece, a capital for Red's; or a character in brackets that show its side. */
export interface DrawnPoint {
  readonly sign: string;
  readonly bracket?: Bracket;
}
type Bracket = 'round' | 'square';

/** Rows of one board are at most so many lines apart: between two there is one for the lines down, or none. */
const GAP = 3;

/** The rows of points in a text, board by board. */
export const drawnBoards = (text: string): DrawnRow[][] => {
  const boards: DrawnRow[][] = [];
  let last = -GAP - 1;
  for (const [i, line] of linesIn(text).entries()) {
    const points = pointsOn(line);
    if (points === undefined) continue;
    const isNext = i - last > GAP || boards.at(-1)?.length === RANKS;
    if (isNext) boards.push([]);
    boards.at(-1)?.push({ points, at: { line: i + 1, column: 1 } });
    last = i;
  }
  return boards;
};

/** The lines of a text, or of a script on a web page that prints it, without the colours of a terminal. */
const linesIn = (text: string): string[] =>
  text.replaceAll(/(?:[^\P{Cc}\r\n]|\\r|\\x1[bB]|\\033)\[[\d;]*m/gu, '').split(/\r\n?|\n|\\n/u);

const GLYPHS = [...ROLE_OF_GLYPH.keys()].join('');
const POINT = new RegExp(
  `[(（]([${GLYPHS}])[)）]|[[【]([${GLYPHS}])[\\]】]|[├┼┤┌┬┐└┴┘※╳＊*╋┠┨┯┷┏┓┗┛┝┥┰┸]`,
  'gu',
);
const LETTERS = /^-*([+*A-Za-z](?:-+[+*A-Za-z]){8})-*$/u;

/** The points of a row: nine pieces or crossings, whatever stands between; undefined for any other line. */
const pointsOn = (line: string): readonly DrawnPoint[] | undefined => {
  const letters = LETTERS.exec(line.replaceAll(/[<>]/gu, '-').trim())?.[1];
  if (letters !== undefined) return letters.split(/-+/u).map((sign) => ({ sign: sign.replace('*', '+') }));
  if (line.length < FILES) return undefined;
  const points = [...line.matchAll(POINT)].map(([, round, square]): DrawnPoint => {
    if (round !== undefined) return { sign: round, bracket: 'round' };
    return square === undefined ? { sign: '+' } : { sign: square, bracket: 'square' };
  });
  return points.length === FILES ? points : undefined;
};

/** The brackets of Red's pieces: those around 帅, or else those that are not around 将; round where no king says. */
export const redBracket = (rows: readonly DrawnRow[]): Bracket => {
  const points = rows.flatMap((row) => row.points);
  const around = (kings: string): Bracket | undefined =>
    points.find(({ sign, bracket }) => bracket !== undefined && kings.includes(sign))?.bracket;
  return around('帅帥') ?? (around('将將') === 'round' ? 'square' : 'round');
};
