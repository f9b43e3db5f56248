import { packMove, type Board, type PackedMove } from '../packages/rules/src/board/board.ts';
import { invariant } from '../packages/rules/src/base/assert.ts';
import { classify } from '../packages/rules/src/nature/classify.ts';
import { RULE_SET_OF } from '../packages/rules/src/ruling/rulesets.ts';
import { boardFrom, startBoard } from '../suites/boards.ts';
import { corpusSample, seeded, type CorpusGame } from '../suites/games.ts';
import { moveOf } from '../suites/lines.ts';
import { medianOf, type Figure, type Measured } from './figure.ts';

/** Plies named, from how many games, and how often all of it is done. */
const PLIES = 20_000;
const GAMES = 2_000;
const RUNS = 3;
const SEED = 2020;
/** Of so many games of the corpus one is looked at. */
const STEP = 14;

interface Ply {
  readonly board: Board;
  readonly move: PackedMove;
}

/** The same plies of master games in every run: ten of each game, anywhere in it. */
const sample = (): Ply[] => {
  const random = seeded(SEED);
  const games = corpusSample(STEP).filter(({ moves_iccs: moves }) => moves.length >= 20);
  return games.slice(0, GAMES).flatMap((game) => pliesOf(game, PLIES / GAMES, random));
};

const pliesOf = ({ fen, moves_iccs: names }: CorpusGame, count: number, random: () => number): Ply[] => {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(Math.floor(random() * names.length));
  const board = fen === undefined ? startBoard() : boardFrom(fen);
  return names.flatMap((name, ply) => {
    const move = packMove(moveOf(name));
    const here = chosen.has(ply) ? [{ board: board.clone(), move }] : [];
    board.make(move);
    return here;
  });
};

/** What one run took, per ply in microseconds, and what it found. */
interface Run {
  readonly times: readonly number[];
  readonly found: string;
  readonly unknown: number;
}

const runOn = (plies: readonly Ply[]): Run => {
  const counts = new Map<string, number>();
  const times = plies.map(({ board, move }) => {
    const began = performance.now();
    const { nature } = classify(board, move, 0, RULE_SET_OF['cxa-2020'].natures);
    const took = 1000 * (performance.now() - began);
    counts.set(nature, (counts.get(nature) ?? 0) + 1);
    return took;
  });
  const found = [...counts].sort().map(([nature, count]) => `${nature} ${String(count)}`);
  return { times, found: found.join(', '), unknown: counts.get('unknown') ?? 0 };
};

const measuredOnce = (): { readonly runs: readonly Run[] } | undefined => {
  const plies = sample();
  if (plies.length === 0) return undefined;
  invariant(plies.length === PLIES, `the corpus gives ${String(plies.length)} plies, not ${String(PLIES)}`);
  const runs = Array.from({ length: RUNS }, () => runOn(plies));
  const [first] = runs;
  invariant(
    runs.every(({ found }) => found === first?.found),
    'two runs named the same plies otherwise',
  );
  invariant(
    (first?.unknown ?? PLIES) < PLIES / 1000,
    'the budget is spent on more than one ply in a thousand',
  );
  return { runs };
};

let measured: ReturnType<typeof measuredOnce> | 'not yet' = 'not yet';

/** One figure of the runs, which are done once for all of them. */
const figureOf = (of: (run: Run) => number): Measured => {
  if (measured === 'not yet') measured = measuredOnce();
  if (measured === undefined) return { kind: 'skipped', reason: 'no test data (set QILI_DATA)' };
  const value = medianOf(measured.runs.map(of));
  return { kind: 'value', value, note: `${String(PLIES)} plies, ${measured.runs[0]?.found ?? ''}` };
};

const rank =
  (share: number) =>
  ({ times }: Run): number =>
    times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? NaN;

/** Moves named a second, findings with their lines and all: median of three runs. */
export const naturesPerS: Figure = {
  name: 'natures_per_s',
  unit: '1/s',
  measure: () => figureOf(({ times }) => (1e6 * times.length) / times.reduce((sum, time) => sum + time, 0)),
};

export const natureUsMedian: Figure = {
  name: 'nature_us_median',
  unit: 'µs',
  measure: () => figureOf(rank(0.5)),
};

export const natureUsP99: Figure = { name: 'nature_us_p99', unit: 'µs', measure: () => figureOf(rank(0.99)) };
