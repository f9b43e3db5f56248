import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataPath } from '../suites/data.ts';
import { corpusSample } from '../suites/games.ts';
import { auditRun, isBuilt, type AuditRun } from './audit-run.ts';
import { medianOf, type Figure, type Measured } from './figure.ts';
import { assertCount } from './start.ts';

const WORKERS = 2;
const RUNS = 3;
/** What is in the corpus, whatever the rulings are. */
const GAMES = 28_222;
const PLIES = 2_428_691;
const REPETITIONS = 12_799;
/** Of so many games of the corpus one has all its moves named. */
const STEP = 40;

const CORPUS = dataPath('corpus/ccpd-games.jsonl.gz');

const runsOnCorpus = (corpus: string): AuditRun[] =>
  Array.from({ length: RUNS }, () => {
    const run = auditRun(corpus, WORKERS);
    assertCount(run.games, GAMES);
    assertCount(run.plies, PLIES);
    assertCount(run.repetitions, REPETITIONS);
    return run;
  });

let runs: AuditRun[] | undefined;

/** A figure of the runs on the whole corpus, which are done once for all of them. */
const figureOf = (of: (run: AuditRun) => number): Measured => {
  if (CORPUS === undefined) return { kind: 'skipped', reason: 'no test data (set QILI_DATA)' };
  if (!isBuilt()) return { kind: 'skipped', reason: 'the command is not built (npm run build)' };
  runs ??= runsOnCorpus(CORPUS);
  const cpu = medianOf(runs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(1);
  const note = `${String(GAMES)} games, ${String(REPETITIONS)} repetitions, ${String(WORKERS)} workers, ${cpu} s of processor`;
  return { kind: 'value', value: medianOf(runs.map(of)), note };
};

/** Every repetition of the corpus found and ruled on, from the packed file to the summary. */
export const auditS: Figure = {
  name: 'audit_s',
  unit: 's',
  measure: () => figureOf(({ seconds }) => seconds),
};

/** The most memory that the process of this audit ever had. */
export const peakMb: Figure = {
  name: 'peak_mb',
  unit: 'MB',
  measure: () => figureOf(({ megabytes }) => megabytes),
};

/** `qili audit --natures`: moves named a second by one worker. */
export const auditNaturesPerS: Figure = {
  name: 'audit_natures_per_s',
  unit: '1/s',
  measure: () => {
    const games = corpusSample(STEP);
    if (games.length === 0) return { kind: 'skipped', reason: 'no test data (set QILI_DATA)' };
    if (!isBuilt()) return { kind: 'skipped', reason: 'the command is not built (npm run build)' };
    const plies = games.reduce((sum, game) => sum + game.moves_iccs.length, 0);
    const folder = mkdtempSync(path.join(tmpdir(), 'qili-bench-'));
    try {
      const archive = path.join(folder, 'sample.jsonl');
      writeFileSync(archive, games.map((game) => JSON.stringify(game)).join('\n'));
      const rates = Array.from({ length: RUNS }, () => {
        const run = auditRun(archive, 1, '--natures');
        assertCount(run.plies, plies);
        return plies / run.seconds;
      });
      return { kind: 'value', value: medianOf(rates), note: `${String(plies)} moves, one worker` };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
