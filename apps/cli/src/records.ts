import {
  filedGames,
  MOST_MEBIBYTES,
  readRecord,
  sizeFault,
  unreadProblem,
  type FiledGame,
  type ReadOptions,
  type RecordFault,
  type RecordReading,
} from '@qili/rules';
import { isArchive } from './archive/directory.ts';
import { unzipped } from './archive/unzip.ts';
import { readBytes, sizeOf } from './terminal/files.ts';
import type { Session } from './terminal/session.ts';

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
  session.complain(unreadProblem(fault, { file }, session.locale));
  return [];
};

const filed = (reading: RecordReading, file: string, session: Session): readonly FiledGame[] => {
  const { refused: unreadable, doubtful, damaged, encoding } = reading;
  const { words, locale } = session;
  if (doubtful) session.warn(`${file}: ${words.doubtful(encoding)}`);
  if (damaged > 0) session.warn(`${file}: ${words.damaged(damaged, encoding)}`);
  for (const { game, fault } of unreadable) session.complain(unreadProblem(fault, { file, game }, locale));
  return filedGames(reading, locale, file);
};
