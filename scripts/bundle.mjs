/**
 * Bundles the command `qili`, and its workers, straight from the sources, so that it starts fast:
 *
 *     qili.js               finds the program and runs it (scripts/launch.cjs)
 *     program-HASH.cjs      the command in one file
 *     program-HASH.cache    that file compiled, so far as one figure's ruling needs it; V8 refuses
 *                           what another version of it has compiled, and then compiles by itself
 *     audit-worker.js       what each thread of an audit runs
 *
 * The hash stands for the program's text: a cache is never met by another program than its own.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const inRepo = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const inDist = (name) => inRepo(`apps/cli/dist/${name}`);

/** Bundles one entry into the text of one file. */
const bundle = async (entry, banner, footer) => {
  const { outputFiles } = await build({
    entryPoints: [inRepo(entry)],
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    conditions: ['@qili/source'],
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: banner },
    footer: { js: footer },
    // A native module cannot be bundled, nor what loads files of its own; the database would only slow the start. They are loaded where they are needed.
    // `import()` becomes `require`: what V8 has compiled before does not know who answers an import.
    supported: { 'dynamic-import': false },
    external: ['@resvg/resvg-js', 'piscina', '@electric-sql/pglite', 'graphile-worker', 'pg'],
    logLevel: 'warning',
  });
  return outputFiles[0].text;
};

/** Writes a file that is never half there. */
const write = (name, content) => {
  const unfinished = inDist(`${name}.${process.pid}`);
  writeFileSync(unfinished, content);
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, inDist(name));
};

/** A figure in JSON: nearly all that judging needs is compiled when it has been ruled on. */
const FIGURE = [
  ...['judge', '--lap', '--json', '--fen', '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w'],
  ...['--moves', 'g3h3 h5g5 h3g3 g5h5'],
];

const worker = await bundle(
  'packages/audit/src/audit-worker.ts',
  "const moduleUrl = require('node:url').pathToFileURL(__filename).href;",
  '',
);
const program = await bundle(
  'apps/cli/src/main.ts',
  '(function (require, moduleUrl) { const module = { exports: {} };',
  '})',
);
const hash = createHash('sha256').update(program).digest('hex').slice(0, 16);
const name = `program-${hash}`;

mkdirSync(inDist(''), { recursive: true });
write('package.json', `${JSON.stringify({ type: 'commonjs' })}\n`);
write('audit-worker.js', worker);
write(`${name}.cjs`, program);
write('qili.js', readFileSync(inRepo('scripts/launch.cjs'), 'utf8').replaceAll('PROGRAM', name));
const { status, stderr } = spawnSync(
  process.execPath,
  [inRepo('scripts/code-cache.cjs'), inDist('qili.js'), inDist(`${name}.cache`), ...FIGURE],
  { encoding: 'utf8' },
);
if (status !== 0) throw new Error(`the program does not rule on a figure: ${stderr}`);

for (const old of readdirSync(inDist('')).filter((file) => /^program-.*\.(?:cjs|cache)$/.test(file)))
  if (path.parse(old).name !== name) rmSync(inDist(old), { force: true });
