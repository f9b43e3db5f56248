import { auditGameSchema } from '@qili/protocol';
import { FORMATS, readRecord } from '@qili/rules';
import { gzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { afterPortion, isRuled, NO_AUDIT } from './audit.ts';
import { audited } from './audited.ts';
import { contentsOf } from './contents.ts';

const ASKED = { rules: 'cxa-2020', locale: 'en' } as const;
const LAP = ['i0i1', 'i9i8', 'i1i0', 'i8i9'];
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const line = (times: number): string => JSON.stringify({ moves_iccs: Array(times).fill(LAP).flat() });

const auditOf = (name: string, bytes: Uint8Array) =>
  contentsOf(name, bytes)
    .flatMap((part) => [...audited(part, ASKED)])
    .reduce(afterPortion, NO_AUDIT);

describe('an archive in the page', () => {
  test('is counted: what recurs, what is ruled on, what cannot be read', () => {
    const { tally, found, faults } = auditOf(
      'games.ndjson',
      bytesOf([line(0), line(1), line(2), '{"moves_iccs":["a0a9"]}', '{'].join('\n')),
    );
    expect(tally).toEqual({ games: 4, plies: 12, recurring: 2, ruled: 1, unread: 1 });
    expect(found.map(({ game, occurrences }) => [game, occurrences])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(found.map(isRuled)).toEqual([false, true]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^games\.ndjson:5 /u);
  });

  test('is heard of more than once where it has many games, up to its end', () => {
    const bytes = bytesOf(Array(100).fill(line(0)).join('\n'));
    const [part] = contentsOf('games.jsonl', bytes);
    const heard = part === undefined ? [] : [...audited(part, ASKED)];
    expect(heard.map(({ done }) => done)).toEqual([0.4, 0.8, 1]);
    expect(heard.flatMap(({ lines }) => lines)).toHaveLength(100);
  });

  test('keeps what was found, so that it can be opened', () => {
    const { found, lines } = auditOf('games.ndjson', bytesOf(line(2)));
    const read = readRecord(bytesOf(found[0]?.record ?? ''), { format: 'json' });
    expect(read.ok && FORMATS.json.write?.(read.value.games).bytes).toEqual(bytesOf(found[0]?.record ?? ''));
    expect(auditGameSchema.parse(JSON.parse(lines[0] ?? '')).verdict).toBe('draw');
  });

  test('is taken out of ZIP and gzip, damaged ones told by their name', () => {
    const zip = zipSync({ 'folder/one.ndjson': bytesOf(line(1)), 'empty.pgn': new Uint8Array() });
    expect(auditOf('all.zip', zip).tally).toMatchObject({ games: 1, unread: 1 });
    expect(auditOf('games.ndjson.gz', gzipSync(bytesOf(line(1)))).tally).toMatchObject({
      games: 1,
      unread: 0,
    });
    for (const name of ['all.zip', 'games.ndjson.gz'])
      expect(auditOf(name, zip.subarray(0, 40)).faults).toEqual([`${name} The archive is damaged.`]);
  });
});
