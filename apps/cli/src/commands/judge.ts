import { judgementOf, type Judged } from '@qili/protocol';
import { DEFAULT_RULES, RULE_SETS, START_FEN, type Asked } from '@qili/rules';
import { Argument, Option, type Command } from 'commander';
import { judgeSheet } from '../judging/judge-sheet.ts';
import { reportOf, type ReportOptions } from '../judging/report.ts';
import { ALL_RULES, ruleSetsOf, type RulesAsked } from '../judging/rules-asked.ts';
import { sideBySide } from '../judging/side-by-side.ts';
import { sheetFrom, sheetsIn, type Sheet } from '../sheets.ts';
import { commandNamed } from '../terminal/command.ts';
import type { Session } from '../terminal/session.ts';

interface JudgeOptions {
  readonly rules: RulesAsked;
  readonly fen?: string;
  readonly moves?: string;
  readonly lap?: string | true;
  readonly all?: true;
  readonly cases?: string;
  readonly explain?: true;
}

/** `qili judge`: rules on the games of files, on a line given on the command line, or on cases. */
export const judgeCommand = (session: Session): Command => {
  const { words } = session;
  const { option } = words;
  const command = commandNamed('judge', session)
    .addArgument(new Argument('[file...]', words.argument.files))
    .addOption(
      new Option('--rules <id>', option.rules).choices([...RULE_SETS, ALL_RULES]).default(DEFAULT_RULES),
    )
    .addOption(new Option('--fen <fen>', option.fen))
    .addOption(new Option('--moves <moves>', option.moves))
    .addOption(new Option('--lap [ply]', option.lap))
    .addOption(new Option('--all', option.all))
    .addOption(new Option('--cases <file>', option.cases))
    .addOption(new Option('--explain', option.explain));
  return command.action(async (files: string[], options: JudgeOptions) => {
    if (options.cases !== undefined) {
      const { judgeCases } = await import('../judging/cases.ts');
      await judgeCases(options.cases, options.rules, session);
      return;
    }
    const { lap, rest } = lapOf(options.lap);
    const all = [...rest, ...files];
    if (all.length === 0 && options.fen === undefined && options.moves === undefined)
      command.error(words.nothingToRead);
    const asked = { lap, all: options.all === true };
    if (options.fen !== undefined || options.moves !== undefined) judgeLineGiven(options, asked, session);
    for (const file of all)
      for (const sheet of await sheetsIn(file, session)) tell(sheet, asked, options, session);
  });
};

/** `--lap game.pgn` means the whole game as a lap: what is no number there is a file. */
const lapOf = (text: string | true | undefined): { lap: number | undefined; rest: string[] } => {
  if (text === undefined) return { lap: undefined, rest: [] };
  if (text === true) return { lap: 0, rest: [] };
  return /^\d{1,9}$/u.test(text) ? { lap: Number(text), rest: [] } : { lap: 0, rest: [text] };
};

type Lap = Omit<Asked, 'rules'>;

const judgeLineGiven = (options: JudgeOptions, asked: Lap, session: Session): void => {
  const sheet = sheetFrom(options.fen ?? START_FEN, options.moves ?? '', session);
  if (sheet.ok) tell(sheet.value, asked, options, session);
  else session.complain(sheet.fault);
};

const tell = (sheet: Sheet, asked: Lap, options: JudgeOptions, session: Session): void => {
  if (sheet.broken !== undefined) session.complain(sheet.broken.problem);
  const judged: Judged[] = [];
  for (const rules of ruleSetsOf(options.rules)) {
    const answer = judgeSheet(sheet, { ...asked, rules }, session);
    if (!answer.ok) {
      session.complain(answer.fault);
      return;
    }
    judged.push(answer.value);
  }
  if (session.json) for (const one of judged) session.say(jsonOf(one));
  else session.say(textOf(sheet, judged, { explain: options.explain === true, all: asked.all }, session));
};

const textOf = (
  sheet: Sheet,
  judged: readonly Judged[],
  options: ReportOptions,
  session: Session,
): string => {
  const [only, second] = judged;
  return only !== undefined && second === undefined
    ? reportOf(sheet, only, options, session)
    : sideBySide(sheet, judged, options, session);
};

const jsonOf = (judged: Judged): string => JSON.stringify(judgementOf(judged));
