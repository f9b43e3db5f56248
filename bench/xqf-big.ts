import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { encryptedXqf } from '../suites/records/binary-files.ts';
import { wideRecord } from '../suites/records/samples.ts';
import { medianOf, RUNS, type Figure } from './figure.ts';
import { assertCount } from './start.ts';

/** As many moves and variations as the largest opening book that has been seen. */
const NODES = 226_491;
const VARIATIONS = 3142;
const READER = fileURLToPath(new URL('read-one.ts', import.meta.url));

interface Taken {
  readonly seconds: number;
  readonly megabytes: number;
  readonly nodes: number;
}

/** Reads an encrypted file of that size in fresh processes. */
const takenToRead = (): Taken[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qili-bench-'));
  try {
    const file = path.join(folder, 'big.xqf');
    writeFileSync(file, encryptedXqf(wideRecord(NODES, VARIATIONS)));
    return Array.from({ length: RUNS }, () => {
      const args = ['--import', 'tsx', '--conditions=@qili/source', READER, file];
      const taken = JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout) as Taken;
      assertCount(taken.nodes, NODES);
      return taken;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const note = `an encrypted XQF of ${String(NODES)} moves, ${String(VARIATIONS)} variations`;

export const xqfBigS: Figure = {
  name: 'xqf_big_s',
  unit: 's',
  measure: () => ({ kind: 'value', value: medianOf(takenToRead().map(({ seconds }) => seconds)), note }),
};

export const xqfBigMb: Figure = {
  name: 'xqf_big_mb',
  unit: 'MB',
  measure: () => ({ kind: 'value', value: medianOf(takenToRead().map(({ megabytes }) => megabytes)), note }),
};
