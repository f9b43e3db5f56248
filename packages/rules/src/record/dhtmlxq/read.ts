import { err, ok, type Result } from '../../base/result.ts';
import type { Square } from '../../board/square.ts';
import type { Piece } from '../../board/types.ts';
import { parseFen, START_FEN } from '../../position/fen.ts';
import type { Setup } from '../../position/setup.ts';
import { shortened, type GameFault } from '../fault.ts';
import type { GameRecord } from '../game.ts';
import { beginsWithTag } from '../pgn/sections.ts';
import { storedOf } from '../stored/nested.ts';
import { SLOTS } from '../stored/slots.ts';
import { startOfPieces } from '../stored/start.ts';
import { treeOf } from '../stored/tree.ts';
import { gamesIn, type Fields } from './fields.ts';
import { squareOf, treeOfLines } from './lines.ts';
import { unwrapped, variablesIn } from './page.ts';
import { resultOf, tagsOf } from './tags.ts';

const TAG = /\[(\/?)DhtmlXQ(?:_([A-Za-z0-9_]+)|[A-Za-z]*)\]/gu;

/** Whether a text carries the form, plainly or in the name of a frame or a script. */
export const isDhtmlXq = (text: string): boolean =>
  !beginsWithTag(text) && /(?:\[|%5B)DhtmlXQ|\bDhtmlXQ_movelist\s*=/iu.test(text);

/** Reads the games of a text or a web page. */
export const readDhtmlXq = (text: string): Result<GameRecord, GameFault>[] => {
  const plain = unwrapped(text);
  const games = gamesIn(plain, TAG);
  const variables = variablesIn(plain);
  if (variables.has('movelist') && games.length <= 1) return [readGame(merged(games[0], variables))];
  return games.map(readGame);
};

/** The fields of a page, and from its scripts those that the fields leave empty. */
const merged = (fields: Fields = new Map(), variables: Fields): Fields =>
  new Map([...variables, ...[...fields].filter(([, value]) => value !== '')]);

const readGame = (written: Fields): Result<GameRecord, GameFault> => {
  const fields = new Map([...written].map(([key, value]) => [key, decoded(value)]));
  const { root, unplaced } = treeOfLines(fields);
  const stored = storedOf(root);
  const setup = setupOf(fields);
  if (!setup.ok) return setup;
  const { pieces, turn } = setup.value;
  const start = startOfPieces(pieces, stored, turn, fields.get('title') ?? '');
  if (!start.ok) return start;
  const tree = treeOf(start.value, stored, (comment) => comment);
  return ok({
    tags: tagsOf(fields),
    start: start.value,
    result: resultOf(fields.get('result') ?? ''),
    ...tree,
    brokenVariations: [...tree.brokenVariations, ...unplaced],
  });
};

/** `||` is a line end, `\u68cb` a character. */
const decoded = (value: string): string =>
  value
    .replaceAll('||', '\n')
    .replaceAll(/\\u([0-9a-f]{4})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .trim();

/** The board of `fen` or of `binit`; without both, the usual one. */
const setupOf = (fields: Fields): Result<Setup, GameFault> => {
  const fen = fields.get('fen') ?? '';
  const points = (fields.get('binit') ?? '').replaceAll(/\s+/gu, '');
  if (fen === '' && /^\d{64}$/u.test(points)) return ok({ pieces: piecesAt(points), turn: 'red' });
  const text = fen === '' ? points : fen;
  const setup = parseFen(text === '' ? START_FEN : text);
  return setup.ok ? setup : err({ code: 'fen', text: shortened(text), fault: setup.fault });
};

/** 32 points of two digits, in the order of the pieces; `99` has been taken. */
const piecesAt = (points: string): Map<Square, Piece> => {
  const pieces = new Map<Square, Piece>();
  for (const [i, piece] of SLOTS.entries()) {
    const square = squareOf(points.slice(2 * i, 2 * i + 2));
    if (square !== undefined) pieces.set(square, piece);
  }
  return pieces;
};
