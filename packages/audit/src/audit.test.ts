import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { auditLineSchema, type AuditLine } from '@qili/protocol';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLES, temporaryFolder } from '../../../suites/program.ts';
import { audit, type Audit, type AuditAsked } from './audit.ts';

const SOUND: Omit<AuditAsked, 'paths'> = { rules: ['cxa-2020'], natures: false, locale: 'en', workers: 1 };

const PERPETUAL = readFileSync(path.join(EXAMPLES, 'perpetual-check.pgn'));
const LAP = ['h2e2', 'h9g7', 'e2h2', 'g7h9'];
const lineOf = (id: number, laps: number): string =>
  JSON.stringify({ id: `g${String(id)}`, moves_iccs: Array.from({ length: laps }, () => LAP).flat() });
const ndjson = (games: number): string =>
  Array.from({ length: games }, (_, i) => `${lineOf(i + 1, i % 4)}\n`).join('');

let temp: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temp = temporaryFolder();
});
afterEach(() => {
  temp.remove();
});

const audited = async (paths: readonly string[], more: Partial<AuditAsked> = {}): Promise<Audit> => {
  const done = await audit({ ...SOUND, paths, ...more });
  if (!done.ok) throw new Error(done.fault.code);
  return done.value;
};

const report = (): string => path.join(temp.folder, 'report.ndjson');
const linesOf = (file: string): AuditLine[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => auditLineSchema.parse(JSON.parse(line)));
/** Which games are in a report, in its order: `name#game`, with an error’s code. */
const placesIn = (file: string): string[] =>
  linesOf(file).map((line) => {
    const place = `${path.relative(temp.folder, line.file)}#${String(line.game ?? '')}`;
    return 'error' in line ? `${place} ${line.error.code}` : place;
  });

/** An archive of every kind of file that there may be in one, the sound and the poisoned. */
const archive = (): string => {
  const folder = path.join(temp.folder, 'archive');
  mkdirSync(path.join(folder, 'inner'), { recursive: true });
  const put = (name: string, content: string | Uint8Array): void => {
    writeFileSync(path.join(folder, name), content);
  };
  put('a.pgn', PERPETUAL);
  put('b.bin', Buffer.from('89504e470d0a1a0a0000000d494844520000020000000200', 'hex'));
  put('c.jsonl', `${lineOf(1, 2)}\n\n{"moves": 1}\nnonsense\n${lineOf(4, 3)}`);
  put('d.jsonl.gz', gzipSync(ndjson(300)));
  put('e.pgn.gz', gzipSync(PERPETUAL));
  put('f.jsonl.gz', gzipSync(ndjson(5)).subarray(0, 40));
  put('g.empty', '');
  put(
    'inner/h.zip',
    zipSync({ 'x.pgn': PERPETUAL, 'y/': new Uint8Array(), 'y/z.jsonl': strToU8(ndjson(2)) }),
  );
  put('inner/i.zip', zipSync({ 'deep.zip': zipSync({ 'x.pgn.gz': gzipSync(PERPETUAL) }) }));
  put('inner/j.zip', 'no archive at all');
  put('.hidden', 'is left alone');
  return folder;
};

describe('an audit', () => {
  test('reads folders, gz, zip and lines; a poisoned file costs one line and nothing else', async () => {
    const { unreadable, rules } = await audited([archive()], { out: report() });
    const places = placesIn(report());
    expect(places.filter((place) => !place.startsWith('archive/d'))).toEqual([
      'archive/a.pgn#1',
      'archive/b.bin# binary',
      'archive/c.jsonl#1',
      'archive/c.jsonl#2 json',
      'archive/c.jsonl#3 json',
      'archive/c.jsonl#4',
      'archive/e.pgn.gz#1',
      'archive/f.jsonl.gz# archive-damaged',
      'archive/g.empty# empty',
      'archive/inner/h.zip/x.pgn#1',
      'archive/inner/h.zip/y/z.jsonl#1',
      'archive/inner/h.zip/y/z.jsonl#2',
      'archive/inner/i.zip/deep.zip/x.pgn.gz#1',
      'archive/inner/j.zip# archive-damaged',
    ]);
    expect(places.filter((place) => place.startsWith('archive/d'))).toHaveLength(300);
    expect(unreadable).toBe(6);
    expect(rules['cxa-2020']).toMatchObject({ games: 308 });
  });

  test('writes the same report with one worker and with two', async () => {
    const folder = archive();
    const [one, two] = ['one', 'two'].map((name) => path.join(temp.folder, name));
    await audited([folder], { out: one, workers: 1 });
    await audited([folder], { out: two, workers: 2 });
    expect(readFileSync(two ?? '', 'utf8')).toBe(readFileSync(one ?? '', 'utf8'));
  });

  test('rules as judging does, under each rule set asked for', async () => {
    const game = path.join(EXAMPLES, 'perpetual-check.pgn');
    await audited([game], { out: report(), rules: ['cxa-2020', 'axf'], natures: true });
    const lines = linesOf(report());
    expect(lines.map((line) => ('rules' in line ? line.rules : ''))).toEqual(['cxa-2020', 'axf']);
    expect(lines[0]).toMatchObject({
      game: 1,
      verdict: 'red-loses',
      cycles: [{ verdict: 'red-loses', state: 'lost', red: 'perpetual-check' }],
    });
    expect(lines[0]).toHaveProperty('natures.red.check');
  });

  test('takes patterns, and each file once', async () => {
    const folder = archive();
    const paths = [path.join(folder, '*.pgn'), path.join(folder, 'a.pgn'), path.join(folder, 'inner/*')];
    await audited(paths, { out: report() });
    expect(placesIn(report())[0]).toBe('archive/a.pgn#1');
    expect(placesIn(report()).filter((place) => place.startsWith('archive/a'))).toHaveLength(1);
  });

  test('names paths that lead nowhere, and audits the others', async () => {
    const { missing, judged } = await audited(['/no/such', path.join(EXAMPLES, 'perpetual-check.pgn')]);
    expect({ missing, judged }).toEqual({ missing: ['/no/such'], judged: 1 });
    await audited(['/no/such'], { out: report() });
    expect(() => readFileSync(report())).toThrow('ENOENT');
  });

  test('a game too large for its worker costs its line', async () => {
    const huge = JSON.stringify({ moves_iccs: Array.from({ length: 400_000 }, (_, i) => LAP[i % 4] ?? '') });
    temp.file('x.jsonl', `${lineOf(1, 2)}\n${huge}\n${lineOf(3, 2)}\n`);
    await audited([path.join(temp.folder, 'x.jsonl')], { out: report(), heap: 48 });
    expect(placesIn(report())).toEqual(['x.jsonl#1', 'x.jsonl#2 worker-lost', 'x.jsonl#3']);
  });

  test('tells how far it has come', async () => {
    const folder = archive();
    const told: number[] = [];
    let of = 0;
    await audited([folder], {
      onProgress: (progress) => {
        told.push(progress.bytes);
        of = progress.of;
      },
    });
    expect(told.at(-1)).toBe(of);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });
});

describe('a report that is there', () => {
  test.each([0, 1, 57, 300, 5000, 20_000, 40_000])(
    'is gone on with where it was torn, after %i bytes',
    async (kept) => {
      const folder = archive();
      const rules = { rules: ['cxa-2020', 'axf'] as const };
      const { rules: whole } = await audited([folder], { out: report(), ...rules });
      const bytes = readFileSync(report());
      writeFileSync(report(), bytes.subarray(0, kept));
      const again = await audited([folder], { out: report(), ...rules });
      expect(readFileSync(report(), 'utf8')).toBe(bytes.toString('utf8'));
      expect(again.rules).toEqual(whole);
    },
  );

  test('loses and doubles nothing when its audit is killed', { timeout: 120_000 }, async () => {
    temp.file('many.jsonl', ndjson(20_000));
    const program = path.resolve(import.meta.dirname, '../../../suites/audit/run.ts');
    const args = ['--import', 'tsx', '--conditions=@qili/source', program, temp.folder, report()];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
    const before = readFileSync(report(), 'utf8');
    const { resumed, judged } = await audited([temp.folder], { out: report() });
    expect(before.length).toBeGreaterThan(0);
    expect(readFileSync(report(), 'utf8').startsWith(before.slice(0, before.lastIndexOf('\n') + 1))).toBe(
      true,
    );
    expect(resumed).toBeGreaterThan(0);
    expect(resumed + judged).toBe(20_000);
    expect(new Set(placesIn(report())).size).toBe(20_000);
  });

  test('is left alone if it is another file, or of another audit', async () => {
    const game = path.join(EXAMPLES, 'perpetual-check.pgn');
    const note = temp.file('note.txt', 'mine');
    expect(await audit({ ...SOUND, paths: [game], out: note })).toMatchObject({
      fault: { code: 'no-report' },
    });
    expect(readFileSync(note, 'utf8')).toBe('mine');
    await audited([game], { out: report() });
    for (const other of [{ natures: true }, { rules: ['axf' as const] }]) {
      const done = await audit({ ...SOUND, ...other, paths: [game], out: report() });
      expect(done).toMatchObject({ fault: { code: 'other-report', line: 1 } });
    }
    const nowhere = await audit({ ...SOUND, paths: [game], out: path.join(temp.folder, 'no/such/report') });
    expect(nowhere).toMatchObject({ fault: { code: 'report-unusable', reason: 'ENOENT' } });
  });

  test('takes up files that were added since', async () => {
    const folder = archive();
    await audited([folder], { out: report() });
    writeFileSync(path.join(folder, 'aa.pgn'), PERPETUAL);
    rmSync(path.join(folder, 'b.bin'));
    const { resumed, judged } = await audited([folder], { out: report() });
    expect({ resumed, judged }).toEqual({ resumed: 308, judged: 1 });
  });
});
