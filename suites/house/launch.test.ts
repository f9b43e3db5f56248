import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../program.ts';

const DIST = path.resolve(import.meta.dirname, '../../apps/cli/dist');
const isBuilt = existsSync(path.join(DIST, 'qili.js'));

let place: ReturnType<typeof temporaryFolder>;
const inCopy = (name: string): string => path.join(place.folder, name);

beforeEach(() => {
  place = temporaryFolder();
  for (const name of readdirSync(DIST).filter((file) => /^(?:qili|package|program-)/.test(file)))
    copyFileSync(path.join(DIST, name), inCopy(name));
});
afterEach(() => {
  place.remove();
});

const cacheOf = (): string => {
  const [name = ''] = readdirSync(place.folder).filter((file) => file.endsWith('.cache'));
  return inCopy(name);
};

/** What the copy answers, and whether V8 took what it had compiled before. */
const launched = (): { readonly status: number | null; readonly out: string; readonly rejected: string } => {
  const call = `process.argv[1] = 'qili'; const { cachedDataRejected } = require(${JSON.stringify(inCopy('qili.js'))}); process.stderr.write(String(cachedDataRejected));`;
  const args = ['-e', call, 'qili', 'rules', '--lang', 'en'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, out: stdout, rejected: stderr };
};

describe.skipIf(!isBuilt)('the built command (needs npm run build)', () => {
  test('starts from what was compiled before', () => {
    expect(launched()).toMatchObject({ status: 0, rejected: 'false' });
  });

  test('compiles by itself where that is damaged', () => {
    const whole = launched();
    truncateSync(cacheOf(), 1000);
    expect(launched()).toEqual({ ...whole, rejected: 'true' });
  });

  test('compiles by itself where there is none', () => {
    const whole = launched();
    rmSync(cacheOf());
    expect(launched()).toEqual({ ...whole, rejected: 'undefined' });
    expect(whole.out).toContain('cxa-2020');
  });
});
