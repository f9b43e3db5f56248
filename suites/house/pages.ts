import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A page of the documentation; `name` is its path from the root of the repository. */
export interface Page {
  readonly name: string;
  readonly text: string;
}

export const readPage = (name: string): Page => ({
  name,
  text: readFileSync(path.join(repoRoot, name), 'utf8'),
});

const markdownIn = (folder: string, recursive: boolean): string[] =>
  existsSync(path.join(repoRoot, folder))
    ? readdirSync(path.join(repoRoot, folder), { recursive, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => path.join(folder, name))
    : [];

/** Every Markdown page at the root, in docs/ and in examples/. */
export const PAGES: readonly Page[] = [
  ...markdownIn('.', false),
  ...markdownIn('docs', true),
  ...markdownIn('examples', true),
].map(readPage);

/** The bodies of the fenced blocks of a page in this language, in order. */
export const blocksOf = ({ text }: Page, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, body = '']) => body);

/** The rows of the tables of a page, cell by cell, without the ruled line. */
export const rowsOf = ({ text }: Page): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
