import {
  answersOf,
  cyclesOf,
  explainNatures,
  judgeLap,
  judgeLine,
  moveName,
  positionsOf,
  RULE_SET_OF,
  sayAnswers,
  sayClause,
  sayDoubts,
  sayMove,
  sayRuling,
  sayRun,
  sayStanding,
  sayState,
  statesOf,
  type Cycle,
  type JudgedCycle,
  type JudgedMove,
  type JudgedRun,
  type Line,
  type Locale,
  type RuleSet,
} from '@qili/rules';
import type { Judged, Questions, Standing, Stretch, ToldMove } from './answer.ts';

/** What a line comes to under a rule set, in words. */
export const judge = ({ line, rules: id, locale, lap }: Questions['judge']): Judged => {
  const rules = RULE_SET_OF[id];
  const standings = standingsOf(line, rules, locale);
  const closed = lap === undefined ? undefined : judgeLap(line, lap, rules);
  if (closed?.ok === true) {
    const stretch = cycleTold(closed.value, line, rules, locale, true);
    return { rules: id, standings, stretches: [stretch], decisive: 0, isLap: true };
  }
  const { cycles, runs, decisive, decisiveRun } = judgeLine(line, rules);
  const found: readonly (JudgedCycle | JudgedRun)[] = [...cycles, ...runs];
  const place = found.findIndex((one) => one === decisive || one === decisiveRun);
  return {
    rules: id,
    standings,
    stretches: found.map((one) =>
      'cycle' in one ? cycleTold(one, line, rules, locale, false) : runTold(one, line, rules, locale),
    ),
    decisive: place < 0 ? undefined : place,
    isLap: false,
  };
};

const standingsOf = (line: Line, rules: RuleSet, locale: Locale): Standing[] =>
  statesOf(line, rules).map((state) => ({
    repetition: state.repetition,
    verdict: state.verdict,
    occurrences: state.cycle?.occurrences ?? 1,
    isOver: state.outcome !== undefined,
    says: sayStanding(state, rules, locale),
  }));

/** The moves with their natures and reasons, in words. */
export const toldMoves = (
  line: Line,
  moves: readonly JudgedMove[],
  rules: RuleSet,
  locale: Locale,
): ToldMove[] => {
  const positions = positionsOf(line);
  const reasons = explainNatures(line, moves, rules, locale);
  return moves.map((judged, i) => ({
    judged,
    text: sayMove(positions[judged.ply] ?? line.start, judged.move, locale),
    name: moveName(judged.move),
    reason: reasons[i] ?? '',
  }));
};

/** The plies at which the position of a cycle stood. */
const standsOf = (line: Line, { from, to }: Cycle): number[] => [
  from,
  ...cyclesOf(line).flatMap((cycle) => (cycle.from === from && cycle.to <= to ? [cycle.to] : [])),
];

const cycleTold = (
  judged: JudgedCycle,
  line: Line,
  rules: RuleSet,
  locale: Locale,
  isLap: boolean,
): Stretch => {
  const { cycle, moves, ruling, state } = judged;
  const { from, to, occurrences } = cycle;
  return {
    kind: 'cycle',
    from,
    to,
    occurrences,
    stands: standsOf(line, cycle),
    moves: toldMoves(line, moves, rules, locale),
    verdict: ruling.verdict,
    state,
    clause: ruling.clause,
    says: {
      ruling: sayRuling(ruling, rules, locale),
      answers: sayAnswers(answersOf(line, moves, rules), rules, locale),
      clause: sayClause(ruling, rules, locale),
      state: isLap ? '' : sayState(judged, rules, locale),
      doubts: sayDoubts(ruling, locale),
    },
  };
};

const runTold = ({ run, moves, ruling }: JudgedRun, line: Line, rules: RuleSet, locale: Locale): Stretch => ({
  kind: 'run',
  from: run.from,
  to: run.to,
  occurrences: 1,
  stands: [],
  moves: toldMoves(line, moves, rules, locale),
  verdict: ruling.verdict,
  state: 'must-change',
  clause: ruling.clause,
  says: {
    ruling: sayRuling(ruling, rules, locale),
    answers: '',
    clause: sayClause(ruling, rules, locale),
    state: sayRun(run, locale),
    doubts: sayDoubts(ruling, locale),
  },
});
