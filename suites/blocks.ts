import { readFileSync } from 'node:fs';

/** One block of a case file: the values of each key, in order; a key may stand more than once. */
export type Block = ReadonlyMap<string, readonly string[]>;

/** Reads a plain-text case file: blocks of `key value` lines apart by blank lines; `#` begins a comment line. */
export const readBlocks = (file: string | URL): Block[] =>
  readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .map((text) => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const block = new Map<string, string[]>();
      for (const line of lines) {
        const [key = '', ...rest] = line.split(' ');
        block.set(key, [...(block.get(key) ?? []), rest.join(' ')]);
      }
      return block;
    });

/** The single value of a key, or undefined. */
export const valueOf = (block: Block, key: string): string | undefined => block.get(key)?.[0];

/** The words of a key's single value. */
export const wordsOf = (block: Block, key: string): string[] => valueOf(block, key)?.split(' ') ?? [];
