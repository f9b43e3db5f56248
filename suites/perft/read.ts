import { readFileSync } from 'node:fs';

/** A position and the published number of lines by depth. */
export interface PerftCase {
  readonly id: string;
  readonly fen: string;
  readonly counts: ReadonlyMap<number, number>;
}

/** The cases of a `.perft` text: blocks of `key value` lines with blank lines between; `#` begins a comment. */
export const parsePerft = (text: string): PerftCase[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(parseBlock);

const parseBlock = (lines: readonly string[]): PerftCase => {
  const values = (key: string): string[] =>
    lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
  const [id, fen] = [values('id')[0], values('fen')[0]];
  const counts = values('perft').map((text) => text.split(' ').map(Number));
  if (id === undefined || fen === undefined || counts.length === 0)
    throw new Error(`a perft block needs id, fen and perft: ${lines.join(' | ')}`);
  return { id, fen, counts: new Map(counts.map(([depth = NaN, count = NaN]) => [depth, count])) };
};

/** The cases of a file in this folder. */
export const readPerft = (name: string): PerftCase[] =>
  parsePerft(readFileSync(new URL(name, import.meta.url), 'utf8'));
