import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { localeOf } from '@qili/rules';
import { settingsFrom } from './arguments.ts';
import { startServer } from './server.ts';
import type { Settings } from './settings.ts';
import { sayFault, START_WORDS } from './words/start.ts';

/** How long a server may take to stop before it is cut off, in milliseconds. */
const GRACE = 10_000;

const complain = (text: string, exitCode: number): void => {
  process.stderr.write(`qili: ${text}\n`);
  process.exitCode = exitCode;
};

const serve = async (settings: Settings): Promise<void> => {
  const words = START_WORDS[settings.locale];
  const started = await startServer(settings);
  if (!started.ok) {
    complain(sayFault(started.fault, settings.locale), 1);
    return;
  }
  const { address, stop } = started.value;
  process.stdout.write(`${words.serves(address)}\n`);
  const end = (): void => {
    process.stdout.write(`${words.stops}\n`);
    setTimeout(() => process.exit(1), GRACE).unref();
    void stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
};

const env = process.env;
const locale = localeOf(
  [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((name) => name !== undefined && name !== ''),
);
const settings = settingsFrom(process.argv.slice(2), locale);
/** Beside the server, in the sources as in every build. */
const pages = fileURLToPath(new URL('../../web/dist', import.meta.url));
if (settings.ok) await serve({ ...settings.value, pages });
else complain(`${settings.fault}\n${START_WORDS[locale].usage}`, 2);
