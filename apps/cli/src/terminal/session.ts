import process from 'node:process';
import { type Locale, errorOf, type Problem } from '@qili/rules';
import { WORDS } from '../words/languages.ts';
import type { Words } from '../words/words.ts';
import { sayProblem } from './problem.ts';

/** How a command speaks: its language, its form, and where its words go. */
export interface Session {
  readonly locale: Locale;
  readonly words: Words;
  /** Machines are listening: JSON on both streams. */
  readonly json: boolean;
  readonly ink: Ink;
  /** A line, or several, on standard output. */
  readonly say: (text: string) => void;
  /** Bytes on standard output. */
  readonly send: (bytes: Uint8Array) => void;
  /** A remark on standard error that is no failure. */
  readonly warn: (text: string) => void;
  /** What is wrong with the command line, on standard error. */
  readonly misused: (message: string) => void;
  /** What went wrong, on standard error; the exit code becomes 1. */
  readonly complain: (problem: Problem) => void;
}

/** Emphasis and colour on a terminal, nothing elsewhere; never the only sign of anything. */
export interface Ink {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly red: (text: string) => string;
}

export const openSession = (locale: Locale, json: boolean): Session => {
  const words = WORDS[locale];
  /** On standard error: an object for machines, a line for people. */
  const note = (object: object, text: string): void => {
    process.stderr.write(`${json ? JSON.stringify(object) : text}\n`);
  };
  return {
    locale,
    words,
    json,
    ink: inkFor(process.stdout),
    say: (text) => process.stdout.write(`${text}\n`),
    send: (bytes) => process.stdout.write(bytes),
    warn: (text) => {
      note({ warning: text }, `qili: ${text}`);
    },
    misused: (message) => {
      note({ error: { code: 'usage', message } }, `qili: ${message}\n${words.seeHelp}`);
    },
    complain: (problem) => {
      process.exitCode = 1;
      note(errorOf(problem), sayProblem(problem, words));
    },
  };
};

const inkFor = (stream: NodeJS.WriteStream): Ink => {
  const colored = stream.isTTY && (process.env.NO_COLOR ?? '') === '' && process.env.TERM !== 'dumb';
  const code = (on: number, off: number) => (text: string) =>
    colored ? `\u001B[${String(on)}m${text}\u001B[${String(off)}m` : text;
  return { strong: code(1, 22), faint: code(2, 22), red: code(31, 39) };
};
