/**
 * Everything that must be there before a command runs: the packages that package-lock.json names,
 * and a build no older than the sources; with --page the page as well. Plain Node, silent when it
 * succeeds, quick when there is nothing to do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const repoRoot = fileURLToPath(new URL('..', import.meta.url));
const SHARED = [
  'packages',
  'scripts/bundle.mjs',
  'scripts/launch.cjs',
  'scripts/code-cache.cjs',
  'package-lock.json',
];
const COMMAND = { built: 'apps/cli/dist/qili.js', sources: [...SHARED, 'apps/cli'] };
const SERVER = {
  built: 'apps/server/dist/qili-server.js',
  sources: [...SHARED, 'scripts/bundle-server.mjs', 'apps/server'],
};
const PAGE = { built: 'apps/web/dist/index.html', sources: [...SHARED, 'apps/web', 'examples'] };

const at = (...parts) => path.join(repoRoot, ...parts);

/** Packages by place as a lock file lists them; npm keeps such a list of what it installed. */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

const isInstalled = () => {
  const installed = packagesIn(at('node_modules/.package-lock.json'));
  return Object.entries(packagesIn(at('package-lock.json')))
    .filter(([place, wanted]) => place.startsWith('node_modules/') && wanted.optional !== true)
    .every(([place, wanted]) => place in installed && installed[place].version === wanted.version);
};

/** When the newest of a file, or of a folder's files and folders, last changed. A folder changes when a file in it goes. */
const newestIn = (place) => {
  const stat = statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(place).filter((name) => name !== 'node_modules' && name !== 'dist');
  return Math.max(stat.mtimeMs, ...inside.map((name) => newestIn(path.join(place, name))));
};

const isBuilt = ({ built, sources }) =>
  existsSync(at(built)) && sources.every((source) => newestIn(at(source)) <= statSync(at(built)).mtimeMs);

/** Runs a step quietly; its output is shown only when it fails, and then nothing more is done. */
const step = (what, command, args, env = {}) => {
  const run = spawnSync(command, args, {
    cwd: repoRoot,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (run.status === 0) return;
  process.stderr.write(
    `${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}\nset-up: could not ${what}\n`,
  );
  process.exit(1);
};

if (!isInstalled()) step('install the packages (npm ci)', 'npm', ['ci', '--no-audit', '--no-fund']);
if (!isBuilt(COMMAND)) step('build the command', process.execPath, [at('scripts/bundle.mjs')]);
if (!isBuilt(SERVER)) step('build the server', process.execPath, [at('scripts/bundle-server.mjs')]);
if (process.argv.includes('--page') && !isBuilt(PAGE)) {
  const vite = at('node_modules/vite/bin/vite.js');
  step('build the page', process.execPath, [vite, 'build', at('apps/web'), '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
}
