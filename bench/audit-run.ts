import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { invariant } from '../packages/rules/src/base/assert.ts';

const inRepo = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
/** The built command. */
export const PROGRAM = inRepo('apps/cli/dist/qili.js');
const SPENT = inRepo('bench/spent.mjs');

/** What one run of `qili audit` found and took; seconds from the call of the command to its end. */
export interface AuditRun {
  readonly games: number;
  readonly plies: number;
  readonly repetitions: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

export const isBuilt = (): boolean => existsSync(PROGRAM);

/** Runs the built command on an archive, in a process of its own. */
export const auditRun = (archive: string, workers: number, ...more: readonly string[]): AuditRun => {
  const args = [
    '--import',
    SPENT,
    PROGRAM,
    'audit',
    archive,
    '--json',
    '--workers',
    String(workers),
    ...more,
  ];
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const seconds = (performance.now() - began) / 1000;
  invariant(status === 0, `the audit failed: ${stderr}`);
  const found = JSON.parse(stdout) as AuditRun;
  const spent = JSON.parse(stderr) as Pick<AuditRun, 'cpuSeconds' | 'megabytes'>;
  return { ...found, ...spent, seconds };
};
