import {
  colorAt,
  MESSAGES,
  MOST_MEBIBYTES,
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
import { isArchive } from './archive/directory.ts';
import { unzipped } from './archive/unzip.ts';
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

/** The games of a file, of an archive of files, or of standard input; what cannot be read is complained about and left out. */
export const gamesIn = async (
  file: string,
  session: Session,
  options: ReadOptions = {},
): Promise<readonly FiledGame[]> => {
  // What is too large to be a record is not even read; of what has no size, no more than shows it.
  const known = sizeFault(Math.max(1, (await sizeOf(file)) ?? 1));
  if (known !== undefined) return refused(known, file, session);
  const bytes = await readBytes(file, session, MOST_MEBIBYTES * 2 ** 20);
  if (!bytes.ok) {
    session.complain(bytes.fault);
    return [];
  }
  const unfit = sizeFault(bytes.value.length);
  if (unfit !== undefined) return refused(unfit, file, session);
  return isArchive(bytes.value)
    ? gamesInArchive(bytes.value, file, session, options)
    : gamesOf(bytes.value, file, session, options);
};

const gamesInArchive = (
  archive: Uint8Array,
  file: string,
  session: Session,
  options: ReadOptions,
): readonly FiledGame[] => {
  const games: FiledGame[] = [];
  for (const { name, content } of unzipped(archive)) {
    const place = name === undefined ? file : `${file}/${name}`;
    if (content.ok) games.push(...gamesOf(content.value, place, session, options));
    else {
      const message = session.words.archive[content.fault];
      session.complain({ code: content.fault, message, where: { file: place } });
    }
  }
  return games;
};

const gamesOf = (
  bytes: Uint8Array,
  file: string,
  session: Session,
  options: ReadOptions,
): readonly FiledGame[] => {
  const reading = readRecord(bytes, options);
  return reading.ok ? filed(reading.value, file, session) : refused(reading.fault, file, session);
};

const refused = (fault: RecordFault, file: string, session: Session): readonly FiledGame[] => {
  session.complain(unread(fault, { file }, session));
  return [];
};

const filed = (reading: RecordReading, file: string, session: Session): FiledGame[] => {
  const { games, refused: unreadable, doubtful, damaged, encoding } = reading;
  const { words } = session;
  if (doubtful) session.warn(`${file}: ${words.doubtful(encoding)}`);
  if (damaged > 0) session.warn(`${file}: ${words.damaged(damaged, encoding)}`);
  for (const { game, fault } of unreadable) session.complain(unread(fault, { file, game }, session));
  const count = games.length + unreadable.length;
  const numbers = Array.from({ length: count }, (_, i) => i + 1).filter(
    (n) => !unreadable.some(({ game }) => game === n),
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
