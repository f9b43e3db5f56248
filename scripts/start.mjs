/** Sets everything up, the page too, and serves the desk. In one process, so that a signal to it reaches the server. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const inRepo = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { status } = spawnSync(process.execPath, [inRepo('scripts/setup.mjs'), '--page'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
process.chdir(inRepo('.'));
await import('../apps/server/dist/qili-server.js');
