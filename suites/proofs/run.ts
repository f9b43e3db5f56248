import { parseArgs } from 'node:util';
import { moveName } from '../../packages/rules/src/board/move.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { dataPath } from '../data.ts';
import { LAWS, proveCases, repetitionsOf } from './material.ts';
import { emptyTally, prove, type Refuted, type Tally } from './prove.ts';
import { steadyUnder, wordsOfSteady, type SteadyReport } from './steady.ts';

/**
 * `npm run proofs [-- --json] [--step N]`: has every finding on the published cases and the edge
 * cases, in their four forms, and on the repetitions of every N-th game of the corpus, checked
 * independently, and tries whether the laps of every tenth of those games are judged alike however
 * one looks at them. Prints how many findings were checked, by nature, the share of unknown natures,
 * and all that does not hold; ends with 1 if there is something.
 */
interface Suite {
  readonly name: string;
  readonly rules: RuleSet;
  readonly proveAll: (tally: Tally) => void;
}

const proveCorpus =
  (rules: RuleSet, step: number): Suite['proveAll'] =>
  (tally) => {
    for (const { id, line, judgement } of repetitionsOf(step, rules))
      prove(
        id,
        line,
        judgement.cycles.flatMap((cycle) => cycle.moves),
        rules,
        tally,
      );
  };

const suitesOf = (step: number): Suite[] =>
  LAWS.flatMap((rules) => [
    { name: `cases ${rules.id}`, rules, proveAll: proveCases(rules) },
    ...(dataPath('corpus') === undefined
      ? []
      : [{ name: `corpus ${rules.id}`, rules, proveAll: proveCorpus(rules, step) }]),
  ]);

interface Report extends Tally {
  readonly name: string;
  readonly seconds: number;
}

const run = ({ name, proveAll }: Suite): Report => {
  const tally = emptyTally();
  const start = performance.now();
  proveAll(tally);
  return { name, ...tally, seconds: Math.round((performance.now() - start) / 100) / 10 };
};

const wordsOf = ({ name, moves, checked, refuted, seconds }: Report): string =>
  [
    `${name}: ${String(moves)} moves, ${String(seconds)} s, ${String(refuted.length)} refuted,`,
    `unknown ${percentOf(checked.unknown ?? 0, moves)};`,
    ...Object.entries(checked).map(([nature, count]) => `${nature} ${String(count)}`),
  ].join(' ');

const percentOf = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)} %`;

const wordsOfRefuted = ({ source, fen, move, finding, reason }: Refuted): string => {
  const line = 'line' in finding ? finding.line.map(moveName).join(' ') : '';
  return `  ${source}: ${fen} ${move}: ${finding.nature} ${line}: ${reason}`;
};

/** A lap takes a dozen judgements: of the games one in so many is tried. */
const STEADY_STEP = 10;

const { values } = parseArgs({ options: { json: { type: 'boolean' }, step: { type: 'string' } } });
const reports: Report[] = [];
const step = Number(values.step ?? '1');
for (const suite of suitesOf(step)) {
  const report = run(suite);
  reports.push(report);
  if (values.json === true) continue;
  console.log(wordsOf(report));
  for (const refuted of report.refuted) console.log(wordsOfRefuted(refuted));
}
const steady: SteadyReport[] = [];
for (const rules of dataPath('corpus') === undefined ? [] : LAWS) {
  const report = steadyUnder(rules, step * STEADY_STEP);
  steady.push(report);
  if (values.json === true) continue;
  console.log(wordsOfSteady(report));
  for (const different of report.different) console.log(`  ${different}`);
}
if (values.json === true) console.log(JSON.stringify([...reports, ...steady]));
else if (dataPath('corpus') === undefined) console.log('corpus: skipped, no test data (set QILI_DATA)');
const isSound =
  reports.every(({ refuted }) => refuted.length === 0) &&
  steady.every(({ different }) => different.length === 0);
process.exitCode = isSound ? 0 : 1;
