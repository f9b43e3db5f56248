/** Judges the games in examples/ and prints the rulings. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const inRepo = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const games = readdirSync(inRepo('examples')).filter((name) => name.endsWith('.pgn'));
const files = games.sort().map((name) => `examples/${name}`);
const { status } = spawnSync(process.execPath, [inRepo('apps/cli/dist/qili.js'), 'judge', ...files], {
  cwd: inRepo('.'),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
