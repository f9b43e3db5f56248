import type { RuleSet } from '../packages/rules/src/ruling/ruleset.ts';
import { dataPath } from './data.ts';
import { notationReports } from './notation/report.ts';
import { missesIn, reasonMissesIn, reasonsIn, tableOf } from './print.ts';
import { LAWS, proveCases } from './proofs/material.ts';
import { emptyTally } from './proofs/prove.ts';
import { steadyUnder, wordsOfSteady, type SteadyReport } from './proofs/steady.ts';
import { recordLines, recordReports, type RecordReport } from './records/report.ts';
import { runCase } from './rulings/run.ts';
import { COMPARED } from './rulings/suites.ts';
import { SUITES } from './suites.ts';
import { tallyOf, type Share, type Tally } from './tally.ts';

/**
 * `npm run suites [-- --json] [--full]`: judges the published cases and our own, as printed, in their other
 * forms and entered elsewhere, compares the reasons with the captions, has the findings checked, and
 * counts the moves that every notation reads back (of 20,000 positions with `--full`) and the records
 * that read as another reader read them; and tries on laps of the corpus what must not change a judgement. Prints every miss, then the table; how the Asian cases fare
 * under the computer rules, which need not agree, stands beside it.
 */
interface Checked {
  readonly name: string;
  /** Findings that were checked. */
  readonly cases: number;
  readonly failed: readonly string[];
}

/** All findings on the cases, in their forms, checked independently. */
const checkedUnder = (rules: RuleSet): Checked => {
  const tally = emptyTally();
  proveCases(rules)(tally);
  const failed = tally.refuted.map(({ source, move, reason }) => `${source} ${move}: ${reason}`);
  const cases = Object.values(tally.checked).reduce((sum, count) => sum + count, 0);
  return { name: `findings ${rules.id}`, cases, failed };
};

/** A lap takes a dozen judgements: of the games of the corpus one in so many is tried. */
const STEADY_STEP = 100;

const asJson = ({ name, cases, rulings, natures, kinds, forms, rotations, reasons, misses }: Tally) => ({
  name,
  cases,
  ...counts('rulings', rulings),
  ...counts('natures', natures),
  ...counts('kinds', kinds),
  ...counts('forms', forms),
  ...counts('rotations', rotations),
  ...(reasons === undefined
    ? {}
    : {
        ...counts('reason_targets', reasons.targets),
        ...counts('reason_targets_first', reasons.firsts),
        ...counts('reason_means', reasons.means),
        ...counts('reason_kinds', reasons.kinds),
        ...counts('reason_lines', reasons.lines),
      }),
  failed: misses.map(({ id }) => id),
});

const counts = (name: string, { right, stated }: Share) => ({ [name]: right, [`${name}_stated`]: stated });

/** `--full` takes the time for 20,000 positions. */
const notations = notationReports(process.argv.includes('--full') ? 20_000 : 500);

const print = (
  tallies: readonly Tally[],
  checked: readonly Checked[],
  records: readonly RecordReport[],
  steady: readonly SteadyReport[],
): void => {
  for (const tally of tallies.filter(({ misses }) => misses.length > 0))
    console.log([`${tally.name}, missed:`, ...missesIn(tally)].join('\n'));
  for (const { name, reasons } of tallies)
    if (reasons !== undefined && reasons.misses.length > 0)
      console.log(
        [`${name}, reasoned otherwise than in the captions:`, ...reasonMissesIn(reasons)].join('\n'),
      );
  for (const { failed } of checked) for (const each of failed) console.log(`  refuted: ${each}`);
  for (const { reasons } of records) for (const reason of reasons) console.log(reason);
  console.log(['', ...tableOf(tallies), ''].join('\n'));
  for (const { name, reasons } of tallies)
    if (reasons !== undefined) console.log(`${name}, reasons: ${reasonsIn(reasons)}`);
  for (const { name, cases, failed } of checked)
    console.log(`${name}: ${String(cases)} checked independently, ${String(failed.length)} refuted`);
  if (steady.length === 0) console.log('steady: skipped, the test data is absent');
  for (const report of steady) {
    console.log(wordsOfSteady(report));
    for (const each of report.different) console.log(`  ${each}`);
  }
  for (const line of departures()) console.log(line);
  for (const line of recordLines(records)) console.log(line);
  for (const { name, positions, moves, equal, failed } of notations) {
    console.log(
      `${name}: ${String(positions)} positions, ${String(equal)}/${String(moves)} moves read back as written`,
    );
    for (const each of failed) console.log(`  ${each}`);
  }
  console.log('`npm run proofs` checks the findings on the whole corpus too, and ten times as many laps.');
};

/** The cases on which the computer rules rule otherwise than stated, with the clause that makes the difference. */
const departures = (): string[] => {
  const { name, cases, rules } = COMPARED;
  const ruled = cases.filter((c) => !c.isDisputed && c.ruling !== undefined);
  const others = ruled.map((c) => runCase(c, rules)).filter(({ rightRuling }) => rightRuling === false);
  const same = `${String(ruled.length - others.length)}/${String(ruled.length)}`;
  return [
    `${name}: ${same} ruled the same, not graded`,
    ...others.map(
      ({ id, verdict, clause }) => `  ${id}: ruled ${String(verdict)} by the clause ${String(clause)}`,
    ),
  ];
};

const tallies = SUITES.map(tallyOf);
const checked = LAWS.map(checkedUnder);
const records = recordReports();
const steady = dataPath('corpus') === undefined ? [] : LAWS.map((rules) => steadyUnder(rules, STEADY_STEP));
if (process.argv.includes('--json'))
  console.log(
    JSON.stringify([
      ...tallies.map(asJson),
      ...checked,
      ...notations.map(({ name, moves, equal, failed }) => ({ name, cases: moves, equal, failed })),
      ...steady.map(({ name, laps, different }) => ({ name, cases: laps, failed: different })),
      ...records.map(({ name, cases, read, equal, failed }) => ({ name, cases, read, equal, failed })),
    ]),
  );
else print(tallies, checked, records, steady);
