import {
  colorAt,
  err,
  mainLine,
  MESSAGES,
  ok,
  readMoveText,
  readRecord,
  roundOf,
  sayBreak,
  sayRecordFault,
  tagOf,
  type BrokenAt,
  type GameRecord,
  type Line,
  type Position,
  type RecordFault,
  type RecordReading,
  type Result,
} from '@qili/rules';
import { positionIn } from './input.ts';
import { readBytes } from './terminal/files.ts';
import type { Place, Problem } from './terminal/problem.ts';
import type { Session } from './terminal/session.ts';

/** A game as the command sees it: where it stands, what its head says, its main line, and where that breaks off. */
export interface Sheet {
  readonly place: Place;
  readonly tags: ReadonlyMap<string, string>;
  readonly line: Line;
  readonly broken?: Break;
}

/** Where and why a record goes wrong half-way. */
export interface Break {
  readonly at: { readonly ply: number; readonly text: string; readonly fault: string };
  readonly problem: Problem;
}

/** The games of a file or of standard input; what cannot be read is complained about and left out. */
export const sheetsIn = async (file: string, session: Session): Promise<readonly Sheet[]> => {
  const bytes = await readBytes(file, session.words);
  if (!bytes.ok) {
    session.complain(bytes.fault);
    return [];
  }
  const reading = readRecord(bytes.value);
  if (!reading.ok) {
    session.complain(unread(reading.fault, { file }, session));
    return [];
  }
  return sheetsOf(reading.value, file, session);
};

const sheetsOf = (reading: RecordReading, file: string, session: Session): Sheet[] => {
  const { games, refused, doubtful, damaged, encoding } = reading;
  const { words } = session;
  if (doubtful) session.warn(`${file}: ${words.doubtful(encoding)}`);
  if (damaged > 0) session.warn(`${file}: ${words.damaged(damaged, encoding)}`);
  for (const { game, fault } of refused) session.complain(unread(fault, { file, game }, session));
  const count = games.length + refused.length;
  const numbers = Array.from({ length: count }, (_, i) => i + 1).filter(
    (n) => !refused.some(({ game }) => game === n),
  );
  return games.map((game, i) => sheetOf(game, { file, game: count > 1 ? numbers[i] : undefined }, session));
};

const unread = (fault: RecordFault, place: Place, { locale }: Session): Problem => ({
  code: fault.code,
  message: sayRecordFault(fault, locale),
  where: 'at' in fault ? { ...place, ...fault.at } : place,
  faults: [fault],
});

const sheetOf = (game: GameRecord, at: Place, session: Session): Sheet => {
  const { tags, brokenAt } = game;
  const place = { ...at, id: tagOf(tags, 'Id') };
  const sheet = { place, tags, line: mainLine(game) };
  return brokenAt === undefined ? sheet : { ...sheet, broken: breakOf(brokenAt, game.start, place, session) };
};

const breakOf = (broken: BrokenAt, start: Position, place: Place, { locale, words }: Session): Break => {
  const { ply, text, fault, at } = broken;
  const turn = MESSAGES[locale].turn(roundOf(ply, start.turn), colorAt(ply, start.turn));
  const where = { ...place, ...at, ply };
  return {
    at: { ply, text, fault: fault.code },
    problem: {
      code: fault.code,
      message: words.inTurn(turn, sayBreak(broken, locale)),
      where,
      faults: [fault],
    },
  };
};

/** The line from a position through moves in any notation. Every move must be good. */
export const sheetFrom = (
  fen: string,
  text: string,
  session: Session,
  place: Place = {},
): Result<Sheet, Problem> => {
  const start = positionIn(fen, session, place);
  if (!start.ok) return start;
  const moves = readMoveText(start.value, text);
  if (moves.ok) return ok({ place, tags: new Map(), line: { start: start.value, moves: moves.value } });
  // A column of the moves' text means nothing in the file that they were quoted from.
  const { ply, fault, text: unreadable } = moves.fault;
  return err(breakOf({ ply, fault, text: unreadable }, start.value, place, session).problem);
};
