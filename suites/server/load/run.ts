/** `npm run load`: what the server bears, on this machine, over loopback. Bounded; ends by itself. Exit code 1 where a promise is not kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { NO_POSTGRES, postgresHere } from '../../postgres.ts';
import { killings } from './killings.ts';
import { Findings } from './figures.ts';
import { judging } from './judging.ts';
import { malformed } from './malformed.ts';
import { sitting } from './sitting.ts';

const PARTS = { sitting, judging, malformed, killings } as const;

const flag = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);

const KINDS = ['embedded', 'PostgreSQL'] as const;

/** The value of a flag, one of these; another is wrong usage, since nothing would be tried and all seem well. */
const oneOf = (name: string, choices: readonly string[]): string | undefined => {
  const value = flag(name);
  if (value === undefined || choices.includes(value)) return value;
  process.stderr.write(`--${name}=${value}: expected ${choices.join(' or ')}\n`);
  process.exit(2);
};

const only = oneOf('only', Object.keys(PARTS));
const kindAsked = oneOf('database', KINDS);
const seconds = Number(flag('seconds') ?? '60');
const games = Number(flag('games') ?? '300');

const findings = new Findings();
const folder = mkdtempSync(path.join(os.tmpdir(), 'qili-load-'));
const postgres = await postgresHere();
if (postgres === undefined) {
  // Asked for, it is missed; else it is said what was not measured.
  process.stderr.write(
    `${NO_POSTGRES}: ${kindAsked === KINDS[1] ? 'nothing' : 'only the embedded database'} is tried\n`,
  );
  if (kindAsked === KINDS[1]) process.exit(1);
}
try {
  const places = [
    [KINDS[0], () => Promise.resolve(path.join(folder, String(Math.random()).slice(2)))],
    ...(postgres === undefined ? [] : [[KINDS[1], () => postgres.database()] as const]),
  ] as const;
  for (const [kind, place] of places) {
    if (kindAsked !== undefined && kindAsked !== kind) continue;
    findings.tell('', '');
    findings.tell(`— ${kind}`, '');
    for (const [name, part] of Object.entries(PARTS))
      if (only === undefined || only === name)
        await part({ database: await place(), findings, seconds, games });
  }
} finally {
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(findings.good ? 0 : 1);
