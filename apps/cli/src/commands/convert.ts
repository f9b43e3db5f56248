import path from 'node:path';
import {
  ENCODINGS,
  FORMAT_IDS,
  FORMATS,
  sayLosses,
  sayShortening,
  type FormatId,
  type GameRecord,
  type TextEncoding,
  type Written,
  type FiledGame,
} from '@qili/rules';
import { Argument, Option, type Command } from 'commander';
import { warnOfCuts } from '../losses.ts';
import { gamesIn } from '../records.ts';
import { commandNamed } from '../terminal/command.ts';
import { isFolder, STANDARD, writeWhole } from '../terminal/files.ts';
import type { Session } from '../terminal/session.ts';

interface ConvertOptions {
  readonly to: FormatId;
  readonly output?: string;
  readonly from?: FormatId;
  readonly encoding?: TextEncoding;
  readonly repair?: true;
}

const WRITTEN = FORMAT_IDS.filter((id) => FORMATS[id].write !== undefined);
const READ = FORMAT_IDS.filter((id) => (FORMATS[id].readText ?? FORMATS[id].readBytes) !== undefined);

/** `qili convert`: games of any format in another; what does not fit is said, nothing is half-written. */
export const convertCommand = (session: Session): Command => {
  const { words } = session;
  return commandNamed('convert', session)
    .addArgument(new Argument('<files...>', words.argument.files))
    .addOption(new Option('--to <format>', words.option.to).choices(WRITTEN).makeOptionMandatory())
    .addOption(new Option('-o, --output <file>', words.option.output))
    .addOption(new Option('--from <format>', words.option.from).choices(READ))
    .addOption(new Option('--encoding <encoding>', words.option.encoding).choices(ENCODINGS))
    .addOption(new Option('--repair', words.option.repair))
    .action(async (files: readonly string[], options: ConvertOptions) => {
      const { output = STANDARD } = options;
      // What the target cannot hold, and what could not be read, would be lost with the original.
      if (output !== STANDARD && files.some((file) => path.resolve(file) === path.resolve(output))) {
        session.complain({ code: 'output-is-input', message: words.outputIsInput, where: { file: output } });
        return;
      }
      const games: FiledGame[] = [];
      for (const file of files) games.push(...(await gamesOf(file, options, session)));
      if (games.length > 0) await writeGames(games, options, session);
    });
};

/** The games of a file, with what is wrong in them and what the target cannot hold said. */
const gamesOf = async (
  file: string,
  { from: format, encoding, repair, to }: ConvertOptions,
  session: Session,
): Promise<readonly FiledGame[]> => {
  const games = await gamesIn(file, session, { format, encoding, repair });
  for (const { broken } of games) if (broken !== undefined) session.complain(broken.problem);
  for (const filed of games) warnOfCuts(filed, session);
  const losses = sayLosses(
    games.map(({ game }) => game),
    FORMATS[to],
    session.locale,
  );
  if (losses !== undefined) session.warn(`${file}: ${losses}`);
  return games;
};

const writeGames = async (
  filed: readonly FiledGame[],
  { to, output = STANDARD }: ConvertOptions,
  session: Session,
): Promise<void> => {
  const { holds, extension } = FORMATS[to];
  const games = filed.map(({ game }) => game);
  if (holds === 'many' || games.length === 1) {
    if (output === STANDARD) session.send(written(games, to, session));
    else await save(output, games, to, session);
  } else if (output !== STANDARD && (await isFolder(output))) {
    for (const [i, { game, place }] of filed.entries())
      await save(path.join(output, nameOf(place.file ?? '', i + 1, extension)), [game], to, session);
  } else {
    const message = session.words.formats.oneGameOnly(to, games.length);
    session.complain({ code: 'one-game-only', message });
  }
};

/** `0007-name.xqf` for the seventh game, from a file of that name. */
const nameOf = (file: string, number: number, extension: string): string =>
  `${String(number).padStart(4, '0')}-${path.parse(file).name}${extension}`;

const written = (games: readonly GameRecord[], to: FormatId, session: Session): Uint8Array => {
  const { bytes, shortened }: Written = FORMATS[to].write?.(games) ?? {
    bytes: new Uint8Array(),
    shortened: [],
  };
  for (const each of shortened) {
    const said = sayShortening(each, session.locale);
    session.warn(games.length > 1 ? `${session.words.gameNumber(each.game)}: ${said}` : said);
  }
  return bytes;
};

const save = async (
  file: string,
  games: readonly GameRecord[],
  to: FormatId,
  session: Session,
): Promise<void> => {
  const saved = await writeWhole(file, written(games, to, session), session.words);
  if (!saved.ok) session.complain(saved.fault);
};
