import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repoRoot = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the test data that the repository does not ship: `QILI_DATA`, or `shared/data` beside the repository. */
const dataRoot = process.env.QILI_DATA ?? path.resolve(repoRoot, '../shared/data');

/** Path of a file or folder of the test data, or undefined where it is absent: the test is then skipped and says so. */
export const dataPath = (name: string): string | undefined => {
  const found = path.join(dataRoot, name);
  return existsSync(found) ? found : undefined;
};
