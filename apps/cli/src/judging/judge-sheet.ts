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

export const judgeSheet = (
  { line, place, broken }: Sheet,
  { rules, lap, all }: Asked,
  { locale, words }: Session,
): Result<Judged, Problem> => {
  const { id, file, game } = place;
  const common = { id, file, game, rules, line, locale, brokenAt: broken?.at };
  const moves = all || lap === undefined ? judgeLine(line, rules, { all }) : undefined;
  if (lap === undefined) {
    const { decisive, cycles = [] } = moves ?? {};
    return ok({
      ...common,
      lap: false,
      cycle: decisive,
      cycles,
      moves: moves?.moves ?? decisive?.moves ?? [],
    });
  }
  const cycle = judgeLap(line, lap, rules);
  if (!cycle.ok)
    return err({ code: cycle.fault.code, message: words.lapOpen(lap), where: { ...place, ply: lap } });
  return ok({
    ...common,
    lap: true,
    cycle: cycle.value,
    cycles: [cycle.value],
    moves: moves?.moves ?? cycle.value.moves,
  });
};
