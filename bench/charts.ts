import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgeLap } from '../packages/rules/src/ruling/judge.ts';
import { RULE_SET_OF } from '../packages/rules/src/ruling/rulesets.ts';
import { surveyLine } from '../packages/rules/src/ruling/survey.ts';
import type { Line } from '../packages/rules/src/position/line.ts';
import { corpusSample, positionOf, startPosition, type CorpusGame } from '../suites/games.ts';
import { moveOf } from '../suites/lines.ts';
import { auditRun } from './audit-run.ts';
import { medianOf } from './figure.ts';
import { lineChart, type Curve } from './line-chart.ts';

const DOCS = new URL('../docs/', import.meta.url);
/** Games in the archives that are audited, and workers for one of them. */
const SIZES = [1000, 4000, 7000, 14_000, 28_222];
const WORKERS = [1, 2, 3, 4];
const WORKED_ON = 4000;
/** Of so many games of the corpus one has its laps judged; lengths with fewer laps than this are left out. */
const STEP = 8;
const FEWEST = 5;

/** Draws how cost grows into docs/: with games, with workers, with the length of a lap. False where the corpus is absent. */
export const drawCharts = (): boolean => {
  const games = corpusSample(1);
  if (games.length === 0) return false;
  const folder = mkdtempSync(path.join(tmpdir(), 'qili-charts-'));
  try {
    const archive = (size: number): string => {
      const file = path.join(folder, `${String(size)}.jsonl`);
      // Spread over the corpus: its folders differ in how often positions come back.
      const chosen = Array.from({ length: size }, (_, i) => games[Math.floor((i * games.length) / size)]);
      writeFileSync(file, chosen.map((game) => JSON.stringify(game)).join('\n'));
      return file;
    };
    draw('speed-games.svg', gamesCurve(archive));
    draw('speed-workers.svg', workersCurve(archive(WORKED_ON)));
  } finally {
    rmSync(folder, { recursive: true });
  }
  draw('speed-laps.svg', lapsCurve(games.filter((_, i) => i % STEP === 0)));
  return true;
};

const draw = (name: string, curve: Curve): void => {
  writeFileSync(new URL(name, DOCS), lineChart(curve));
  console.log(`docs/${name}: ${curve.points.map(([x, y]) => `${String(x)} ${y.toPrecision(3)}`).join(', ')}`);
};

const gamesCurve = (archive: (size: number) => string): Curve => ({
  title: 'Audit: processor time against games',
  across: 'games',
  up: 'seconds of processor, all threads',
  points: SIZES.map((size) => [size, auditRun(archive(size), 2).cpuSeconds]),
});

const workersCurve = (file: string): Curve => ({
  title: `Audit of ${String(WORKED_ON)} games: time against workers`,
  across: 'workers',
  up: 'seconds from call to end',
  points: WORKERS.map((count) => [count, auditRun(file, count).seconds]),
});

const lapsCurve = (games: readonly CorpusGame[]): Curve => {
  const taken = new Map<number, number[]>();
  for (const line of games.map(lineOf))
    for (const { cycle } of surveyLine(line, RULE_SET_OF['cxa-2020']).cycles) {
      const ms = judgingTime({ start: line.start, moves: line.moves.slice(0, cycle.to) }, cycle.from);
      taken.set(cycle.to - cycle.from, [...(taken.get(cycle.to - cycle.from) ?? []), ms]);
    }
  const points = [...taken]
    .filter(([, times]) => times.length >= FEWEST)
    .map(([plies, times]) => [plies, medianOf(times)] as const)
    .sort(([a], [b]) => a - b);
  return {
    title: 'A ruling with all proofs: time against the length of the lap',
    across: 'plies in the lap',
    up: 'milliseconds, median of master games',
    points,
  };
};

const judgingTime = (line: Line, from: number): number => {
  const began = performance.now();
  judgeLap(line, from, RULE_SET_OF['cxa-2020']);
  return performance.now() - began;
};

const lineOf = ({ fen, moves_iccs: names }: CorpusGame): Line => ({
  start: fen === undefined ? startPosition() : positionOf(fen),
  moves: names.map(moveOf),
});
