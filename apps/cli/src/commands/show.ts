import {
  DEFAULT_RULES,
  drawLetters,
  drawSvg,
  drawText,
  err,
  ok,
  positionAfter,
  RULE_SET_OF,
  RULE_SETS,
  THEME_IDS,
  type Result,
  type RuleSetId,
  type ThemeId,
} from '@qili/rules';
import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import { setupIn } from '../input.ts';
import { sheetsIn } from '../sheets.ts';
import { captionOf, MARKINGS, mirroredPicture, type Marking, type Picture } from '../showing/picture.ts';
import { pngOf } from '../showing/raster.ts';
import { commandNamed, wholeNumberIn } from '../terminal/command.ts';
import { STANDARD, writeWhole } from '../terminal/files.ts';
import type { Problem } from '../terminal/problem.ts';
import type { Session } from '../terminal/session.ts';
import type { Words } from '../words/words.ts';

const DRAWINGS = ['text', 'ascii', 'svg', 'png'] as const;

interface ShowOptions {
  readonly fen?: string;
  readonly ply?: number;
  readonly as: (typeof DRAWINGS)[number];
  readonly theme: ThemeId;
  readonly marks: Marking;
  readonly rules: RuleSetId;
  readonly width: number;
  readonly flip?: true;
  readonly mirror?: true;
  readonly output?: string;
}

/** `qili show`: the position of a FEN, or one of the first game of a record. */
export const showCommand = (session: Session): Command => {
  const { words } = session;
  const { option } = words;
  return commandNamed('show', session)
    .addArgument(new Argument('[file]', words.argument.file))
    .addOption(new Option('--fen <fen>', option.fen))
    .addOption(new Option('--ply <n>', option.ply).argParser(wholeNumberIn(words)))
    .addOption(new Option('--as <form>', option.as).choices(DRAWINGS).default('text'))
    .addOption(new Option('--theme <id>', option.theme).choices(THEME_IDS).default('traditional'))
    .addOption(new Option('--marks <what>', option.marks).choices(MARKINGS).default('move'))
    .addOption(new Option('--rules <id>', option.rules).choices(RULE_SETS).default(DEFAULT_RULES))
    .addOption(new Option('--width <pixels>', option.width).argParser(widthIn(words)).default(720))
    .addOption(new Option('--flip', option.flip))
    .addOption(new Option('--mirror', option.mirror))
    .addOption(new Option('-o, --output <file>', option.output))
    .action(async (file: string | undefined, options: ShowOptions) => {
      const picture = await pictureOf(file, options, session);
      if (picture === undefined) return;
      const shown = options.mirror === true ? mirroredPicture(picture) : picture;
      const drawn = await draw(shown, options, session);
      if (drawn.ok) await deliver(drawn.value, options.output, session);
      else session.complain(drawn.fault);
    });
};

/** Pictures narrower than this show nothing, wider ones take more memory than they are worth. */
const WIDTHS = { least: 40, most: 4000 } as const;

const widthIn =
  (words: Words) =>
  (text: string): number => {
    const width = wholeNumberIn(words)(text);
    if (width < WIDTHS.least || width > WIDTHS.most)
      throw new InvalidArgumentError(words.widthBetween(WIDTHS.least, WIDTHS.most));
    return width;
  };

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

/** Writes what was drawn to a file, or to standard output. */
const deliver = async (
  drawn: string | Uint8Array,
  output: string | undefined,
  session: Session,
): Promise<void> => {
  const isText = typeof drawn === 'string';
  if (output !== undefined && output !== STANDARD) {
    const written = await writeWhole(output, isText ? `${drawn}\n` : drawn, session.words);
    if (!written.ok) session.complain(written.fault);
  } else if (isText) session.say(drawn);
  else session.send(drawn);
};

const draw = async (
  picture: Picture,
  { as, flip, theme, marks: marking, rules, width }: ShowOptions,
  session: Session,
): Promise<Result<string | Uint8Array, Problem>> => {
  const { locale, ink, words } = session;
  const { setup, line } = picture;
  const bottom = flip === true ? 'black' : 'red';
  const lastMove = marking === 'none' ? undefined : line?.moves.at(-1);
  if (as === 'ascii') return ok(drawLetters(setup, { bottom, lastMove }));
  if (as === 'text') {
    const paint = (piece: string, color: string): string => (color === 'red' ? ink.red(piece) : piece);
    return ok(drawText(setup, locale, { bottom, lastMove, paint }));
  }
  const { marks, title } = captionOf(picture, marking, RULE_SET_OF[rules], session);
  const svg = drawSvg(setup, locale, { title, bottom, marks, theme });
  if (as === 'svg') return ok(svg);
  const png = await pngOf(svg, width, words);
  return png.ok ? ok(png.value) : err(png.fault);
};
