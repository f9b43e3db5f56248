import {
  COLORS,
  drawLetters,
  drawSvg,
  drawText,
  marksOfLastMove,
  MESSAGES,
  positionAfter,
  sayMove,
  type Color,
  type Line,
  type Setup,
} from '@qili/rules';
import { Argument, Option, type Command } from 'commander';
import { setupIn } from '../input.ts';
import { sheetsIn } from '../sheets.ts';
import { commandNamed, wholeNumberIn } from '../terminal/command.ts';
import { STANDARD, writeWhole } from '../terminal/files.ts';
import type { Session } from '../terminal/session.ts';

const DRAWINGS = ['text', 'ascii', 'svg'] as const;

interface ShowOptions {
  readonly fen?: string;
  readonly ply?: number;
  readonly as: (typeof DRAWINGS)[number];
  readonly bottom: Color;
  readonly output?: string;
}

/** `qili show`: the position of a FEN, or one of the first game of a record. */
export const showCommand = (session: Session): Command => {
  const { words } = session;
  return commandNamed('show', session)
    .addArgument(new Argument('[file]', words.argument.file))
    .addOption(new Option('--fen <fen>', words.option.fen))
    .addOption(new Option('--ply <n>', words.option.ply).argParser(wholeNumberIn(words)))
    .addOption(new Option('--as <form>', words.option.as).choices(DRAWINGS).default('text'))
    .addOption(new Option('--bottom <side>', words.option.bottom).choices(COLORS).default('red'))
    .addOption(new Option('-o, --output <file>', words.option.output))
    .action(async (file: string | undefined, options: ShowOptions) => {
      const picture = await pictureOf(file, options, session);
      if (picture === undefined) return;
      const drawn = draw(picture, options, session);
      if (options.output === undefined || options.output === STANDARD) session.say(drawn);
      else await save(options.output, `${drawn}\n`, session);
    });
};

/** What is drawn: a set-up, and the move that led to it. */
interface Picture {
  readonly setup: Setup;
  readonly line?: Line;
}

const pictureOf = async (
  file: string | undefined,
  { fen, ply }: ShowOptions,
  session: Session,
): Promise<Picture | undefined> => {
  if (fen !== undefined) {
    const setup = setupIn(fen, session);
    if (setup.ok) return { setup: setup.value };
    session.complain(setup.fault);
    return undefined;
  }
  const [sheet] = await sheetsIn(file ?? STANDARD, session);
  if (sheet === undefined) return undefined;
  if (sheet.broken !== undefined) session.complain(sheet.broken.problem);
  const last = sheet.line.moves.length;
  if (ply !== undefined && ply > last) {
    session.complain({
      code: 'no-such-ply',
      message: session.words.noSuchPly(ply, last),
      where: sheet.place,
    });
    return undefined;
  }
  const line = { start: sheet.line.start, moves: sheet.line.moves.slice(0, ply ?? last) };
  return { setup: positionAfter(line, line.moves.length), line };
};

const save = async (file: string, drawn: string, session: Session): Promise<void> => {
  const written = await writeWhole(file, drawn, session.words);
  if (!written.ok) session.complain(written.fault);
};

const draw = (picture: Picture, { as, bottom }: ShowOptions, session: Session): string => {
  const { locale, ink } = session;
  const { setup, line } = picture;
  const lastMove = line?.moves.at(-1);
  switch (as) {
    case 'text':
      return drawText(setup, locale, {
        bottom,
        lastMove,
        paint: (piece, color) => (color === 'red' ? ink.red(piece) : piece),
      });
    case 'ascii':
      return drawLetters(setup, { bottom, lastMove });
    case 'svg': {
      const marks = lastMove === undefined ? [] : marksOfLastMove(lastMove);
      return drawSvg(setup, locale, { title: titleOf(picture, session), bottom, marks });
    }
  }
};

/** The move that led to the position and whose turn it is, for those who cannot see the picture. */
const titleOf = ({ setup, line }: Picture, { locale, words }: Session): string => {
  const turn = words.toMove(MESSAGES[locale].side[setup.turn]);
  const move = line?.moves.at(-1);
  if (line === undefined || move === undefined) return turn;
  return `${sayMove(positionAfter(line, line.moves.length - 1), move, locale)} · ${turn}`;
};
