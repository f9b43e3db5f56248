import {
  colorAt,
  MESSAGES,
  readRecord,
  roundOf,
  sayBreak,
  sayRecordFault,
  sizeFault,
  tagOf,
  type BrokenAt,
  type GameRecord,
  type Position,
  type ReadOptions,
  type RecordFault,
  type RecordReading,
} from '@qili/rules';
import { readBytes, sizeOf } from './terminal/files.ts';
import type { Place, Problem } from './terminal/problem.ts';
import type { Session } from './terminal/session.ts';

/** A game of a file: where it stands, and where it breaks off. */
export interface FiledGame {
  readonly place: Place;
  readonly game: GameRecord;
  readonly broken?: Break;
}

/** Where and why a record goes wrong half-way. */
export interface Break {
  readonly at: { readonly ply: number; readonly text: string; readonly fault: string };
  readonly problem: Problem;
}

/** The games of a file or of standard input; what cannot be read is complained about and left out. */
export const gamesIn = async (
  file: string,
  session: Session,
  options: ReadOptions = {},
): Promise<readonly FiledGame[]> => {
  // What is too large to be a record is not even read; pipes have no size.
  const unfit = sizeFault(Math.max(1, (await sizeOf(file)) ?? 1));
  if (unfit !== undefined) {
    session.complain(unread(unfit, { file }, session));
    return [];
  }
  const bytes = await readBytes(file, session);
  if (!bytes.ok) {
    session.complain(bytes.fault);
    return [];
  }
  const reading = readRecord(bytes.value, options);
  if (!reading.ok) {
    session.complain(unread(reading.fault, { file }, session));
    return [];
  }
  return filed(reading.value, file, session);
};

const filed = (reading: RecordReading, file: string, session: Session): FiledGame[] => {
  const { games, refused, doubtful, damaged, encoding } = reading;
  const { words } = session;
  if (doubtful) session.warn(`${file}: ${words.doubtful(encoding)}`);
  if (damaged > 0) session.warn(`${file}: ${words.damaged(damaged, encoding)}`);
  for (const { game, fault } of refused) session.complain(unread(fault, { file, game }, session));
  const count = games.length + refused.length;
  const numbers = Array.from({ length: count }, (_, i) => i + 1).filter(
    (n) => !refused.some(({ game }) => game === n),
  );
  return games.map((game, i) => {
    const place = { file, game: count > 1 ? numbers[i] : undefined, id: tagOf(game.tags, 'Id') };
    const { brokenAt } = game;
    return brokenAt === undefined
      ? { place, game }
      : { place, game, broken: breakOf(brokenAt, game.start, place, session) };
  });
};

const unread = (fault: RecordFault, place: Place, { locale }: Session): Problem => ({
  code: fault.code,
  message: sayRecordFault(fault, locale),
  where: 'at' in fault ? { ...place, ...fault.at } : place,
  faults: [fault],
});

export const breakOf = (broken: BrokenAt, start: Position, place: Place, session: Session): Break => {
  const { ply, text, fault, at } = broken;
  const where = { ...place, ...at, ply };
  return {
    at: { ply, text, fault: fault.code },
    problem: { code: fault.code, message: sayBroken(broken, start, session), where, faults: [fault] },
  };
};

/** Whose move of which round goes wrong, and how. */
export const sayBroken = (broken: BrokenAt, start: Position, { locale, words }: Session): string => {
  const turn = MESSAGES[locale].turn(roundOf(broken.ply, start.turn), colorAt(broken.ply, start.turn));
  return words.inTurn(turn, sayBreak(broken, locale));
};
