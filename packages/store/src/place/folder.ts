import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { err, ok, type Result } from '@qili/rules';

/** A folder that this process has to itself until it is left. */
export interface Claim {
  /** Where in it the database lies. */
  readonly data: string;
  readonly leave: () => Promise<void>;
}

/** Why a folder cannot hold our database. */
export type FolderFault =
  /** Another process has it open; undefined where that cannot be told. */
  | { readonly code: 'folder-in-use'; readonly folder: string; readonly pid: number }
  /** There is something else in it. */
  | { readonly code: 'folder-of-others'; readonly folder: string }
  | { readonly code: 'folder-unusable'; readonly folder: string; readonly reason: string };

const DATA = 'postgres';
/** `in-use.PID.START.UUID`: who has the folder open, and when that process began. */
const MARK = /^in-use\.(\d+)\.(\d+)\.[\da-f-]+$/u;

/**
 * Claims a folder, which is made where there is none. Two processes on one embedded database destroy it. So each first
 * leaves a mark of its own, and then looks for those of others: of two that come at once, at least one steps
 * back. Marks of processes that have ended are taken away; nobody else bears their name, so that hurts no one.
 */
export const claimFolder = async (folder: string): Promise<Result<Claim, FolderFault>> => {
  try {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    if (names.length > 0 && !names.some((name) => name === DATA || MARK.test(name)))
      return err({ code: 'folder-of-others', folder });
    const mark = `in-use.${String(process.pid)}.${await startOf(process.pid)}.${randomUUID()}`;
    const leave = (): Promise<void> => rm(path.join(folder, mark), { force: true });
    await writeFile(path.join(folder, mark), '');
    const other = await otherIn(folder, mark);
    if (other === undefined) return ok({ data: path.join(folder, DATA), leave });
    await leave();
    return err({ code: 'folder-in-use', folder, pid: other });
  } catch (error) {
    return err({ code: 'folder-unusable', folder, reason: reasonOf(error) });
  }
};

/** The process that has the folder open too, if one has. */
const otherIn = async (folder: string, mine: string): Promise<number | undefined> => {
  for (const name of await readdir(folder)) {
    const [, pid, start] = MARK.exec(name) ?? [];
    if (name === mine || pid === undefined || start === undefined) continue;
    if (await isRunning(Number(pid), start)) return Number(pid);
    await rm(path.join(folder, name), { force: true });
  }
  return undefined;
};

/** Whether the process is there; numbers are given again, so its beginning must be the same where that is known. */
const isRunning = async (pid: number, start: string): Promise<boolean> => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (reasonOf(error) !== 'EPERM') return false;
  }
  return (await startOf(pid)) === start;
};

/** When a process began, in ticks since the machine did; `0` on systems that do not say. */
const startOf = async (pid: number): Promise<string> => {
  try {
    const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '0';
  } catch (error) {
    reasonOf(error);
    return '0';
  }
};

/** The system's name for what went wrong, `EACCES`; anything else is no trouble with files. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
};
