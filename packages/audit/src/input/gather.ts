import { StringDecoder } from 'node:string_decoder';
import { MOST_MEBIBYTES, sizeFault } from '@qili/rules';
import type { InputFault, Item } from '../judging/job.ts';

/** Takes the bytes of one file as they come and makes items of them as soon as it can. */
export interface Gathering {
  readonly add: (bytes: Uint8Array) => Item[];
  /** There is nothing more to come. */
  readonly end: () => Item[];
}

/** Names of files that have one game a line. */
export const LINES = /\.(?:jsonl|ndjson)(?:\.gz)?$/iu;

/** So many characters of lines are judged at one go: some hundred games. */
const PORTION = 64 * 1024;

const MOST_BYTES = MOST_MEBIBYTES * 2 ** 20;

/** Whether the name is that of an archive. */
export const isArchive = (name: string): boolean => /\.(?:gz|zip)$/iu.test(name);

/**
 * A file as one whole, or its lines where it has a game in each. `after` games are in the report
 * already; `isPacked` says that the bytes are still those of an archive.
 */
export const gathering = (name: string, after: number, isPacked = false): Gathering => {
  let chosen: Gathering | undefined;
  return {
    add: (bytes) => {
      if (bytes.length === 0) return [];
      chosen ??=
        !isPacked && (LINES.test(name) || hasGameALine(bytes)) ? linesOf(name, after) : wholeOf(name, after);
      return chosen.add(bytes);
    },
    end: () => chosen?.end() ?? [faulty(name, { code: 'empty' })],
  };
};

export const faulty = (name: string, fault: InputFault): Item => ({ kind: 'fault', name, fault });

/** Whether the first line is an object by itself. */
const hasGameALine = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  return /^\uFEFF?\s*\{[^\n]*\}[ \t\r]*\n/u.test(text);
};

const tooBig = (name: string, size: number): Item[] => {
  const fault = sizeFault(size);
  return fault?.code === 'too-big' ? [faulty(name, fault)] : [];
};

const wholeOf = (name: string, after: number): Gathering => {
  const parts: Uint8Array[] = [];
  let size = 0;
  return {
    add: (bytes) => {
      size += bytes.length;
      if (size > MOST_BYTES) parts.length = 0;
      else parts.push(Uint8Array.from(bytes));
      return [];
    },
    end: () =>
      size > MOST_BYTES ? tooBig(name, size) : [{ kind: 'bytes', name, bytes: Buffer.concat(parts), after }],
  };
};

/** Lines come in portions; blank ones are no games and do not count. */
const linesOf = (name: string, after: number): Gathering => {
  const decoder = new StringDecoder('utf8');
  let rest: string[] = [];
  let length = 0;
  let waiting: string[] = [];
  let seen = 0;
  const portion = (): Item[] => {
    const lines = waiting;
    waiting = [];
    length = 0;
    if (lines.length === 0) return [];
    return [{ kind: 'lines', name, lines, after: seen - lines.length }];
  };
  const take = (line: string): void => {
    if (line.trim() === '' || ++seen <= after) return;
    waiting.push(line);
    length += line.length;
  };
  return {
    add: (bytes) => {
      const [first = '', ...others] = decoder.write(bytes).split('\n');
      rest.push(first);
      if (others.length > 0) {
        take(rest.join(''));
        rest = [others.pop() ?? ''];
        others.forEach(take);
      }
      return length < PORTION ? [] : portion();
    },
    end: () => {
      take(rest.join('') + decoder.end());
      return seen === 0 ? [faulty(name, { code: 'empty' })] : portion();
    },
  };
};
