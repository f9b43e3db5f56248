import { caseSchema, judgementOf, type Case } from '@qili/protocol';
import {
  err,
  ok,
  type Result,
  type RuleSet,
  answerToCase,
  errorOf,
  type InputPlace,
  type Problem,
} from '@qili/rules';
import { sheetFrom, type Sheet } from '../sheets.ts';
import { readBytes } from '../terminal/files.ts';
import type { Session } from '../terminal/session.ts';
import { ruleSetsOf, type RulesAsked } from './rules-asked.ts';

/**
 * Judges one JSON case a line and writes one line for each, in order: a Judgement (one a rule set
 * where all are asked for), or an `error` object with the case's id where it could not be judged.
 */
export const judgeCases = async (file: string, rules: RulesAsked, session: Session): Promise<void> => {
  const bytes = await readBytes(file, session);
  if (!bytes.ok) {
    session.complain(bytes.fault);
    return;
  }
  const lines = new TextDecoder().decode(bytes.value).split(/\r?\n/u);
  const cases = lines
    .map((text, i) => ({ text, place: { file, line: i + 1 } }))
    .filter(({ text }) => text.trim() !== '');
  if (cases.length === 0)
    session.complain({ code: 'empty', message: session.words.emptyFile, where: { file } });
  for (const { text, place } of cases) judgeCase(text, place, rules, session);
};

const judgeCase = (text: string, place: InputPlace, rules: RulesAsked, session: Session): void => {
  const read = caseIn(text, place, session);
  const answers = read.ok ? answersTo(read.value, place, rules, session) : [read];
  for (const answer of answers) {
    if (answer.ok) session.say(answer.value);
    else {
      session.say(JSON.stringify(errorOf(answer.fault)));
      session.complain(answer.fault);
    }
  }
};

type Answer = Result<string, Problem>;

const answersTo = (asked: Case, place: InputPlace, rules: RulesAsked, session: Session): Answer[] => {
  const { id, fen, moves, rules: own } = asked;
  const text = typeof moves === 'string' ? moves : moves.join(' ');
  const sheet = sheetFrom(fen, text, session, { ...place, id });
  if (!sheet.ok) return [sheet];
  return ruleSetsOf(own ?? rules).map((set) => answerUnder(set, sheet.value, asked, session));
};

const answerUnder = (rules: RuleSet, sheet: Sheet, { lap_from: lap }: Case, session: Session): Answer => {
  const { line, place } = sheet;
  const { locale } = session;
  const answer = answerToCase(line, { rules, lap: lap ?? undefined, all: false }, locale, place);
  if (!answer.ok) return answer;
  return ok(JSON.stringify(judgementOf({ ...answer.value, id: place.id, rules, line, locale })));
};

const caseIn = (text: string, where: InputPlace, { words }: Session): Result<Case, Problem> => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return err({ code: 'not-json', message: words.notJson, where });
  }
  const parsed = caseSchema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  return err({ code: 'not-a-case', message: words.notACase(field), where });
};
