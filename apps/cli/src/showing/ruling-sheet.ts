import {
  err,
  judgeLine,
  mainLine,
  ok,
  RULE_SET_OF,
  rulingHtml,
  rulingSheetOf,
  rulingSvg,
  type GameRecord,
  type InputPlace,
  type Problem,
  type Result,
} from '@qili/rules';
import type { Session } from '../terminal/session.ts';
import type { SheetAsked } from './score-sheet.ts';

/** The ruling sheet 裁决书 of a game: on the cycle, or the long run of attacks, that decides; fails where nothing recurs. */
export const drawRulingSheet = (
  game: GameRecord,
  { as, rules: id }: Pick<SheetAsked, 'as' | 'rules'>,
  { locale, words }: Session,
  where: InputPlace = {},
): Result<string, Problem> => {
  const line = mainLine(game);
  const rules = RULE_SET_OF[id];
  const { decisive, decisiveRun } = judgeLine(line, rules);
  const judged = decisive ?? decisiveRun;
  if (judged === undefined) return err({ code: 'nothing-recurs', message: words.noRepetition, where });
  const sheet = rulingSheetOf(game, line, judged, { locale, rules, isLap: false });
  return ok(as === 'svg' ? rulingSvg(sheet) : rulingHtml(sheet));
};
