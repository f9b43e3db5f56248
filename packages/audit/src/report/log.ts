import { createReadStream } from 'node:fs';
import { open, stat, truncate, type FileHandle } from 'node:fs/promises';
import { auditLineSchema, type AuditLine } from '@qili/protocol';
import { err, ok, type Result } from '@qili/rules';
import type { Past } from '../input/items.ts';
import type { Asked } from '../judging/job.ts';
import { reasonOf } from '../judging/judge-item.ts';
import { addLine, emptyTally, type Tally } from './tally.ts';

/** A report that is being written, and what it had when it was opened. */
export interface Log {
  readonly tally: Tally;
  readonly past: Past;
  /** Appends whole lines. */
  readonly append: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Why a file cannot be gone on with; lines count from 1. */
export type LogFault =
  | { readonly code: 'no-report'; readonly line: number }
  /** A report of an audit that asked something else: other rule sets, or natures. */
  | { readonly code: 'other-report'; readonly line: number }
  | { readonly code: 'report-unusable'; readonly reason: string };

/** The disk does not take the report any more; thrown to end the audit, and caught where it began. */
export class UnwritableError extends Error {
  override readonly name = 'UnwritableError';
}

/** Opens a report to go on where it stops. A last line that is torn, or whose game has not all its lines, is taken off. */
export const openLog = async (file: string, asked: Asked): Promise<Result<Log, LogFault>> => {
  try {
    const found = await contentOf(file, asked);
    if (!found.ok) return found;
    const { tally, past, good } = found.value;
    const report = await open(file, 'a');
    await truncate(file, good);
    return ok({ tally, past, append: appender(report), close: () => report.close() });
  } catch (error) {
    return err({ code: 'report-unusable', reason: reasonOf(error) });
  }
};

/** Why a report may not be written in the place of a file: it is none itself. */
export const fileFault = async (file: string): Promise<LogFault | undefined> => {
  try {
    for await (const { text, end } of linesIn(file)) {
      const isOurs = end === undefined ? isTorn(text) : lineOf(text) !== undefined;
      return isOurs ? undefined : { code: 'no-report', line: 1 };
    }
    return undefined;
  } catch (error) {
    return { code: 'report-unusable', reason: reasonOf(error) };
  }
};

/** A report that nobody keeps. */
export const noLog = (): Log => ({
  tally: emptyTally(),
  past: () => 0,
  append: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

/** Appends to a file; throws {@link UnwritableError} where the disk does not take it. */
export const appender =
  (report: FileHandle) =>
  async (text: string): Promise<void> => {
    try {
      if (text !== '') await report.appendFile(text);
    } catch (error) {
      throw new UnwritableError(reasonOf(error));
    }
  };

interface Content {
  readonly tally: Tally;
  readonly past: Past;
  /** Bytes up to the end of the last game that is all there. */
  readonly good: number;
}

const contentOf = async (file: string, asked: Asked): Promise<Result<Content, LogFault>> => {
  const tally = emptyTally();
  const done = new Set<string>();
  /** The file that the report is in the middle of. */
  let current = '';
  let games = 0;
  let good = 0;
  let pending: AuditLine[] = [];
  for await (const { text, number, end } of linesIn(file)) {
    if (end === undefined) {
      if (!isTorn(text)) return err({ code: 'no-report', line: number });
      break;
    }
    const line = lineOf(text);
    if (line === undefined) return err({ code: 'no-report', line: number });
    if (!isAskedFor(line, asked)) return err({ code: 'other-report', line: number });
    pending.push(line);
    if ('rules' in line && line.rules !== asked.rules.at(-1)) continue;
    for (const each of pending) addLine(tally, each);
    pending = [];
    good = end;
    if (line.file !== current) done.add(current);
    current = line.file;
    games = line.game ?? Infinity;
  }
  const past: Past = (name) => {
    if (name === current) return games === Infinity ? 'all' : games;
    return done.has(name) ? 'all' : 0;
  };
  return ok({ tally, past, good });
};

const isAskedFor = (line: AuditLine, { rules, natures }: Asked): boolean =>
  'error' in line || (rules.includes(line.rules) && (line.natures !== undefined) === natures);

const lineOf = (text: string): AuditLine | undefined => {
  try {
    return auditLineSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** How each of our lines begins: what does not is somebody's file, given by mistake. */
const OPENING = '{"file":"';

/** Whether this may be the beginning of a line of ours. */
const isTorn = (text: string): boolean => text.startsWith(OPENING.slice(0, text.length));

interface ReportLine {
  readonly text: string;
  readonly number: number;
  /** Offset of the byte after its line end; undefined where it has none. */
  readonly end: number | undefined;
}

const linesIn = async function* (file: string): AsyncGenerator<ReportLine> {
  if (!(await isThere(file))) return;
  let rest = Buffer.alloc(0);
  let number = 0;
  let end = 0;
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10, from)) {
      end += at + 1 - from;
      yield { text: rest.toString('utf8', from, at), number: ++number, end };
      from = at + 1;
    }
    rest = rest.subarray(from);
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), number: number + 1, end: undefined };
};

const isThere = async (file: string): Promise<boolean> => {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return false;
    throw error;
  }
};
