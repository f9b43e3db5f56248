import {
  answersOf,
  boardEndOf,
  COLORS,
  excuseClauseOf,
  explainMoves,
  explainRuling,
  makeFen,
  moveName,
  opposite,
  positionAfter,
  positionsOf,
  sayRun,
  sayMove,
  sharesOf,
  squareName,
  type Answer,
  type Conduct,
  type Excuse,
  type Finding,
  type GameState,
  type JudgedCycle,
  type JudgedMove,
  type JudgedRun,
  type Line,
  type Locale,
  type Move,
  type PieceRef,
  type Position,
  type RuleSet,
  type Ruling,
} from '@qili/rules';
import type {
  ExcuseJson,
  FindingJson,
  Judgement,
  MoveJson,
  PieceJson,
  RepetitionJson,
  RulingJson,
  RunJson,
} from './judgement.ts';

/** What a judgement is made of: a line, what the judge found in it, and how to speak about it. */
export interface Judged {
  readonly id?: string | undefined;
  readonly file?: string | undefined;
  readonly game?: number | undefined;
  readonly rules: RuleSet;
  readonly line: Line;
  /** The cycle that decides, or undefined where nothing came back. */
  readonly cycle: JudgedCycle | undefined;
  /** All cycles of the line in the order of play. */
  readonly cycles: readonly JudgedCycle[];
  /** The long run of attacks that decides where no cycle does. */
  readonly run: JudgedRun | undefined;
  readonly runs: readonly JudgedRun[];
  /** How the game stands at the end; undefined for a lap, which is no game. */
  readonly state: GameState | undefined;
  /** Whether the caller said that the cycle is one lap. */
  readonly lap: boolean;
  /** The moves to list: of the cycle or of the whole game. */
  readonly moves: readonly JudgedMove[];
  readonly locale: Locale;
  readonly brokenAt?: Judgement['brokenAt'];
}

/** The JSON form of a judgement; what is undefined in it falls away when it is written. */
export const judgementOf = (judged: Judged): Judgement => {
  const { id, file, game, rules, line, cycle, run, locale, brokenAt } = judged;
  const positions = positionsOf(line);
  const answers = cycle === undefined ? [] : answersOf(line, cycle.moves, rules);
  return {
    id,
    file,
    game,
    rules: rules.id,
    fen: makeFen(line.start),
    plies: line.moves.length,
    moves: judged.moves.map((move) => moveJson(move, positions[move.ply] ?? line.start, judged)),
    cycle: cycle === undefined ? null : { ...cycle.cycle, lap: judged.lap },
    ruling: rulingJson((cycle ?? run)?.ruling, answers),
    cycles: judged.cycles.map(repetitionJson),
    runs: judged.runs.map(runJson),
    run: run === undefined ? null : runJson(run),
    state: cycle?.state ?? (run === undefined ? 'nothing' : 'must-change'),
    ...endJson(judged),
    explanation: explanationOf(judged, answers, locale),
    brokenAt,
  };
};

/** The proof, a paragraph a move, then the ruling with its clause. */
const explanationOf = (
  { cycle, run, rules, line, moves }: Judged,
  answers: readonly Answer[],
  locale: Locale,
): string =>
  [
    ...explainMoves(line, moves, rules, locale),
    ...(cycle === undefined ? [] : [explainRuling(cycle.ruling, rules, locale, answers)]),
    ...(run === undefined ? [] : [explainRuling(run.ruling, rules, locale), sayRun(run.run, locale)]),
  ].join('\n');

const NO_RULING: RulingJson = {
  verdict: 'none',
  red: null,
  black: null,
  answers: [],
  clause: null,
  unknown: false,
  soft: false,
};

const repetitionJson = ({ cycle, ruling, state }: JudgedCycle): RepetitionJson => ({
  ...cycle,
  verdict: ruling.verdict,
  state,
});

const runJson = ({ run, ruling }: JudgedRun): RunJson => ({
  ...run,
  verdict: ruling.verdict,
  clause: ruling.clause,
});

/** Of a lap only mate is told: what was played before it is not known. */
const endJson = ({
  line,
  rules,
  state,
}: Judged): Pick<Judgement, 'outcome' | 'winner' | 'claims' | 'limit'> => {
  if (state === undefined) {
    const last = positionAfter(line, line.moves.length);
    const end = boardEndOf(last);
    return {
      outcome: end ?? null,
      winner: end === undefined ? null : opposite(last.turn),
      claims: [],
      limit: null,
    };
  }
  const { outcome, claims, limit } = state;
  return {
    outcome: outcome?.by ?? null,
    winner: outcome?.winner ?? null,
    claims: [...claims],
    limit: { counted: limit.counted, of: rules.naturalLimit.plies, state: limit.state },
  };
};

const rulingJson = (ruling: Ruling | undefined, answers: readonly Answer[]): RulingJson => {
  if (ruling === undefined) return NO_RULING;
  const [red, black] = COLORS.map((color) => conductJson(ruling.conduct[color]));
  return {
    verdict: ruling.verdict,
    red: red ?? null,
    black: black ?? null,
    answers: answers.map(({ code, by }) => ({ code, by: [...by] })),
    clause: ruling.clause,
    unknown: ruling.unknown,
    soft: ruling.soft,
  };
};

const conductJson = (conduct: Conduct): NonNullable<RulingJson['red']> => ({
  pattern: conduct.pattern,
  natures: [...conduct.natures],
  shares: Object.fromEntries(sharesOf(conduct)),
  chased: conduct.chased.map(({ color, role }) => ({ color, role })),
});

/** A move with its findings, as played from the position before it. */
export const moveJson = (
  judged: JudgedMove,
  before: Position,
  { rules, locale }: Pick<Judged, 'rules' | 'locale'>,
): MoveJson => ({
  ply: judged.ply,
  color: judged.color,
  iccs: moveName(judged.move),
  text: sayMove(before, judged.move, locale),
  nature: judged.nature,
  findings: judged.findings.map((finding) => findingJson(finding, rules)),
  excuses: judged.excuses.map((excuse) => excuseJson(excuse, rules)),
});

const findingJson = (finding: Finding, rules: RuleSet): FindingJson => {
  if (finding.nature === 'unknown') return { ...finding };
  const cited = { clause: rules.natureClauses[finding.nature] };
  if (finding.nature === 'idle') return { nature: 'idle', ...cited };
  const by = piecesJson(finding.by);
  switch (finding.nature) {
    case 'check':
      return { nature: finding.nature, by, ...cited };
    case 'kill':
      return { nature: finding.nature, by, line: namesOf(finding.line), ...cited };
    case 'chase': {
      const { nature, means, root, soft } = finding;
      const target = { ...pieceJson(finding.target), root };
      return { nature, means, by, target, line: namesOf(finding.line), soft, ...cited };
    }
    case 'exchange':
    case 'offer':
      return {
        nature: finding.nature,
        by,
        target: pieceJson(finding.target),
        line: namesOf(finding.line),
        ...cited,
      };
    case 'block':
    case 'follow':
      return { nature: finding.nature, by, target: pieceJson(finding.target), ...cited };
  }
};

const excuseJson = (excuse: Excuse, rules: RuleSet): ExcuseJson => ({
  code: excuse.code,
  nature: excuse.nature,
  by: piecesJson(excuse.by),
  target: excuse.target && pieceJson(excuse.target),
  line: namesOf(excuse.line),
  clause: excuseClauseOf(rules, excuse),
});

const pieceJson = ({ color, role, at }: PieceRef): PieceJson => ({ color, role, at: squareName(at) });

const piecesJson = (pieces: readonly PieceRef[]): PieceJson[] => pieces.map(pieceJson);

const namesOf = (moves: readonly Move[]): string[] => moves.map(moveName);
