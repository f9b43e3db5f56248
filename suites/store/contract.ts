import { openStore, type Store } from '@qili/store';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Opens the database at a place that must be good. */
export const opened = async (place: string): Promise<Store> => {
  const store = await openStore(place);
  if (!store.ok) throw new Error(JSON.stringify(store.fault));
  return store.value;
};

const AUDIT = { rules: ['cxa-2020', 'axf'], natures: false, locale: 'en' };

/** What every kind of database must do. `place` is that of an empty one that keeps what it is told. */
export const storeContract = (place: () => Promise<string> | string): void => {
  let where = '';
  let store: Store;
  beforeAll(async () => {
    where = await place();
    store = await opened(where);
  });
  afterAll(() => store.close());

  test('has its tables when it is opened, and keeps what is in them', async () => {
    const { id } = await store.db
      .insertInto('audits')
      .values(AUDIT)
      .returning('id')
      .executeTakeFirstOrThrow();
    await store.close();
    store = await opened(where);
    const found = await store.db.selectFrom('audits').selectAll().where('id', '=', id).executeTakeFirst();
    expect(found).toMatchObject({ id, ...AUDIT, missing: [], jobs: null });
    expect(found?.made_at).toBeInstanceOf(Date);
  });

  test('gives numbers as numbers, bytes as bytes and JSON to the letter', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 4503599627370496::bigint as big, '\\x00ff'::bytea as bytes, '{"b": 1,"a":2}'::json as value,
        ('{"b": 1,"a":2}'::json)::text as text, '{1,2}'::integer[] as list`.execute(store.db);
    expect(rows).toEqual([
      {
        big: 2 ** 52,
        bytes: Buffer.from([0, 255]),
        value: { b: 1, a: 2 },
        text: '{"b": 1,"a":2}',
        list: [1, 2],
      },
    ]);
  });

  test('takes back what a transaction did that fails', async () => {
    const failing = store.db.transaction().execute(async (inside) => {
      await inside
        .insertInto('audits')
        .values({ ...AUDIT, locale: 'zh-Hant' })
        .execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const left = store.db.selectFrom('audits').selectAll().where('locale', '=', 'zh-Hant');
    expect(await left.execute()).toEqual([]);
  });

  test('goes on after a query that fails', async () => {
    await expect(sql`select nothing`.execute(store.db)).rejects.toThrow('nothing');
    expect((await sql<{ one: number }>`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }]);
  });

  test('refuses a line of a report that it has', async () => {
    const { id: audit } = await store.db
      .insertInto('audits')
      .values(AUDIT)
      .returning('id')
      .executeTakeFirstOrThrow();
    await store.db.insertInto('audit_jobs').values({ audit, job: 0, size: 1 }).execute();
    const line = { audit, job: 0, item: 0, game: 1, rules: 0, line: '{}' };
    const add = () => store.db.insertInto('audit_lines').values(line);
    await add().execute();
    await expect(add().execute()).rejects.toMatchObject({ code: '23505' });
    const [ignored] = await add()
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(ignored?.numInsertedOrUpdatedRows).toBe(0n);
  });

  test('is not opened by a version that does not know its newest tables', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099')`.execute(store.db);
    await store.close();
    const newer = await openStore(where);
    // An embedded database is given free even where it is refused.
    expect(newer).toMatchObject({ fault: { code: 'database-newer' } });
    expect(await openStore(where)).toEqual(newer);
  });
};
