import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Option, type Command } from 'commander';
import { commandNamed } from '../terminal/command.ts';
import type { Session } from '../terminal/session.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly database?: string;
}

/** The server as it was built, beside the command that was built. */
const SERVER = fileURLToPath(new URL('../../server/dist/qili-server.js', import.meta.url));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * `qili serve`: starts the server as a process of its own and waits for it. The command knows nothing
 * of the server but where it lies: no app imports an app.
 */
export const serveCommand = (session: Session): Command => {
  const { option, noServer } = session.words;
  return commandNamed('serve', session)
    .addOption(new Option('--port <number>', option.port))
    .addOption(new Option('--host <name>', option.host))
    .addOption(new Option('--database <place>', option.databaseToServe))
    .action(async (options: ServeOptions) => {
      if (!existsSync(SERVER)) {
        session.complain({ code: 'no-server', message: noServer });
        return;
      }
      process.exitCode = await served([...argumentsOf(options), '--lang', session.locale]);
    });
};

const argumentsOf = ({ port, host, database }: ServeOptions): string[] =>
  Object.entries({ port, host, database }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );

/** Runs the server until it ends; signals to this process are for it. */
const served = async (args: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, [SERVER, ...args], { stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
};
