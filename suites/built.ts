import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const inRepo = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const PROGRAMS = { qili: 'apps/cli/dist/qili.js', server: 'apps/server/dist/qili-server.js' } as const;

let isNewest = false;

/**
 * A program as people start it, built anew where its sources are newer: in a process of its own the sources would
 * come with their compiler, and start slowly.
 */
export const built = (program: keyof typeof PROGRAMS): string => {
  if (!isNewest) {
    const { status, stderr } = spawnSync(process.execPath, [inRepo('scripts/setup.mjs')], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    isNewest = true;
  }
  return inRepo(PROGRAMS[program]);
};
