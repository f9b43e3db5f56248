/** Bundles the command `qili` into one file that starts fast, and its workers into another, straight from the sources. */
import { chmodSync, renameSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const inRepo = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
/** Bundles one entry into one file, which is never half there. */
const bundle = async (entry, name, banner) => {
  const target = inRepo(`apps/cli/dist/${name}`);
  const unfinished = `${target}.${process.pid}`;
  await build({
    entryPoints: [inRepo(entry)],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['@qili/source'],
    banner: { js: banner },
    // A native module cannot be bundled, nor what loads files of its own; the database would only slow the start. They are loaded where they are needed.
    external: ['@resvg/resvg-js', 'piscina', '@electric-sql/pglite', 'graphile-worker', 'pg'],
    logLevel: 'warning',
  });
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, target);
};

// Packages written for CommonJS call `require`, which a module does not have.
const REQUIRE =
  "import { createRequire as qiliRequire } from 'node:module';\nconst require = qiliRequire(import.meta.url);";

await bundle('packages/audit/src/audit-worker.ts', 'audit-worker.js', REQUIRE);
await bundle('apps/cli/src/main.ts', 'qili.js', `#!/usr/bin/env node\n${REQUIRE}`);
