import {
  DEFAULT_RULES,
  describePosition,
  drawLetters,
  drawSvg,
  drawText,
  gameFrom,
  ok,
  RULE_SET_OF,
  RULE_SETS,
  SHEET_NOTATIONS,
  THEME_IDS,
  type GameRecord,
  type InputPlace,
  type Result,
  type RuleSetId,
  type SheetNotation,
  type ThemeId,
  type Problem,
  positionAsked,
} from '@qili/rules';
import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import { gameOf, pictureOf, type Chosen } from '../showing/chosen.ts';
import { captionOf, MARKINGS, mirroredPicture, type Marking, type Picture } from '../showing/picture.ts';
import { pngOf } from '../showing/raster.ts';
import { drawRulingSheet } from '../showing/ruling-sheet.ts';
import { drawSheet } from '../showing/score-sheet.ts';
import { commandNamed, wholeNumberIn } from '../terminal/command.ts';
import { STANDARD, writeWhole } from '../terminal/files.ts';
import type { Session } from '../terminal/session.ts';
import type { Words } from '../words/words.ts';

const PICTURE_FORMS = ['text', 'ascii', 'svg', 'png'] as const;
/** Forms that can hold the position in words: the words alone, or beside the picture. */
const DESCRIBED_FORMS = ['text', 'svg'] as const;
const SHEET_FORMS = ['html', 'svg'] as const;
const FORMS = ['text', 'ascii', 'svg', 'png', 'html'] as const;

interface ShowOptions extends Chosen {
  readonly as?: (typeof FORMS)[number];
  readonly theme: ThemeId;
  readonly marks: Marking;
  readonly rules: RuleSetId;
  readonly width: number;
  readonly flip?: true;
  readonly mirror?: true;
  readonly sheet?: true;
  readonly ruling?: true;
  readonly notation?: SheetNotation;
  readonly comments?: true;
  readonly describe?: true;
  readonly output?: string;
}

/** `qili show`: the position of a FEN or of a record as a picture, or a game as a score sheet. */
export const showCommand = (session: Session): Command => {
  const { words } = session;
  const { option } = words;
  const command = commandNamed('show', session)
    .addArgument(new Argument('[file]', words.argument.file))
    .addOption(new Option('--fen <fen>', option.fen))
    .addOption(new Option('--game <n>', option.game).argParser(wholeNumberIn(words)).default(1))
    .addOption(new Option('--ply <n>', option.ply).argParser(wholeNumberIn(words)))
    .addOption(new Option('--as <form>', option.as).choices(FORMS))
    .addOption(new Option('--theme <id>', option.theme).choices(THEME_IDS).default('traditional'))
    .addOption(new Option('--marks <what>', option.marks).choices(MARKINGS).default('move'))
    .addOption(new Option('--rules <id>', option.rules).choices(RULE_SETS).default(DEFAULT_RULES))
    .addOption(new Option('--width <pixels>', option.width).argParser(widthIn(words)).default(720))
    .addOption(new Option('--flip', option.flip))
    .addOption(new Option('--mirror', option.mirror))
    .addOption(new Option('--describe', option.describe))
    .addOption(new Option('--sheet', option.sheet).conflicts(OF_PICTURES))
    .addOption(new Option('--ruling', option.ruling).conflicts(OF_SCORE_SHEETS))
    .addOption(new Option('--notation <id>', option.notation).choices(SHEET_NOTATIONS))
    .addOption(new Option('--comments', option.comments))
    .addOption(new Option('-o, --output <file>', option.output));
  return command.action(async (file: string | undefined, options: ShowOptions) => {
    const misuse = misuseOf(options, words);
    if (misuse !== undefined) command.error(misuse);
    const draw = options.sheet === true ? sheetIn : pictureIn;
    const drawn = await draw(file ?? STANDARD, options, session);
    if (drawn === undefined) return;
    if (drawn.ok) await deliver(drawn.value, options.output, session);
    else session.complain(drawn.fault);
  });
};

/** Options that mean something for score sheets only. */
const OF_SCORE_SHEETS = ['notation', 'comments'];
/** Options that mean something for pictures only. */
const OF_PICTURES = ['ply', 'theme', 'marks', 'width', 'flip', 'mirror', 'describe'];

const misuseOf = (
  { sheet, ruling, as, notation, comments, describe }: ShowOptions,
  words: Words,
): string | undefined => {
  const needsSheet = [ruling, notation, comments].some((option) => option !== undefined);
  if (sheet !== true && needsSheet) return words.needsSheet;
  const forms: readonly string[] =
    sheet === true ? SHEET_FORMS : describe === true ? DESCRIBED_FORMS : PICTURE_FORMS;
  return as === undefined || forms.includes(as) ? undefined : words.formsAre(forms.join(', '));
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

/** What was drawn, or what prevents it; undefined where that has been said. */
type Drawn = Result<string | Uint8Array, Problem> | undefined;

/** The score sheet of a game, or its ruling sheet; an empty one, to be filled in by hand, from a FEN. */
const sheetIn = async (file: string, options: ShowOptions, session: Session): Promise<Drawn> => {
  const { fen, as, notation, rules, comments, ruling } = options;
  const asked = { as: as === 'svg' ? as : 'html', notation, rules, comments: comments === true } as const;
  const draw = (game: GameRecord, place?: InputPlace): Result<string, Problem> =>
    ruling === true ? drawRulingSheet(game, asked, session, place) : ok(drawSheet(game, asked, session));
  if (fen !== undefined) {
    const start = positionAsked(fen, session.locale);
    return start.ok ? draw(gameFrom(start.value)) : start;
  }
  const filed = await gameOf(file, options, session);
  return filed === undefined ? undefined : draw(filed.game, filed.place);
};

const pictureIn = async (file: string, options: ShowOptions, session: Session): Promise<Drawn> => {
  const picture = await pictureOf(file, options, session);
  if (picture === undefined) return undefined;
  return drawPicture(options.mirror === true ? mirroredPicture(picture) : picture, options, session);
};

const drawPicture = async (
  picture: Picture,
  { as = 'text', flip, theme, marks: marking, rules, width, describe }: ShowOptions,
  session: Session,
): Promise<Drawn> => {
  const { locale, ink, words } = session;
  const { setup, line } = picture;
  const bottom = flip === true ? 'black' : 'red';
  const lastMove = marking === 'none' ? undefined : line?.moves.at(-1);
  if (as === 'ascii') return ok(drawLetters(setup, { bottom, lastMove }));
  const description = describe === true ? describePosition(setup, locale) : undefined;
  if (as === 'text') {
    if (description !== undefined) return ok(description);
    const paint = (piece: string, color: string): string => (color === 'red' ? ink.red(piece) : piece);
    return ok(drawText(setup, locale, { bottom, lastMove, paint }));
  }
  const { marks, title } = captionOf(picture, marking, RULE_SET_OF[rules], session);
  const svg = drawSvg(setup, locale, { title, description, bottom, marks, theme });
  return as === 'svg' ? ok(svg) : pngOf(svg, width, words);
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
