/** Bundles the command `qili` into one file that starts fast, straight from the sources. */
import { chmodSync, renameSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const inRepo = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const target = inRepo('apps/cli/dist/qili.js');
const unfinished = `${target}.${process.pid}`;

await build({
  entryPoints: [inRepo('apps/cli/src/main.ts')],
  outfile: unfinished,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  conditions: ['@qili/source'],
  // Packages written for CommonJS call `require`, which a module does not have.
  banner: {
    js: "#!/usr/bin/env node\nimport { createRequire as qiliRequire } from 'node:module';\nconst require = qiliRequire(import.meta.url);",
  },
  // A native module cannot be bundled; it is loaded where it is needed.
  external: ['@resvg/resvg-js'],
  logLevel: 'warning',
});
chmodSync(unfinished, 0o755);
renameSync(unfinished, target);
