import { FORMATS, readRecord } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { formatContract } from './contract.ts';

for (const format of Object.values(FORMATS))
  if (format.write !== undefined) formatContract(format, format.write);

describe('every reader', () => {
  const readers = Object.values(FORMATS).filter(
    ({ readText, readBytes }) => (readText ?? readBytes) !== undefined,
  );
  test.each(readers)('$id has an id of its own and refuses an empty file with a fault', ({ id }) => {
    expect(FORMATS[id].id).toBe(id);
    expect(readRecord(new Uint8Array(), { format: id })).toEqual({ ok: false, fault: { code: 'empty' } });
  });
});
