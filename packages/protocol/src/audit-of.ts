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
  type RecordFault,
  type RecordReading,
  type RuleSetId,
  type SurveyedCycle,
} from '@qili/rules';
import type { AuditGame } from './audit.ts';

/** Where a game stands. */
interface Place {
  readonly file: string;
  readonly game: number;
}

/** What is asked of every game of an archive. */
export interface AuditAsked {
  readonly rules: readonly RuleSetId[];
  /** Whether every move is named. */
  readonly natures: boolean;
}

/** A game of a file by its number, from 1, or why there is none in its place. */
export type NumberedGame =
  | { readonly game: number; readonly record: GameRecord }
  | { readonly game: number; readonly fault: RecordFault };

/** Games and refusals in the order in which they stand in their file, numbered after those that came `before`. */
export const gamesInOrder = (
  { games, refused }: Pick<RecordReading, 'games' | 'refused'>,
  before = 0,
): NumberedGame[] => {
  const faults = new Map(refused.map(({ game, fault }) => [game, fault]));
  const left = games.values();
  return Array.from({ length: games.length + refused.length }, (_, i): NumberedGame[] => {
    const game = before + i + 1;
    const fault = faults.get(i + 1);
    if (fault !== undefined) return [{ game, fault }];
    const next = left.next();
    return next.done === true ? [] : [{ game, record: next.value }];
  }).flat();
};

/** What the report of an audit says about a game: a line for each rule set. */
export const auditGame = (record: GameRecord, place: Place, asked: AuditAsked): AuditGame[] => {
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

const judgedUnder = (id: RuleSetId, line: Line, { natures }: AuditAsked): Omit<AuditGame, keyof Place> => {
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
      const counts: Partial<Record<NamedMove['nature'], number>> = {};
      for (const move of moves)
        if (move.color === color) counts[move.nature] = (counts[move.nature] ?? 0) + 1;
      return [color, counts];
    }),
  );
