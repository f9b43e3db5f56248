import type { Judged } from '@qili/protocol';
import { err, judgeLap, judgeLine, ok, type Result, type RuleSet } from '@qili/rules';
import type { Sheet } from '../sheets.ts';
import type { Problem } from '../terminal/problem.ts';
import type { Session } from '../terminal/session.ts';

/** What is asked about a game. */
export interface Asked {
  readonly rules: RuleSet;
  /** The ply from which the moves close one lap; undefined to look for repetitions. */
  readonly lap: number | undefined;
  /** Every move of the game, not only those of the cycle. */
  readonly all: boolean;
}

export const judgeSheet = (sheet: Sheet, asked: Asked, session: Session): Result<Judged, Problem> => {
  const { rules, lap, all } = asked;
  if (lap !== undefined) return judgeLapOf(sheet, { ...asked, lap }, session);
  const { decisive, decisiveRun, cycles, runs, state, moves } = judgeLine(sheet.line, rules, { all });
  return ok({
    ...commonOf(sheet, asked, session),
    lap: false,
    cycle: decisive,
    cycles,
    run: decisiveRun,
    runs,
    state,
    moves: moves ?? (decisive ?? decisiveRun)?.moves ?? [],
  });
};

const judgeLapOf = (
  sheet: Sheet,
  asked: Asked & { readonly lap: number },
  session: Session,
): Result<Judged, Problem> => {
  const { rules, lap, all } = asked;
  const { line, place } = sheet;
  const cycle = judgeLap(line, lap, rules);
  if (!cycle.ok) {
    const message = session.words.lapOpen(lap);
    return err({ code: cycle.fault.code, message, where: { ...place, ply: lap } });
  }
  return ok({
    ...commonOf(sheet, asked, session),
    lap: true,
    cycle: cycle.value,
    cycles: [cycle.value],
    run: undefined,
    runs: [],
    state: undefined,
    moves: all ? (judgeLine(line, rules, { all }).moves ?? []) : cycle.value.moves,
  });
};

const commonOf = (
  { line, place: { id, file, game }, broken }: Sheet,
  { rules }: Asked,
  { locale }: Session,
): Pick<Judged, 'id' | 'file' | 'game' | 'rules' | 'line' | 'locale' | 'brokenAt'> => ({
  id,
  file,
  game,
  rules,
  line,
  locale,
  brokenAt: broken?.at,
});
