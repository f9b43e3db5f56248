import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPage, repoRoot, rowsOf } from './pages.ts';

const { LAYERS, PACKAGES } = createRequire(import.meta.url)('../../layers.cjs') as {
  readonly LAYERS: readonly string[];
  readonly PACKAGES: readonly { name: string; folder: string; mayImport: readonly string[] }[];
};

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(repoRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** First cells of the rows of ARCHITECTURE.md that are one word of code, as in `board`. */
const rows = rowsOf(readPage('ARCHITECTURE.md'));
const plain = (cell = ''): string => cell.replaceAll('`', '');

describe('ARCHITECTURE.md', () => {
  test('lists the layers that layers.cjs lists, in the same order', () => {
    const layers = rows.map(([cell]) => plain(cell)).filter((name) => LAYERS.includes(name));
    expect(layers).toEqual(LAYERS);
  });

  test('lists the packages that are there, with what each may import', () => {
    const present = PACKAGES.filter(({ folder }) => existsSync(path.join(repoRoot, folder, 'package.json')));
    const names = present.map((p) => p.name);
    const stated = rows.filter(([cell]) => present.some((p) => p.folder === plain(cell)));
    expect(stated.map(([folder, , imports]) => [plain(folder), plain(imports)])).toEqual(
      present.map((p) => [p.folder, p.mayImport.filter((name) => names.includes(name)).join(', ') || '–']),
    );
  });
});

describe('layers.cjs', () => {
  test('names every folder of packages/rules/src', () => {
    expect(foldersIn('packages/rules/src').filter((folder) => !LAYERS.includes(folder))).toEqual([]);
  });

  test('names every package and app', () => {
    const folders = ['packages', 'apps'].flatMap((root) => foldersIn(root).map((name) => `${root}/${name}`));
    expect(folders.filter((folder) => !PACKAGES.some((p) => p.folder === folder))).toEqual([]);
  });
});
