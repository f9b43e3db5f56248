import { err, ok, type Result } from '../../base/result.ts';
import { squareAt, type Square } from '../../board/square.ts';
import { parseFen, START_FEN } from '../../position/fen.ts';
import { gamesIn, type Fields } from '../dhtmlxq/fields.ts';
import { shortened, type GameFault } from '../fault.ts';
import type { GameRecord } from '../game.ts';
import { resultIn } from '../movetext/tokens.ts';
import { beginsWithTag } from '../pgn/sections.ts';
import { lineOf, type LineMove } from '../stored/line.ts';
import { startOfPieces } from '../stored/start.ts';
import { treeOf } from '../stored/tree.ts';

const TAG = /\[(\/?)DHJHtmlXQ(?:_([A-Za-z0-9_]+))?\]/gu;

export const isDhjHtmlXq = (text: string): boolean => !beginsWithTag(text) && text.includes('[DHJHtmlXQ');

/** Reads the games of a text. How variations are written is not known. */
export const readDhjHtmlXq = (text: string): Result<GameRecord, GameFault>[] => {
  // Comments stand in tags without the name of the form.
  const named = text.replaceAll(/\[(\/?)(?:game_)?comment_(\d+_\d+)\]/gu, '[$1DHJHtmlXQ_comment_$2]');
  return gamesIn(named, TAG).map(readGame);
};

/** What the numbers of the fields mean. */
export const TAG_OF_NUMBER: ReadonlyMap<string, string> = new Map([
  ['10', 'Title'],
  ['11', 'Event'],
  ['13', 'Date'],
  ['14', 'Site'],
  ['15', 'Round'],
  ['16', 'Board'],
  ['17', 'Red'],
  ['28', 'Result'],
  ['29', 'RedTime'],
  ['30', 'BlackTime'],
  ['36', 'Opening'],
  ['37', 'Variation'],
  ['40', 'Annotator'],
  ['41', 'Author'],
  ['42', 'Recorder'],
]);

/** Board, side to move, first step and moves. */
const NO_TAG = /^(?:3[1-4]|.*comment.*)$/u;

const readGame = (fields: Fields): Result<GameRecord, GameFault> => {
  const board = (fields.get('31') ?? '').replaceAll(/\s+/gu, '').replaceAll('*', '1');
  const fen = board === '' ? START_FEN : (board.match(/.{1,9}/gu) ?? []).join('/');
  const setup = parseFen(fen);
  if (!setup.ok) return err({ code: 'fen', text: shortened(fen), fault: setup.fault });
  const digits = (fields.get('34') ?? '').replaceAll(/\s+/gu, '');
  const moves = (digits.match(/.{1,4}/gu) ?? []).map((text, i): LineMove => ({
    from: squareOf(text.slice(0, 2)),
    to: squareOf(text.slice(2)),
    comment: fields.get(`comment_0_${String(i + 1)}`),
  }));
  const stored = lineOf(moves, fields.get('comment_0_0'));
  const turn = fields.get('32') === '1' ? 'black' : 'red';
  const start = startOfPieces(setup.value.pieces, stored, turn, fields.get('10') ?? '');
  if (!start.ok) return start;
  const tags = [...fields]
    .filter(([key, value]) => value !== '' && !NO_TAG.test(key))
    .map(([key, value]) => [TAG_OF_NUMBER.get(key) ?? `DHJHtmlXQ_${key}`, value] as const);
  const result = resultIn(fields.get('28') ?? '') ?? '*';
  return ok({ tags: new Map(tags), start: start.value, result, ...treeOf(start.value, stored, asItIs) });
};

const asItIs = (comment: string): string => comment;

/** `72`: the file from Red's left, the rank from below. */
const squareOf = (digits: string): Square | undefined =>
  /^\d\d$/u.test(digits) ? squareAt(Number(digits[0]), Number(digits[1])) : undefined;
