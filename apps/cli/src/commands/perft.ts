import {
  divide,
  faultsOf,
  moveName,
  saySetupFault,
  START_FEN,
  type Division,
  type Setup,
  setupAsked,
} from '@qili/rules';
import { Argument, Option, type Command } from 'commander';
import { commandNamed, wholeNumberIn } from '../terminal/command.ts';
import type { Session } from '../terminal/session.ts';

interface PerftOptions {
  readonly fen: string;
  readonly divide?: true;
}

/** `qili perft DEPTH`: counts also set-ups that cannot arise in a game, because move generators are tested with them. */
export const perftCommand = (session: Session): Command => {
  const { words } = session;
  return commandNamed('perft', session)
    .addArgument(new Argument('<depth>', words.argument.depth).argParser(wholeNumberIn(words)))
    .addOption(new Option('--fen <fen>', words.option.fen).default(START_FEN, 'start'))
    .addOption(new Option('--divide', words.option.divide))
    .action((depth: number, options: PerftOptions) => {
      const setup = setupAsked(options.fen, session.locale);
      if (!setup.ok) session.complain(setup.fault);
      else count(setup.value, depth, options, session);
    });
};

const count = (setup: Setup, depth: number, options: PerftOptions, session: Session): void => {
  const branches = depth === 0 ? [] : divide(setup, depth);
  if (branches === undefined) {
    session.complain({ code: 'setup', message: session.words.tooManyToCount, faults: faultsOf(setup) });
    return;
  }
  warnOf(setup, session);
  const leaves = depth === 0 ? 1 : branches.reduce((sum, branch) => sum + branch.leaves, 0);
  const shown = options.divide === true ? branches : [];
  session.say(
    session.json ? JSON.stringify(perftJson(depth, leaves, shown)) : perftText(leaves, shown, session),
  );
};

const warnOf = (setup: Setup, { words, locale, warn }: Session): void => {
  const faults = faultsOf(setup);
  if (faults.length === 0) return;
  warn([words.countedAnyway, ...faults.map((fault) => saySetupFault(fault, locale))].join(' '));
};

const perftText = (leaves: number, branches: readonly Division[], { words }: Session): string =>
  branches.length === 0
    ? String(leaves)
    : [
        ...branches.map(({ move, leaves: under }) => `${moveName(move)} ${String(under)}`),
        `${words.total} ${String(leaves)}`,
      ].join('\n');

const perftJson = (depth: number, leaves: number, branches: readonly Division[]): object => ({
  depth,
  leaves,
  ...(branches.length === 0
    ? {}
    : { divide: Object.fromEntries(branches.map(({ move, leaves: under }) => [moveName(move), under])) }),
});
