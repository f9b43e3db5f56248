import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { err, ok, type Result, type Problem } from '@qili/rules';
import type { Words } from '../words/words.ts';
import type { Session } from './session.ts';

/** The name that stands for standard input and output. */
export const STANDARD = '-';

/** The bytes of a file, or of standard input for `-`; reading stops once there are more than so many. */
export const readBytes = async (
  file: string,
  { words }: Session,
  most = Infinity,
): Promise<Result<Uint8Array, Problem>> => {
  try {
    return ok(await collected(file === STANDARD ? process.stdin : createReadStream(file), most));
  } catch (error) {
    const reason = reasonOf(error);
    const where = { file };
    if (reason === 'ENOENT') return err({ code: 'file-missing', message: words.missing, where });
    if (reason === 'EISDIR') return err({ code: 'file-is-folder', message: words.folder, where });
    return err({ code: 'file-unreadable', message: words.unreadable(reason), where });
  }
};

/** How many bytes a file has, before it is read; undefined for standard input and what is no file. */
export const sizeOf = async (file: string): Promise<number | undefined> => {
  try {
    return file === STANDARD ? undefined : (await stat(file)).size;
  } catch (error) {
    reasonOf(error);
    return undefined;
  }
};

/** What a stream gives, until it ends or there is more than so many bytes; then the stream is closed. */
export const collected = async (stream: AsyncIterable<unknown>, most: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Uint8Array);
    size += (chunk as Uint8Array).length;
    if (size > most) break;
  }
  return Buffer.concat(chunks);
};

/** Writes a file beside its place and renames it, so that it is never half there. */
export const writeWhole = async (
  file: string,
  content: string | Uint8Array,
  words: Words,
): Promise<Result<undefined, Problem>> => {
  const beside = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(beside, content);
    await rename(beside, file);
    return ok(undefined);
  } catch (error) {
    await rm(beside, { force: true });
    return err({ code: 'file-unwritable', message: words.unwritable(reasonOf(error)), where: { file } });
  }
};

/** The system's name for what went wrong (`ENOENT`); anything else is no trouble with files. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
};

/** Whether the name is that of a folder that is there. */
export const isFolder = async (name: string): Promise<boolean> => {
  try {
    return (await stat(name)).isDirectory();
  } catch (error) {
    reasonOf(error);
    return false;
  }
};
