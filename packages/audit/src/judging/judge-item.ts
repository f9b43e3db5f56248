import { readFileSync, statSync } from 'node:fs';
import { gamesInOrder, type AuditLine } from '@qili/protocol';
import {
  err,
  ok,
  readRecord,
  sayRecordFault,
  sizeFault,
  type GameRecord,
  type Locale,
  type RecordFault,
  type Result,
} from '@qili/rules';
import { sayInputFault } from '../report/words.ts';
import type { InputFault, Item } from './job.ts';

/** A game of an item, or why there is none in its place; of the whole item where no number is given. */
export type ItemGame =
  | { readonly game: number; readonly record: GameRecord }
  | { readonly game?: number; readonly fault: RecordFault | InputFault };

/** The games of an item in their order, without those that the report already has. */
export const gamesOf = (item: Item): ItemGame[] => {
  switch (item.kind) {
    case 'fault':
      return [item];
    case 'lines':
      return linesRead(item.lines, item.after);
    case 'bytes':
      return gamesIn(item.bytes).filter(({ game = Infinity }) => game > item.after);
    case 'file': {
      const bytes = bytesOf(item.path);
      const games: ItemGame[] = bytes.ok ? gamesIn(bytes.value) : [{ fault: bytes.fault }];
      return games.filter(({ game = Infinity }) => game > item.after);
    }
  }
};

/** The bytes of a file, or why it cannot be read. */
export const bytesOf = (path: string): Result<Uint8Array, InputFault> => {
  try {
    const fault = sizeFault(statSync(path).size);
    return fault === undefined ? ok(readFileSync(path)) : err(fault);
  } catch (error) {
    return err({ code: 'file-unreadable', reason: reasonOf(error) });
  }
};

/** The system's name for what went wrong, `EACCES`; anything else is no trouble with files. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
};

const gamesIn = (bytes: Uint8Array): ItemGame[] => {
  const reading = readRecord(bytes);
  if (!reading.ok) return [{ fault: reading.fault }];
  return gamesInOrder(reading.value);
};

/** Reads games that stand one a line; together, because that is quick, or each by itself if none is good. */
const linesRead = (lines: readonly string[], before: number): ItemGame[] => {
  const reading = readRecord(Buffer.from(lines.join('\n')), { format: 'json', encoding: 'utf-8' });
  if (reading.ok) return gamesInOrder(reading.value, before);
  if (lines.length === 1) return [{ game: before + 1, fault: reading.fault }];
  return lines.flatMap((line, i) => linesRead([line], before + i));
};

/** The line of the report for what could not be read. */
export const errorLine = (
  file: string,
  game: number | undefined,
  fault: RecordFault | InputFault,
  locale: Locale,
): AuditLine => ({
  file,
  ...(game === undefined ? {} : { game }),
  error: { code: fault.code, message: sayFault(fault, locale) },
});

const sayFault = (fault: RecordFault | InputFault, locale: Locale): string => {
  switch (fault.code) {
    case 'archive-damaged':
    case 'archive-too-deep':
    case 'file-unreadable':
    case 'worker-lost':
    case 'put-away':
    case 'bug':
      return sayInputFault(fault, locale);
    default:
      return sayRecordFault(fault, locale);
  }
};
