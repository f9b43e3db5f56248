import type { AuditGame } from '@qili/protocol';
import {
  COLORS,
  judgeLine,
  mainMoves,
  naturesAlong,
  RULE_SET_OF,
  surveyLine,
  tagOf,
  type GameRecord,
  type JudgedRun,
  type Line,
  type NamedMove,
  type RuleSetId,
  type SurveyedCycle,
} from '@qili/rules';
import type { Counts } from '../report/tally.ts';
import type { Asked } from './job.ts';

/** Where a game stands. */
interface Place {
  readonly file: string;
  readonly game: number;
}

/** What is said about a game: a line for each rule set. */
export const judgeGame = (record: GameRecord, place: Place, asked: Asked): AuditGame[] => {
  // Readers answer for the moves being legal; asking again would cost as much as finding the repetitions.
  const line = { start: record.start, moves: mainMoves(record) };
  return asked.rules.map((id) => ({ ...headOf(record, place), ...judgedUnder(id, line, asked) }));
};

const headOf = ({ tags, brokenAt }: GameRecord, place: Place): Place & Pick<AuditGame, 'id' | 'brokenAt'> => {
  const id = tagOf(tags, 'Id');
  return {
    ...place,
    ...(id === undefined ? {} : { id }),
    ...(brokenAt === undefined
      ? {}
      : { brokenAt: { ply: brokenAt.ply, text: brokenAt.text, fault: brokenAt.fault.code } }),
  };
};

const judgedUnder = (id: RuleSetId, line: Line, { natures }: Asked): Omit<AuditGame, keyof Place> => {
  const rules = RULE_SET_OF[id];
  const head = { rules: id, plies: line.moves.length };
  if (!natures) {
    const { verdict, cycles, runs } = surveyLine(line, rules);
    return { ...head, verdict, cycles: cycles.map(cycleJson), runs: runs.map(runJson) };
  }
  const { cycles, runs, decisive, decisiveRun } = judgeLine(line, rules);
  return {
    ...head,
    verdict: (decisive ?? decisiveRun)?.ruling.verdict ?? 'none',
    cycles: cycles.map(({ cycle, state, ruling }) => cycleJson({ cycle, state, ...ruling })),
    runs: runs.map(runJson),
    natures: countsOf(naturesAlong(line, cycles, rules)),
  };
};

const cycleJson = ({
  cycle,
  state,
  verdict,
  clause,
  unknown,
  conduct,
}: SurveyedCycle): AuditGame['cycles'][number] => ({
  ...cycle,
  state,
  verdict,
  clause,
  unknown,
  red: conduct.red?.pattern ?? null,
  black: conduct.black?.pattern ?? null,
});

const runJson = ({ run, ruling }: JudgedRun): AuditGame['runs'][number] => ({
  ...run,
  verdict: ruling.verdict,
  clause: ruling.clause,
});

const countsOf = (moves: readonly NamedMove[]): NonNullable<AuditGame['natures']> =>
  Object.fromEntries(
    COLORS.map((color) => {
      const counts: Counts = {};
      for (const move of moves)
        if (move.color === color) counts[move.nature] = (counts[move.nature] ?? 0) + 1;
      return [color, counts];
    }),
  );
