import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changesBetween, SIGNATURE, signedBefore, signedNow, written } from './signature.ts';

/**
 * `npm run -s signature [-- --write]`: says which rulings and natures differ from those written in
 * the repository, and with `--write` writes them anew. Ends with 1 if something differs and is not written.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const now = signedNow();
const changes = changesBetween(signedBefore(), now);
const text = written(now);
const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
for (const change of changes) console.log(change);
console.log(`${String(now.size)} cases, ${String(changes.length)} differ, signature ${digest}`);
if (values.write === true) writeFileSync(SIGNATURE, text);
else process.exitCode = changes.length === 0 ? 0 : 1;
