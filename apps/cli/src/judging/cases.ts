import { caseSchema, judgementOf, type Case } from '@qili/protocol';
import { err, ok, RULE_SET_OF, type Result, type RuleSetId } from '@qili/rules';
import { sheetFrom } from '../sheets.ts';
import { readBytes } from '../terminal/files.ts';
import { errorOf, type Place, type Problem } from '../terminal/problem.ts';
import type { Session } from '../terminal/session.ts';
import { judgeSheet } from './judge-sheet.ts';

/**
 * Judges one JSON case a line and writes one line for each, in order: a Judgement, or an `error`
 * object with the case's id where it could not be judged.
 */
export const judgeCases = async (file: string, rules: RuleSetId, session: Session): Promise<void> => {
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

const judgeCase = (text: string, place: Place, rules: RuleSetId, session: Session): void => {
  const answer = answerTo(text, place, rules, session);
  if (answer.ok) {
    session.say(answer.value);
    return;
  }
  session.say(JSON.stringify(errorOf(answer.fault)));
  session.complain(answer.fault);
};

const answerTo = (
  text: string,
  place: Place,
  rules: RuleSetId,
  session: Session,
): Result<string, Problem> => {
  const read = caseIn(text, place, session);
  if (!read.ok) return read;
  const { id, fen, moves, lap_from: lap, rules: own } = read.value;
  const sheet = sheetFrom(fen, typeof moves === 'string' ? moves : moves.join(' '), session, {
    ...place,
    id,
  });
  if (!sheet.ok) return sheet;
  const asked = { rules: RULE_SET_OF[own ?? rules], lap: lap ?? undefined, all: false };
  const judged = judgeSheet(sheet.value, asked, session);
  if (!judged.ok) return judged;
  // A case in which nothing comes back is about its moves: name them all.
  const told =
    judged.value.cycle === undefined ? judgeSheet(sheet.value, { ...asked, all: true }, session) : judged;
  return told.ok ? ok(JSON.stringify(judgementOf({ ...told.value, file: undefined }))) : told;
};

const caseIn = (text: string, where: Place, { words }: Session): Result<Case, Problem> => {
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
