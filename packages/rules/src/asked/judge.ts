import { err, ok, type Result } from '../base/result.ts';
import type { Locale } from '../explain/locale.ts';
import type { JudgedMove } from '../nature/finding.ts';
import type { Line } from '../position/line.ts';
import { judgeLap, judgeLine } from '../ruling/judge.ts';
import type { JudgedRun } from '../ruling/long-run.ts';
import type { JudgedCycle } from '../ruling/ruling.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import type { GameState } from '../ruling/watch.ts';
import type { InputPlace, Problem } from './problem.ts';
import { ASKED_WORDS } from './words.ts';

/** What is asked about a line. */
export interface Asked {
  readonly rules: RuleSet;
  /** The ply from which the moves close one lap; undefined to look for repetitions. */
  readonly lap: number | undefined;
  /** Every move of the game, not only those of the cycle. */
  readonly all: boolean;
}

/** What the judge found. */
export interface Answered {
  /** Whether the caller said that the cycle is one lap. */
  readonly lap: boolean;
  /** The cycle that decides, or undefined where nothing came back. */
  readonly cycle: JudgedCycle | undefined;
  /** All cycles of the line in the order of play. */
  readonly cycles: readonly JudgedCycle[];
  /** The long run of attacks that decides where no cycle does. */
  readonly run: JudgedRun | undefined;
  readonly runs: readonly JudgedRun[];
  /** How the game stands at the end; undefined for a lap, which is no game. */
  readonly state: GameState | undefined;
  /** The moves to list: of the cycle or of the whole game. */
  readonly moves: readonly JudgedMove[];
}

/** Judges a line, or a lap of it; fails where that is none. */
export const answerTo = (
  line: Line,
  asked: Asked,
  locale: Locale,
  place: InputPlace = {},
): Result<Answered, Problem> => {
  const { rules, lap, all } = asked;
  if (lap !== undefined) return answerToLap(line, { ...asked, lap }, locale, place);
  const { decisive, decisiveRun, cycles, runs, state, moves } = judgeLine(line, rules, { all });
  return ok({
    lap: false,
    cycle: decisive,
    cycles,
    run: decisiveRun,
    runs,
    state,
    moves: moves ?? (decisive ?? decisiveRun)?.moves ?? [],
  });
};

/** The same of a case by itself: where nothing comes back in it, it is about its moves, and all are named. */
export const answerToCase = (
  line: Line,
  asked: Asked,
  locale: Locale,
  place: InputPlace = {},
): Result<Answered, Problem> => {
  const answer = answerTo(line, asked, locale, place);
  return answer.ok && answer.value.cycle === undefined
    ? answerTo(line, { ...asked, all: true }, locale, place)
    : answer;
};

const answerToLap = (
  line: Line,
  { rules, lap, all }: Asked & { readonly lap: number },
  locale: Locale,
  place: InputPlace,
): Result<Answered, Problem> => {
  const cycle = judgeLap(line, lap, rules);
  if (!cycle.ok) {
    const message = ASKED_WORDS[locale].lapOpen(lap);
    return err({ code: cycle.fault.code, message, where: { ...place, ply: lap } });
  }
  return ok({
    lap: true,
    cycle: cycle.value,
    cycles: [cycle.value],
    run: undefined,
    runs: [],
    state: undefined,
    moves: all ? (judgeLine(line, rules, { all }).moves ?? []) : cycle.value.moves,
  });
};
