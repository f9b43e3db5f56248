import process from 'node:process';
import { localeOf } from '@qili/rules';
import { CommanderError } from 'commander';
import { programOf } from './program.ts';
import { languageAsked } from './terminal/command.ts';
import { openSession } from './terminal/session.ts';

/** Exit codes: 0 done, 1 something could not be read or judged, 2 wrong usage. */
const WRONG_USAGE = 2;

const args = process.argv.slice(2);
const { env } = process;
const session = openSession(
  languageAsked(args) ??
    localeOf([env.LC_ALL, env.LC_MESSAGES, env.LANG].find((name) => name !== undefined && name !== '')),
  args.includes('--json'),
);

// A reader such as `head` that has seen enough closes the pipe: not our trouble.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const main = async (): Promise<void> => {
  try {
    await programOf(session).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
    } else {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      session.complain({ code: 'bug', message: session.words.bug(message) });
      if (env.QILI_DEBUG === '1') process.stderr.write(`${stack ?? ''}\n`);
    }
  }
};

void main();
