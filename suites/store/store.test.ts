import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { LOCALES } from '@qili/rules';
import { MEMORY, openStore, sayStoreFault } from '@qili/store';
import { afterAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../packages/store/src/migrations/migrations.ts';
import { NO_POSTGRES, postgresHere } from '../postgres.ts';
import { temporaryFolder } from '../program.ts';
import { opened, storeContract } from './contract.ts';

const temp = temporaryFolder();
afterAll(temp.remove);
let count = 0;
const folder = (): string => path.join(temp.folder, String(count++));

const postgres = await postgresHere();
afterAll(() => postgres?.drop());

/** What is said, in all languages at once. */
const faultAt = async (place: string): Promise<{ readonly code: string; readonly said: string }> => {
  const store = await openStore(place);
  if (store.ok) throw new Error('the database was opened');
  return {
    code: store.fault.code,
    said: LOCALES.map((locale) => sayStoreFault(store.fault, locale)).join('\n'),
  };
};

describe('an embedded database', () => {
  storeContract(folder);

  test('is open in one place at a time', async () => {
    const where = folder();
    const store = await opened(where);
    const { code, said } = await faultAt(where);
    expect(code).toBe('folder-in-use');
    expect(said).toContain(`process ${String(process.pid)};`);
    await store.close();
    // No process has this number, and this one began at another time: they were killed.
    temp.file(`${path.basename(where)}/in-use.4194305.1.00`, '');
    temp.file(`${path.basename(where)}/in-use.${String(process.pid)}.1.00`, '');
    await (await opened(where)).close();
    expect(readdirSync(where)).toEqual(['postgres']);
    temp.file(`${path.basename(where)}/postgres/PG_VERSION`, 'nonsense');
    expect((await faultAt(where)).code).toBe('folder-unusable');
  });

  test('may be kept in memory only', async () => {
    const store = await opened(MEMORY);
    expect(await store.db.selectFrom('audits').selectAll().execute()).toEqual([]);
    await store.close();
  });

  test('leaves folders of others alone, and says what is wrong with one', async () => {
    const file = temp.file('mine.txt', 'mine');
    expect((await faultAt(temp.folder)).code).toBe('folder-of-others');
    const { code, said } = await faultAt(file);
    expect(code).toBe('folder-unusable');
    expect(said).toContain('EEXIST');
  });
});

describe.skipIf(postgres === undefined)(
  postgres === undefined ? `a PostgreSQL server (skipped: ${NO_POSTGRES})` : 'a PostgreSQL server',
  () => {
    const database = (): Promise<string> => postgres?.database() ?? Promise.reject(new Error(NO_POSTGRES));
    storeContract(database);

    test('has its tables made once, though many open it at the same time', async () => {
      const where = await database();
      const stores = await Promise.all(Array.from({ length: 6 }, () => opened(where)));
      await Promise.all(stores.map((store) => store.close()));
    });

    test('names a database that is not there', async () => {
      const url = new URL(await database());
      url.pathname = 'qili_no_such';
      const { code, said } = await faultAt(url.href);
      expect(code).toBe('database-missing');
      expect(said).toContain('“qili_no_such”');
    });
  },
);

describe('a place', () => {
  test('that is no place, or one of others, is named without its password', async () => {
    const secret = 's3cr3t';
    for (const [place, code] of [
      ['', 'url-malformed'],
      [`postgres://me:${secret}@ho st/x`, 'url-malformed'],
      [`postgres://me:${secret}%zz@host/x`, 'url-malformed'],
      [`mysql://me:${secret}@host/x`, 'url-scheme'],
      [`postgres://me:${secret}@127.0.0.1:1/x`, 'server-unreachable'],
      [`postgres://me:${secret}@no.such.host.invalid/x`, 'server-unreachable'],
    ] as const) {
      const fault = await faultAt(place);
      expect(fault.code).toBe(code);
      expect(fault.said).not.toContain(secret);
    }
  });

  test('where something else answers is no server of ours', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code } = await faultAt(`postgres://me@127.0.0.1:${port}/x`);
    expect(['server-unreachable', 'server-trouble']).toContain(code);
    server.close();
  });
});

test('every migration is in the list, in order', () => {
  const inFolder = readdirSync(path.resolve(import.meta.dirname, '../../packages/store/src/migrations'));
  const names = inFolder.filter((name) => /^\d{4}-/u.test(name)).map((name) => name.replace('.ts', ''));
  expect(Object.keys(MIGRATIONS)).toEqual(names.sort());
});
