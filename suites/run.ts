import { RULE_SET_OF } from '../packages/rules/src/ruling/rulesets.ts';
import { compareFolder, FOLDERS } from './records/compare.ts';
import { readEdges } from './edges/edge.ts';
import { FORMS, inForm } from './rulings/case.ts';
import { runCase, type CaseResult } from './rulings/run.ts';
import { COMPARED, PUBLISHED, type Suite } from './rulings/suites.ts';

/**
 * `npm run suites [-- --json] [--forms]`: judges the published cases and our own, and prints, per
 * suite, how many rulings and natures come out as stated, and every miss with what the program says;
 * then how the Asian cases fare under the computer rules, which need not agree; then, per folder of the test data where it is there, how many game records read as another reader read them.
 */
const SUITES: readonly Suite[] = [
  ...PUBLISHED,
  { name: 'edges', rules: RULE_SET_OF['cxa-2020'], cases: readEdges().map(({ ruling }) => ruling) },
];

interface Tally {
  readonly name: string;
  readonly cases: number;
  /** How many come out as stated, and of how many. */
  readonly rulings: number;
  readonly rulings_stated: number;
  readonly natures: number;
  readonly natures_stated: number;
  readonly kinds: number;
  readonly kinds_stated: number;
  readonly failed: readonly string[];
}

const tally = ({ name, rules, cases }: Suite): { tally: Tally; misses: CaseResult[] } => {
  const results = cases.map((c) => runCase(c, rules));
  const graded = results.filter((r) => !r.isDisputed);
  const natures = graded.flatMap((r) => r.natures);
  const kinds = natures.filter((n) => n.isRightKind !== undefined);
  const ruled = graded.filter((r) => r.rightRuling !== undefined);
  const misses = graded.filter((r) => r.rightRuling === false || r.natures.some((n) => !n.isRight));
  return {
    tally: {
      name,
      cases: graded.length,
      rulings: ruled.filter((r) => r.rightRuling === true).length,
      rulings_stated: ruled.length,
      natures: natures.filter((n) => n.isRight).length,
      natures_stated: natures.length,
      kinds: kinds.filter((n) => n.isRightKind === true).length,
      kinds_stated: kinds.length,
      failed: misses.map((r) => r.id),
    },
    misses,
  };
};

const describe = (result: CaseResult): string =>
  [
    `  ${result.id}${result.rightRuling === false ? `: ruled ${String(result.verdict)}` : ''}`,
    ...result.natures
      .filter((n) => !n.isRight)
      .map((n) => `    ${n.move} stated ${n.wanted}, named ${n.got} ${n.line}`),
  ].join('\n');

const asJson = process.argv.includes('--json');
const withForms = process.argv.includes('--forms');
const suites = withForms
  ? SUITES.flatMap((s) =>
      FORMS.map((f) => ({ ...s, name: `${s.name} ${f}`, cases: s.cases.map((c) => inForm(c, f)) })),
    )
  : SUITES;
const tallies = suites.map(tally);
const share = (right: number, of: number): string => `${String(right)}/${String(of)}`;

/** Cases on which another rule set rules otherwise, with the clause that makes the difference. */
const departures = (): readonly CaseResult[] =>
  COMPARED.cases
    .map((c) => runCase(c, COMPARED.rules))
    .filter((r) => !r.isDisputed && r.rightRuling === false);

const tellDepartures = (): void => {
  const { name, cases } = COMPARED;
  const ruled = cases.filter((c) => !c.isDisputed && c.ruling !== undefined);
  const others = departures();
  console.log(`${name}: ${share(ruled.length - others.length, ruled.length)} ruled the same, not graded`);
  for (const { id, verdict, clause } of others)
    console.log(`  ${id}: ruled ${String(verdict)} by the clause ${String(clause)}`);
};

interface Reading {
  readonly name: string;
  readonly cases: number;
  readonly equal: number;
  readonly failed: readonly string[];
}

const readings = FOLDERS.flatMap((folder): { reading: Reading; reasons: string[] }[] => {
  const report = compareFolder(folder);
  if (report === undefined) return [];
  const { games, equal, different } = report;
  const failed = different.map(({ path, game }) => `${path} game ${String(game)}`);
  const reasons = different.map(({ why }, i) => `  ${failed[i] ?? ''}: ${why}`);
  return [{ reading: { name: folder, cases: games, equal, failed }, reasons }];
});

if (asJson) console.log(JSON.stringify([...tallies.map((t) => t.tally), ...readings.map((r) => r.reading)]));
else {
  for (const { tally: t, misses } of tallies) {
    const rulings = `rulings ${share(t.rulings, t.rulings_stated)}`;
    const natures = `natures ${share(t.natures, t.natures_stated)}`;
    console.log(
      `${t.name}: ${String(t.cases)} cases, ${rulings}, ${natures}, kinds of 闲 ${share(t.kinds, t.kinds_stated)}`,
    );
    for (const miss of misses) console.log(describe(miss));
  }
  tellDepartures();
  if (readings.length === 0) console.log('records: skipped, the test data is absent');
  for (const { reading: r, reasons } of readings) {
    console.log(`${r.name}: ${String(r.cases)} games, ${String(r.equal)} read as expected`);
    for (const reason of reasons) console.log(reason);
  }
}
