import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { built } from '../built.ts';
import { asking, type Asking } from './desk.ts';

/** A server in a process of its own, which can be killed. */
export interface ServerProcess extends Asking {
  readonly address: string;
  readonly child: ChildProcess;
  /** Sends a signal and waits for the end; answers the exit code, null where the signal ended it. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** What a server that does not start says, and its exit code. */
export interface Failed {
  readonly code: number | null;
  readonly said: string;
}

/** Starts a server, on a free port unless told. */
export const startProcess = async (args: readonly string[]): Promise<ServerProcess | Failed> => {
  const quiet = ['--rate', '100000000', '--openings', '100000000', '--lang', 'en'];
  const child = spawn(process.execPath, [built('server'), '--port', '0', ...quiet, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string | undefined>((resolve) => {
    const hear = (part: Buffer): void => {
      said += part.toString('utf8');
      const found = /http:\/\/\S+/u.exec(said);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => {
      resolve(undefined);
    });
  });
  if (address === undefined) return { code: child.exitCode, said };
  const end: ServerProcess['end'] = async (signal) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return { address, child, end, ...asking(address) };
};

/** The same, where it must start. */
export const startedProcess = async (args: readonly string[]): Promise<ServerProcess> => {
  const started = await startProcess(args);
  if ('said' in started) throw new Error(started.said);
  return started;
};
