import {
  candidatesOf,
  DEFAULT_RULES,
  MESSAGES,
  positionAfter,
  RULE_SET_OF,
  RULE_SETS,
  sayCandidate,
  sayMove,
  START_FEN,
  type Candidate,
  type RuleSet,
  type RuleSetId,
} from '@qili/rules';
import { candidatesJson } from '@qili/protocol';
import { Argument, Option, type Command } from 'commander';
import { turnAt } from '../judging/rounds.ts';
import { sheetFrom, sheetsIn, type Sheet } from '../sheets.ts';
import { columns } from '../terminal/columns.ts';
import { commandNamed } from '../terminal/command.ts';
import type { Session } from '../terminal/session.ts';

interface CandidatesOptions {
  readonly rules: RuleSetId;
  readonly fen?: string;
  readonly moves?: string;
}

/** `qili candidates`: what may be played after the moves of a line or of each game of a file. */
export const candidatesCommand = (session: Session): Command => {
  const { words } = session;
  const { option } = words;
  const command = commandNamed('candidates', session)
    .addArgument(new Argument('[file]', words.argument.file))
    .addOption(new Option('--rules <id>', option.rulesOfOne).choices(RULE_SETS).default(DEFAULT_RULES))
    .addOption(new Option('--fen <fen>', option.fen))
    .addOption(new Option('--moves <moves>', option.moves));
  return command.action(async (file: string | undefined, options: CandidatesOptions) => {
    const { fen, moves } = options;
    if (file === undefined && fen === undefined && moves === undefined) command.error(words.nothingToRead);
    const rules = RULE_SET_OF[options.rules];
    if (fen !== undefined || moves !== undefined) {
      const sheet = sheetFrom(fen ?? START_FEN, moves ?? '', session);
      if (sheet.ok) tell(sheet.value, rules, session);
      else session.complain(sheet.fault);
    }
    if (file === undefined) return;
    for (const sheet of await sheetsIn(file, session)) tell(sheet, rules, session);
  });
};

/** After a line that breaks off nobody knows what stands on the board, so nothing is said of what may follow. */
const tell = (sheet: Sheet, rules: RuleSet, session: Session): void => {
  if (sheet.broken !== undefined) session.complain(sheet.broken.problem);
  else session.say(session.json ? jsonOf(sheet, rules, session) : reportOf(sheet, rules, session));
};

const jsonOf = ({ line, place: { id, file, game } }: Sheet, rules: RuleSet, { locale }: Session): string =>
  JSON.stringify(candidatesJson({ id, file, game, line, rules, locale }));

const reportOf = ({ line, place }: Sheet, rules: RuleSet, session: Session): string => {
  const { words, locale, ink } = session;
  const name = [place.file ?? '', place.game === undefined ? '' : words.gameNumber(place.game)];
  const title = [...name, rules.name[locale], turnAt(line, line.moves.length, session)];
  const before = positionAfter(line, line.moves.length);
  const rows = candidatesOf(line, rules).map((candidate) => [
    `  ${sayMove(before, candidate.move, locale)}`,
    MESSAGES[locale].nature[candidate.judged.nature],
    sayRule(candidate, session),
    sayCandidate(candidate, rules, locale),
  ]);
  const said = rows.length === 0 ? [words.noLegalMove] : columns(rows);
  return [ink.strong(title.filter((part) => part !== '').join(' · ')), ...said].join('\n');
};

const sayRule = ({ rule, warns }: Candidate, { words, ink }: Session): string => {
  if (rule !== 'none') return ink.strong(words.candidate[rule]);
  return warns ? words.candidate.warn : words.candidate.none;
};
