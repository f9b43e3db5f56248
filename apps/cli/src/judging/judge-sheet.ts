import type { Judged } from '@qili/protocol';
import { answerTo, ok, type Asked, type Problem, type Result } from '@qili/rules';
import type { Sheet } from '../sheets.ts';
import type { Session } from '../terminal/session.ts';

/** Judges the line of a sheet, or a lap of it. */
export const judgeSheet = (
  { line, place, broken }: Sheet,
  asked: Asked,
  { locale }: Session,
): Result<Judged, Problem> => {
  const answer = answerTo(line, asked, locale, place);
  if (!answer.ok) return answer;
  const { id, file, game } = place;
  return ok({ ...answer.value, id, file, game, rules: asked.rules, line, locale, brokenAt: broken?.at });
};
