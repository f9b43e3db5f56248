/** Bundles the server and its threads, each into one file, straight from the sources. */
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const inRepo = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The server starts once and runs long: it brings only what is ours, and loads the rest from where it is installed. */
const dependenciesOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(inRepo(`${folder}/package.json`), 'utf8')).dependencies ?? {});
const EXTERNAL = ['apps/server', 'packages/store', 'packages/audit', 'packages/protocol']
  .flatMap(dependenciesOf)
  .filter((name) => !name.startsWith('@qili/'));

/** Bundles one entry into one file, which is never half there. */
const bundle = async (entry, name) => {
  const target = inRepo(`apps/server/dist/${name}`);
  const unfinished = `${target}.${process.pid}`;
  await build({
    entryPoints: [inRepo(entry)],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['@qili/source'],
    external: EXTERNAL,
    logLevel: 'warning',
  });
  renameSync(unfinished, target);
};

mkdirSync(inRepo('apps/server/dist'), { recursive: true });
await bundle('apps/server/src/pool/judging-worker.ts', 'judging-worker.js');
await bundle('packages/audit/src/audit-worker.ts', 'audit-worker.js');
// Last: where it is there, all is there. Not `server.js`, which is what the compiler makes of one file.
await bundle('apps/server/src/main.ts', 'qili-server.js');
