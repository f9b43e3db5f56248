import { err, ok, type Result } from '../../base/result.ts';
import { squareAt, type Square } from '../../board/square.ts';
import { parseFen, START_FEN } from '../../position/fen.ts';
import { shortened, type GameFault } from '../fault.ts';
import type { BrokenAt, GameRecord } from '../game.ts';
import type { StoredMove, StoredMoves } from '../stored/records.ts';
import { resultByNumber } from '../stored/results.ts';
import { startOfPieces } from '../stored/start.ts';
import { treeOf } from '../stored/tree.ts';
import { attributeOf, elementsOf, type XmlElement } from './xml.ts';

export const TAG_OF_ELEMENT: ReadonlyMap<string, string> = new Map([
  ['Name', 'Title'],
  ['From', 'Source'],
  ['Contest', 'Event'],
  ['Round', 'Round'],
  ['Group', 'Group'],
  ['Table', 'Board'],
  ['Date', 'Date'],
  ['Site', 'Site'],
  ['TimeRule', 'TimeControl'],
  ['Red', 'Red'],
  ['RedTeam', 'RedTeam'],
  ['RedTime', 'RedTime'],
  ['RedRating', 'RedElo'],
  ['Black', 'Black'],
  ['BlackTeam', 'BlackTeam'],
  ['BlackTime', 'BlackTime'],
  ['BlackRating', 'BlackElo'],
  ['Referee', 'Referee'],
  ['Recorder', 'Recorder'],
  ['Commentator', 'Annotator'],
  ['Creator', 'Author'],
  ['ECCO', 'ECCO'],
  ['ResultType', 'Termination'],
]);

/** Reads one game. How variations are written has not been seen: what follows the end of the line is reported and left out. */
export const readCbf = (xml: string): Result<GameRecord, GameFault> => {
  const headEnd = xml.indexOf('<MoveList');
  const head = headEnd < 0 ? xml : xml.slice(0, headEnd);
  const said = (name: string): string => elementsOf(head, name)[0]?.text ?? '';
  const tags = new Map(
    [...TAG_OF_ELEMENT]
      .map(([element, tag]) => [tag, said(element)] as const)
      .filter(([, value]) => value !== ''),
  );
  const fen = said('FEN') === '' ? START_FEN : said('FEN');
  const setup = parseFen(fen);
  if (!setup.ok) return err({ code: 'fen', text: fen, fault: setup.fault });
  const elements = headEnd < 0 ? [] : elementsOf(xml.slice(headEnd), 'Move');
  const last = elements.findIndex((element) => attributeOf(element, 'end') === '1');
  const line = last < 0 ? elements : elements.slice(0, last + 1);
  const stored = storedFrom(line, last >= 0 || /<\/MoveList>|<MoveList\s*\/>/u.test(xml));
  const start = startOfPieces(setup.value.pieces, stored, setup.value.turn, tags.get('Title') ?? '');
  if (!start.ok) return start;
  const tree = treeOf(start.value, stored, (text) => text);
  const beyond = elements.slice(line.length);
  return ok({
    tags,
    start: start.value,
    result: resultByNumber(Number(said('RecordResult'))),
    ...tree,
    brokenVariations: [...tree.brokenVariations, ...unplaced(beyond, line.length - 1)],
  });
};

/** Moves as the other formats store them; the first element stands for the start of the game. */
const storedFrom = (elements: readonly XmlElement[], whole: boolean): StoredMoves<string> => ({
  moves: elements.map((element, i) => storedMove(element, !whole || i + 1 < elements.length)),
  whole,
});

const storedMove = (element: XmlElement, hasNext: boolean): StoredMove<string> => {
  const [from, to] = (attributeOf(element, 'value') ?? '').split('-').map(squareOf);
  return { from, to, hasNext, hasSibling: false, comment: element.text };
};

/** `77`: the file from Red's left, the rank from the top. */
const squareOf = (text: string): Square | undefined =>
  /^\d\d$/u.test(text) ? squareAt(Number(text[0]), 9 - Number(text[1])) : undefined;

const unplaced = ([first, ...rest]: readonly XmlElement[], ply: number): BrokenAt[] => {
  if (first === undefined) return [];
  const text = shortened(`<Move ${first.attributes.trim()}>`);
  return [{ ply, text, fault: { code: 'syntax', text }, lost: 1 + rest.length }];
};
