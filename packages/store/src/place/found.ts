import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Runs in the thread. It is a text, so that no bundle has to know of a further file. */
const IN_THREAD = `
const { workerData } = require('node:worker_threads');
import(workerData.library).then(async ({ PGlite }) => {
  const database = await PGlite.create(workerData.folder);
  await database.close();
});`;

/**
 * Makes an embedded database in a folder where there is none, in a thread of its own: to make one takes some
 * 400 MiB more than to open it, and they are given back with the thread only.
 */
export const foundDatabase = async (folder: string): Promise<void> => {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const worker = new Worker(IN_THREAD, { eval: true, execArgv: [], workerData: { folder, library } });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => {
      resolve();
    });
  });
};
