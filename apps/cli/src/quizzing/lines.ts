import process from 'node:process';
import { createInterface } from 'node:readline';

/** Lines that somebody types, or that come through a pipe. */
export interface Typing {
  /** The next line; undefined when there are no more, or after Ctrl-C. */
  readonly next: () => Promise<string | undefined>;
  readonly close: () => void;
}

/** Standard input line by line, with a prompt on a terminal. */
export const typingFrom = (prompt: string): Typing => {
  const { stdin, stdout } = process;
  const isTerminal = stdin.isTTY && stdout.isTTY;
  const reader = createInterface({ input: stdin, ...(isTerminal ? { output: stdout, prompt } : {}) });
  // Ctrl-C ends the input, so that what was answered is still counted up.
  reader.on('SIGINT', () => {
    reader.close();
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    next: async () => {
      if (isTerminal) reader.prompt();
      const line = await lines.next();
      return line.done === true ? undefined : line.value;
    },
    close: () => {
      reader.close();
    },
  };
};
