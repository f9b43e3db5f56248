import { parseArgs } from 'node:util';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { gradeOf, sumOf, type Grade } from '../ablation/grade.ts';
import { settingOf, switchesOf, type Switch } from '../ablation/switches.ts';
import type { RulingCase } from '../rulings/case.ts';
import { FIGURES } from '../suites.ts';
import { halvesOf } from './split.ts';
import { allOff, tuned, type Grading } from './tune.ts';

/**
 * `npm run -s halves [-- --json]`: whether the clauses hold on figures that had no say in them. The
 * figures are split in half five ways; the switches of the law are tuned on one half alone, and the
 * other half is judged by what came out: once with every clause off at first, once with those that
 * the book states in words given, once with the reach of the searches given too, since no book sets
 * a limit to it (how far ours go was settled by people who knew all figures). Which clauses there are to switch was decided by people who knew
 * all figures: what is measured is how well half of them choose.
 */
const SPLITS = 5;
const SEED = 2020;

const { rules, cases } = FIGURES;
/** Which law it is at all, full exchange or single capture, is no question for figures. */
const switches = switchesOf(rules).filter(({ name }) => name !== 'chase');

/** A clause that the book states in words and that has no number in it. */
const isGiven = ({ clause, settings }: Switch): boolean => clause !== undefined && settings.length === 2;

/** How far a search goes. */
const isLimit = ({ settings }: Switch): boolean => settings.length > 2;

const STARTS = [
  { name: 'from every clause off', tunable: switches },
  { name: 'from the words of the book', tunable: switches.filter((each) => !isGiven(each)) },
  {
    name: 'from the words of the book, with searches that go as far as ours',
    tunable: switches.filter((each) => !isGiven(each) && !isLimit(each)),
  },
] as const;

interface Row {
  readonly seen: Grade;
  readonly unseen: Grade;
  /** The switches that the tuning left otherwise than the rule set has them. */
  readonly otherwise: readonly string[];
}

const keyOf = (law: RuleSet): string => switches.map(({ name }) => String(settingOf(law, name))).join(' ');

/** The grade of each case under each setting, worked out once: it is the same whoever asks. */
const remembered = (): Grading => {
  const known = new Map<string, Grade>();
  return (ruling, law) => {
    const key = `${ruling.id} ${keyOf(law)}`;
    const grade = known.get(key) ?? gradeOf(ruling, law);
    known.set(key, grade);
    return grade;
  };
};
const grading = remembered();

const gradeAll = (figures: readonly RulingCase[], law: RuleSet): Grade =>
  sumOf(figures.map((figure) => grading(figure, law)));

const of = (right: number, stated: number): string => `${String(right)}/${String(stated)}`.padStart(9);
const percent = (right: number, stated: number): string => `${((100 * right) / stated).toFixed(1)} %`;
const wordsOf = (grade: Grade): string =>
  of(grade.natures, grade.naturesStated) +
  of(grade.cases, grade.casesStated) +
  of(grade.rulings, grade.rulingsStated);
const sharesOf = (grade: Grade): string =>
  [
    `natures ${percent(grade.natures, grade.naturesStated)}`,
    `figures ${percent(grade.cases, grade.casesStated)}`,
    `rulings ${percent(grade.rulings, grade.rulingsStated)}`,
  ].join(', ');

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const say = (text: string): void => {
  if (values.json !== true) console.log(text);
};

const reports = STARTS.map(({ name, tunable }) => {
  say(`${name}; natures, figures, rulings`);
  say(`  half${'seen'.padStart(20)}${'unseen'.padStart(28)}        left otherwise than in the rule set`);
  const halves = halvesOf(cases, SPLITS, SEED).map(({ seen, unseen }, i): Row => {
    const law = tuned(allOff(rules, tunable), tunable, seen, grading);
    const otherwise = switches
      .filter((each) => settingOf(law, each.name) !== settingOf(rules, each.name))
      .map((each) => `${each.name}=${String(settingOf(law, each.name))}`);
    const row: Row = { seen: gradeAll(seen, law), unseen: gradeAll(unseen, law), otherwise };
    const half = `${String(Math.floor(i / 2) + 1)}${i % 2 === 0 ? 'a' : 'b'}`;
    say(`  ${half}${wordsOf(row.seen)} ${wordsOf(row.unseen)}  ${otherwise.join(' ')}`);
    return row;
  });
  const seen = sumOf(halves.map((row) => row.seen));
  const unseen = sumOf(halves.map((row) => row.unseen));
  say(`  seen halves, mean:   ${sharesOf(seen)}`);
  say(`  unseen halves, mean: ${sharesOf(unseen)}\n`);
  return { name, halves, seen, unseen };
});
if (values.json === true) console.log(JSON.stringify(reports));
