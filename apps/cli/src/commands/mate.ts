import { mateOf, moveName, sayPlay, type MateAnswer, type Position, positionAsked } from '@qili/rules';
import { Option, type Command } from 'commander';
import { commandNamed, wholeNumberIn } from '../terminal/command.ts';
import { readBytes, STANDARD } from '../terminal/files.ts';
import type { Session } from '../terminal/session.ts';

interface MateOptions {
  readonly fen: string;
  readonly nodes: number;
}

const NODES = 10_000_000;

/** `qili mate`: positions from `--fen` or, one a line, from standard input. */
export const mateCommand = (session: Session): Command => {
  const { words } = session;
  return commandNamed('mate', session)
    .addOption(new Option('--fen <fen|->', words.option.fen).default(STANDARD))
    .addOption(new Option('--nodes <n>', words.option.nodes).argParser(wholeNumberIn(words)).default(NODES))
    .action(async (options: MateOptions) => {
      for (const [fen, line] of await fensOf(options.fen, session)) {
        const position = positionAsked(fen, session.locale, { line });
        if (!position.ok) session.complain(position.fault);
        else session.say(answerText(mateOf(position.value, options.nodes), position.value, session));
      }
    });
};

/** FENs with the line they stand on. */
const fensOf = async (
  fen: string,
  session: Session,
): Promise<readonly (readonly [fen: string, line: number | undefined])[]> => {
  if (fen !== STANDARD) return [[fen, undefined]];
  const bytes = await readBytes(STANDARD, session);
  if (!bytes.ok) {
    session.complain(bytes.fault);
    return [];
  }
  const lines = new TextDecoder().decode(bytes.value).split(/\r?\n/u);
  const fens = lines.map((text, i) => [text, i + 1] as const).filter(([text]) => text.trim() !== '');
  if (fens.length === 0) session.complain({ code: 'empty', message: session.words.emptyFile });
  return fens;
};

const answerText = (answer: MateAnswer, position: Position, { json, words, locale }: Session): string => {
  if (json)
    return JSON.stringify(answer.kind === 'mate' ? { ...answer, line: answer.line.map(moveName) } : answer);
  switch (answer.kind) {
    case 'mate':
      return words.mateIn(answer.checks, sayPlay(position, answer.line, locale));
    case 'none':
      return words.noMate;
    case 'unknown':
      return words.mateUnknown(answer.nodes);
  }
};
