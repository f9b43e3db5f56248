import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgementSchema, type Judgement } from '@qili/protocol';
import type { Locale } from '@qili/rules';
import { programOf } from '../apps/cli/src/program.ts';
import type { Problem } from '@qili/rules';
import { sayProblem } from '../apps/cli/src/terminal/problem.ts';
import { openSession, type Session } from '../apps/cli/src/terminal/session.ts';
import { WORDS } from '../apps/cli/src/words/languages.ts';

export const EXAMPLES = path.resolve(import.meta.dirname, '../examples');

/** A folder for the files of a test, with what is needed to fill it and to take it away. */
export const temporaryFolder = (): {
  readonly folder: string;
  readonly file: (name: string, content: string | Uint8Array) => string;
  readonly remove: () => void;
} => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qili-'));
  return {
    folder,
    file: (name, content) => {
      const place = path.join(folder, name);
      writeFileSync(place, content);
      return place;
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
};

/** What stands on a line with what goes on below it set in: texts as they were before they were laid out. */
export const flowing = (out: string): string =>
  out.replaceAll(/(?<=[^\x20-\x7E])\n +(?=[^\x20-\x7E])/gu, '').replaceAll(/\n {4,}(?=\S)/gu, ' ');

export interface Run {
  readonly out: string;
  /** Bytes that went to standard output. */
  readonly sent: Uint8Array | undefined;
  readonly warnings: readonly string[];
  readonly problems: readonly Problem[];
  /** The problems as people read them. */
  readonly said: string;
  /** What is wrong with the command line, if anything. */
  readonly misuse: string | undefined;
}

/** Runs the command `qili` in this process. */
export const run = async (args: readonly string[], locale: Locale = 'en'): Promise<Run> => {
  const out: string[] = [];
  const sent: Uint8Array[] = [];
  const warnings: string[] = [];
  const problems: Problem[] = [];
  const misuses: string[] = [];
  const session: Session = {
    ...openSession(locale, args.includes('--json')),
    say: (text) => void out.push(text),
    send: (bytes) => void sent.push(bytes),
    warn: (text) => void warnings.push(text),
    misused: (text) => void misuses.push(text),
    complain: (problem) => void problems.push(problem),
  };
  try {
    await programOf(session).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (misuses.length === 0) throw error;
  }
  const said = problems.map((problem) => sayProblem(problem, WORDS[locale])).join('\n');
  return { out: out.join('\n'), sent: sent[0], warnings, problems, said, misuse: misuses[0] };
};

/** The judgements of an output of `qili judge --json`, checked against the schema. */
export const judgements = (output: string): Judgement[] =>
  output.split('\n').map((line) => judgementSchema.parse(JSON.parse(line)));
