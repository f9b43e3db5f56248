import { err, ok, type Result } from '../../base/result.ts';
import type { Position } from '../../position/position.ts';
import { foreignLetters, otherGameOf } from '../another-game.ts';
import { shortened, type GameFault } from '../fault.ts';
import { tagOf, type GameRecord, type GameResult } from '../game.ts';
import { resultIn } from '../movetext/tokens.ts';
import { readMoves, readMoveText, type MovesRead } from '../movetext/read-moves.ts';
import { sectionsOf, type Section } from './sections.ts';
import { sourceText, type SourceText } from '../source-text.ts';
import { lacksTurn, START, startOf, withOtherTurn } from '../start.ts';

/** Reads all games of a PGN text: Chinese, WXF, ICCS, UCI or SAN-like moves, whatever the tags say. */
export const readPgn = (text: string): Result<GameRecord, GameFault>[] => {
  const source = sourceText(text);
  const sections = sectionsOf(text);
  const tagged = sections.some((section) => section.tags.size > 0);
  const games = sections.map((section) => ({ section, game: readSection(source, section) }));
  // Words before the first tag are no game, unless there are moves among them.
  return games
    .filter(({ section, game }) => !tagged || section.tags.size > 0 || game.ok)
    .map(({ game }) => game);
};

/** Reads one game: its tags, and the moves where they stand in the text. */
export const readSection = (source: SourceText, section: Section): Result<GameRecord, GameFault> => {
  const { tags } = section;
  const other = otherGameOf(tags);
  if (other !== undefined) return err({ code: 'other-game', name: other });
  const fen = tagOf(tags, 'FEN');
  const start = startOf(fen);
  if (!start.ok) return start;
  const { position, moves } = readFrom(start.value, fen, source, section);
  const unread =
    moves.unread ??
    (tags.size === 0 && isEmpty(moves)
      ? { text: source.text.slice(section.from).trim(), offset: section.from }
      : undefined);
  if (unread !== undefined && fen === undefined) return err(faultOf(unread, moves, source));
  const { children, comments, brokenAt, brokenVariations } = moves;
  return ok({
    tags,
    start: position,
    result: resultOf(tags, moves.result),
    comments: section.heading === undefined ? comments : [section.heading, ...comments],
    children,
    brokenVariations,
    ...(brokenAt === undefined ? {} : { brokenAt }),
  });
};

/** As much of a line as shows whether it has moves. */
const MOST_OF_LINE = 200;

/** Four slashes and pieces: a board of whatever size. */
const BOARD = /^(?:[^\s/]+\/){4}/u;

/** Why nothing was read: it is of another game, or nothing at all. */
const faultOf = (
  { text, offset }: NonNullable<MovesRead['unread']>,
  { brokenAt }: MovesRead,
  source: SourceText,
): GameFault => {
  // Lists write `name;moves`, where the moves would be a comment.
  const line = /^.*/u.exec(source.text.slice(offset, offset + MOST_OF_LINE))?.[0] ?? '';
  const named = line.indexOf(';') + 1;
  const listed = named === 0 ? undefined : readMoveText(START, line.slice(named));
  if (listed?.ok === false && listed.fault.ply === 0 && listed.fault.fault.code === 'illegal') {
    const at = source.placeOf(offset + named + (listed.fault.at?.column ?? 1) - 1);
    return { code: 'foreign-move', text: listed.fault.text, at };
  }
  if (brokenAt?.fault.code === 'illegal' && brokenAt.at !== undefined)
    return { code: 'foreign-move', text: brokenAt.text, at: brokenAt.at };
  const letters = BOARD.test(text) ? foreignLetters(text) : undefined;
  return letters === undefined
    ? { code: 'no-moves', text: shortened(text), at: source.placeOf(offset) }
    : { code: 'foreign-pieces', letters };
};

const isEmpty = ({ children, brokenAt }: MovesRead): boolean =>
  children.length === 0 && brokenAt === undefined;

/** Reads the moves; where the FEN leaves open who is to move and they only make sense for the other side, from there. */
const readFrom = (
  start: Position,
  fen: string | undefined,
  source: SourceText,
  { from, to }: Section,
): { position: Position; moves: MovesRead } => {
  const moves = readMoves(start, source, from, to);
  const other =
    moves.children.length > 0 || fen === undefined || !lacksTurn(fen) ? undefined : withOtherTurn(start);
  if (other === undefined) return { position: start, moves };
  const otherMoves = readMoves(other, source, from, to);
  return otherMoves.children.length > 0 ? { position: other, moves: otherMoves } : { position: start, moves };
};

/** The tag, unless it says nothing and the end of the moves does. */
const resultOf = (tags: ReadonlyMap<string, string>, atEnd: GameResult | undefined): GameResult => {
  const said = resultIn(tagOf(tags, 'Result') ?? '');
  return said !== undefined && said !== '*' ? said : (atEnd ?? '*');
};
