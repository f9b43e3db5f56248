/**
 * What may know what. A file may import from its own layer and from those before it; a package
 * from those it names. The layer check, its canary and the test of ARCHITECTURE.md read this list.
 */

/** Folders of packages/rules/src, bottom first. */
const LAYERS = [
  'base',
  'board',
  'movegen',
  'position',
  'notation',
  'record',
  'tactics',
  'nature',
  'ruling',
  'explain',
  'asked',
  'diagram',
  'sheet',
];

/** Packages and apps, bottom first, with the packages each may import. No app imports an app. */
const PACKAGES = [
  { name: 'rules', folder: 'packages/rules', mayImport: [] },
  { name: 'lessons', folder: 'packages/lessons', mayImport: ['rules'] },
  { name: 'protocol', folder: 'packages/protocol', mayImport: ['rules'] },
  { name: 'store', folder: 'packages/store', mayImport: ['rules', 'protocol'] },
  { name: 'audit', folder: 'packages/audit', mayImport: ['rules', 'protocol', 'store'] },
  { name: 'cli', folder: 'apps/cli', mayImport: ['rules', 'lessons', 'protocol', 'store', 'audit'] },
  { name: 'server', folder: 'apps/server', mayImport: ['rules', 'protocol', 'store', 'audit'] },
  { name: 'web', folder: 'apps/web', mayImport: ['rules', 'lessons', 'protocol'] },
];

/** The layers that may see how the fast board stores its pieces (`board/cells.ts`, `board/zobrist.ts`). */
const KNOWS_CELLS = ['board', 'movegen', 'position', 'tactics', 'nature'];

module.exports = { LAYERS, PACKAGES, KNOWS_CELLS };
