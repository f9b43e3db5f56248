/**
 * Bundles the command `qili`, and its workers, straight from the sources, so that it starts fast:
 *
 *     qili.js                 finds the program and runs it (scripts/launch.cjs)
 *     program-HASH.cjs        what every command needs to begin
 *     program-HASH-PART.cjs   what only some commands load, when they come to it
 *     program-HASH.cache      the first of these compiled, so far as one figure's ruling needs it; V8
 *                             refuses what another version of it has compiled, and then compiles by itself
 *     audit-worker.js         what each thread of an audit runs
 *
 * The hash stands for the program's text: a cache is never met by another program than its own.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

const inRepo = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const inDist = (name) => inRepo(`apps/cli/dist/${name}`);

/** What both bundles are made by. */
const COMMON = {
  write: false,
  bundle: true,
  platform: 'node',
  target: 'node20',
  conditions: ['@qili/source'],
  define: { 'import.meta.url': 'moduleUrl' },
  // A native module cannot be bundled, nor what loads files of its own; the database would only slow the start. They are loaded where they are needed.
  external: ['@resvg/resvg-js', 'piscina', '@electric-sql/pglite', 'graphile-worker', 'pg'],
  logLevel: 'warning',
};

/** What runs in a thread, in one file. */
const workerText = async () => {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [inRepo('packages/audit/src/audit-worker.ts')],
    format: 'cjs',
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  });
  return outputFiles[0].text;
};

/**
 * The command in parts, by name: what is only imported where it is needed, and what several parts
 * share, stand by themselves. Each is a function that `launch.cjs` calls.
 */
const partsOfProgram = async () => {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    entryPoints: [inRepo('apps/cli/src/main.ts')],
    outdir: inDist(''),
    absWorkingDir: inDist(''),
    format: 'esm',
    splitting: true,
    metafile: true,
  });
  const parts = new Map();
  for (const { path: file, text } of outputFiles) parts.set(path.basename(file), await partOf(text));
  return { parts, first: staticFrom('main.js', metafile.outputs) };
};

/** `import` and `import()` become `require`: what V8 has compiled before does not know who answers an import. */
const partOf = async (text) => {
  const { code } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    supported: { 'dynamic-import': false },
  });
  return `(function (module, exports, require, moduleUrl) {${code}})`;
};

/** A part and all those that it needs before it can begin. */
const staticFrom = (name, outputs, found = new Set()) => {
  if (found.has(name)) return found;
  found.add(name);
  for (const { path: file, kind } of outputs[name].imports)
    if (kind === 'import-statement' && file in outputs) staticFrom(file, outputs, found);
  return found;
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

mkdirSync(inDist(''), { recursive: true });
const { parts, first } = await partsOfProgram();
const hash = createHash('sha256');
for (const [part, text] of parts) hash.update(`${part}\n${text}`);
const name = `program-${hash.digest('hex').slice(0, 16)}`;

write('package.json', `${JSON.stringify({ type: 'commonjs' })}\n`);
write('audit-worker.js', await workerText());
write(`${name}.cjs`, `({${[...first].map((part) => `'${part}': ${parts.get(part)}`).join(',\n')}})`);
for (const [part, text] of parts) if (!first.has(part)) write(`${name}-${path.parse(part).name}.cjs`, text);
write('qili.js', readFileSync(inRepo('scripts/launch.cjs'), 'utf8').replaceAll('PROGRAM', name));
const { status, stderr } = spawnSync(
  process.execPath,
  [inRepo('scripts/code-cache.cjs'), inDist('qili.js'), inDist(`${name}.cache`), ...FIGURE],
  { encoding: 'utf8' },
);
if (status !== 0) throw new Error(`the program does not rule on a figure: ${stderr}`);

for (const old of readdirSync(inDist('')).filter((file) => /^program-.*\.(?:cjs|cache)$/.test(file)))
  if (!old.startsWith(name)) rmSync(inDist(old), { force: true });
