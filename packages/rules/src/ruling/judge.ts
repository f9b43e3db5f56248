import { err, ok, type Result } from '../base/result.ts';
import { packMove } from '../board/board.ts';
import { classify } from '../nature/classify.ts';
import type { JudgedMove } from '../nature/finding.ts';
import { cyclesOf, type Cycle } from '../position/cycle.ts';
import { positionAfter, type Line } from '../position/line.ts';
import { boardEndOf, boardOf, type BoardEnd } from '../position/position.ts';
import type { NatureLaw } from '../nature/law.ts';
import { adjudicate, offendersOf } from './adjudicate.ts';
import { offenderOf, type JudgedCycle, type RepetitionState, type Ruling, type Verdict } from './ruling.ts';
import type { RuleSet } from './ruleset.ts';

/** What a whole line of play comes to under a rule set. */
export interface GameJudgement {
  /** Each stretch of repetition in the line, judged, in the order of play. */
  readonly cycles: readonly JudgedCycle[];
  /** The first cycle on which a ruling falls; failing that, the latest repetition. */
  readonly decisive: JudgedCycle | undefined;
  /** Every move of the line with its nature, where that was asked for. */
  readonly moves: readonly JudgedMove[] | undefined;
  /** How the game has ended on the board, if it has. */
  readonly end: BoardEnd | undefined;
}

/** The moves from `from` to the end do not lead back to the position they start from. */
export interface LapFault {
  readonly code: 'lap-not-closed' | 'lap-empty';
  readonly from: number;
  readonly to: number;
}

/** Finds the repetitions of a line and rules on each. */
export const judgeLine = (
  line: Line,
  rules: RuleSet,
  options: { readonly all?: boolean } = {},
): GameJudgement => {
  const judge = moveJudge(line, rules.natures);
  const judgeInCycle = cycleJudge(line, rules, judge);
  const cycles = episodesOf(cyclesOf(line), rules.occurrences).map((cycle) =>
    judgeCycle(cycle, judgeInCycle, rules),
  );
  return {
    cycles,
    decisive: cycles.find((c) => c.cycle.occurrences >= rules.occurrences) ?? cycles.at(-1),
    moves: options.all === true ? judge(0, line.moves.length).map(asInCycle(cycles)) : undefined,
    end: endOf(line),
  };
};

/** A move of the game as it was named in the cycle that it belongs to, if it belongs to one. */
const asInCycle = (cycles: readonly JudgedCycle[]): ((move: JudgedMove) => JudgedMove) => {
  const named = new Map(cycles.flatMap(({ moves }) => moves).map((move) => [move.ply, move]));
  return (move) => named.get(move.ply) ?? move;
};

/** Rules on the moves from ply `from` to the end as one lap of a cycle that has recurred often enough. */
export const judgeLap = (line: Line, from: number, rules: RuleSet): Result<JudgedCycle, LapFault> => {
  const to = line.moves.length;
  if (from >= to) return err({ code: 'lap-empty', from, to });
  if (!isClosed(line, from)) return err({ code: 'lap-not-closed', from, to });
  const moves = cycleJudge(line, rules, moveJudge(line, rules.natures))(from, to);
  const ruling = adjudicate(moves, rules);
  return ok({ cycle: { from, to, occurrences: 2 }, moves, ruling, state: lapStateOf(ruling, rules) });
};

/** The state of a lap that has recurred often enough, before the offender has had a chance to change. */
const lapStateOf = ({ verdict, clause }: Ruling, rules: RuleSet): RepetitionState => {
  if (offenderOf(verdict) === undefined) return 'may-claim-draw';
  const isLost = rules.perpetualCheck === 'loses' && clause === rules.grounds['perpetual-check'];
  return isLost ? 'lost' : 'must-change';
};

const isClosed = (line: Line, from: number): boolean => {
  const rest = line.moves.slice(from);
  return cyclesOf({ start: positionAfter(line, from), moves: rest }).some(
    (c) => c.from === 0 && c.to === rest.length,
  );
};

/** One cycle for each run of plies that repeat: the one on which the ruling falls, else the fullest. */
const episodesOf = (cycles: readonly Cycle[], needed: number): Cycle[] => {
  const runs: Cycle[][] = [];
  for (const cycle of cycles) {
    const run = runs.at(-1);
    if (run?.at(-1)?.to === cycle.to - 1) run.push(cycle);
    else runs.push([cycle]);
  }
  return runs.map((run) => run.find((c) => c.occurrences >= needed) ?? fullestOf(run));
};

const fullestOf = (run: readonly Cycle[]): Cycle =>
  run.reduce((best, cycle) => (cycle.occurrences > best.occurrences ? cycle : best));

type MoveJudge = (from: number, to: number) => JudgedMove[];

/** Names the moves of a line from a ply to another, each position (with its pieces by number) and move only once. */
const moveJudge = (line: Line, law: NatureLaw): MoveJudge => {
  const known = new Map<string, JudgedMove>();
  return (from, to) => {
    const board = boardOf(line.start);
    return line.moves.slice(0, to).flatMap((move, ply) => {
      const packed = packMove(move);
      const key = `${board.places.join()} ${String(packed)}`;
      const judged = ply < from ? undefined : (known.get(key) ?? classify(board, packed, ply, law));
      if (judged !== undefined) known.set(key, judged);
      board.make(packed);
      return judged === undefined ? [] : [{ ...judged, ply }];
    });
  };
};

/** Names the moves of a cycle; those of a side whose opponent attacks throughout by what the rule set has for them, if they then attack throughout too. */
const cycleJudge = (line: Line, rules: RuleSet, judge: MoveJudge): MoveJudge => {
  if (rules.inReturn === undefined) return judge;
  const judgeInReturn = moveJudge(line, { ...rules.natures, ...rules.inReturn });
  return (from, to) => {
    const moves = judge(from, to);
    const [offender, other] = offendersOf(moves, rules);
    if (offender === undefined || other !== undefined) return moves;
    const returned = judgeInReturn(from, to).map((move, i) =>
      move.color === offender ? (moves[i] ?? move) : move,
    );
    return offendersOf(returned, rules).length > 1 ? returned : moves;
  };
};

const judgeCycle = (cycle: Cycle, judge: MoveJudge, rules: RuleSet): JudgedCycle => {
  const moves = judge(cycle.from, cycle.to);
  const ruling = adjudicate(moves, rules);
  const isSpent = cycle.occurrences >= rules.occurrences;
  return {
    cycle,
    moves,
    ruling: { ...ruling, verdict: spent(ruling.verdict, isSpent) },
    state: stateOf(ruling.verdict, isSpent),
  };
};

/** The verdict once the position has stood often enough, or before. */
const spent = (verdict: Verdict, isSpent: boolean): Verdict => {
  const offender = offenderOf(verdict);
  if (offender === undefined) return isSpent ? verdict : 'none';
  return isSpent ? `${offender}-loses` : verdict;
};

const stateOf = (verdict: Verdict, isSpent: boolean): RepetitionState => {
  if (offenderOf(verdict) === undefined) return isSpent ? 'may-claim-draw' : 'repeated';
  return isSpent ? 'lost' : 'must-change';
};

const endOf = (line: Line): BoardEnd | undefined => boardEndOf(positionAfter(line, line.moves.length));
