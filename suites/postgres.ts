import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A PostgreSQL server that tests may make databases on. */
export interface Postgres {
  /** Makes an empty database and answers its URL. */
  readonly database: () => Promise<string>;
  /** Takes all those databases away again, whoever is still connected. */
  readonly drop: () => Promise<void>;
}

const SERVER = process.env.QILI_POSTGRES ?? 'postgres://root@127.0.0.1:5432/postgres';

/** Said where tests are skipped. */
export const NO_POSTGRES = `no PostgreSQL at ${new URL(SERVER).host}; QILI_POSTGRES names another`;

/** The server that `QILI_POSTGRES` names, or that of this machine; undefined where there is none. */
export const postgresHere = async (): Promise<Postgres | undefined> => {
  const made: string[] = [];
  const asked = async (...commands: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 5000 });
    await client.connect();
    for (const command of commands) await client.query(command);
    await client.end();
  };
  try {
    await asked('select 1');
  } catch {
    return undefined;
  }
  return {
    database: async () => {
      const name = `qili_test_${randomUUID().replaceAll('-', '')}`;
      await asked(`create database ${name}`);
      made.push(name);
      const url = new URL(SERVER);
      url.pathname = name;
      return url.href;
    },
    drop: async () => {
      await asked(...made.splice(0).map((name) => `drop database ${name} with (force)`));
    },
  };
};
