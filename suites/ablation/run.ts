import { parseArgs } from 'node:util';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import type { Suite } from '../rulings/suites.ts';
import { CXA_SUITES, FIGURES } from '../suites.ts';
import { gradeOf, sumOf, type Grade } from './grade.ts';
import { settingOf, switchesOf, withSwitch, type Setting, type Switch } from './switches.ts';

/**
 * `npm run -s ablation [-- --json]`: sets each clause of the Chinese law off, one at a time, and
 * prints what is then lost of the published cases and our own, and in which of them. A clause that
 * only one figure carries is marked, and so is one that no case notices.
 */
interface Loss {
  readonly suite: string;
  readonly natures: number;
  readonly rulings: number;
  /** Cases that come out right with the clause and not without it. */
  readonly lost: readonly string[];
  /** Cases that come out right only without it. */
  readonly won: readonly string[];
}

interface Row {
  readonly name: string;
  /** The clause of the book, where its words back the switch. */
  readonly clause: string | undefined;
  readonly setting: Setting;
  readonly losses: readonly Loss[];
  readonly mark: string;
}

type Graded = ReadonlyMap<string, Grade>;

const gradedBy = ({ cases }: Suite, rules: RuleSet): Graded =>
  new Map(cases.filter((c) => !c.isDisputed).map((c) => [c.id, gradeOf(c, rules)]));

const lossOf = (suite: Suite, whole: Graded, part: Graded): Loss => {
  const sums = [whole, part].map((graded) => sumOf([...graded.values()]));
  const [all, left] = sums;
  const isRight = (graded: Graded, id: string): boolean => graded.get(id)?.cases === 1;
  return {
    suite: suite.name,
    natures: (all?.natures ?? 0) - (left?.natures ?? 0),
    rulings: (all?.rulings ?? 0) - (left?.rulings ?? 0),
    lost: [...whole.keys()].filter((id) => isRight(whole, id) && !isRight(part, id)),
    won: [...whole.keys()].filter((id) => !isRight(whole, id) && isRight(part, id)),
  };
};

const markOf = (losses: readonly Loss[]): string => {
  const figures = losses.find(({ suite }) => suite === FIGURES.name)?.lost ?? [];
  const others = losses.flatMap(({ suite, lost }) => (suite === FIGURES.name ? [] : lost));
  if (figures.length === 1)
    return others.length === 0 ? 'carried by a single figure' : 'carried by a single figure of the book';
  if (figures.length > 1) return '';
  return others.length === 0 ? 'no case notices' : 'carried by no figure of the book';
};

const { rules } = FIGURES;
const wholes = CXA_SUITES.map((suite) => ({ suite, whole: gradedBy(suite, rules) }));

const rowOf = ({ name, clause }: Switch, setting: Setting): Row => {
  const changed = withSwitch(rules, name, setting);
  const losses = wholes.map(({ suite, whole }) => lossOf(suite, whole, gradedBy(suite, changed)));
  return { name, clause, setting, losses, mark: markOf(losses) };
};

const short = (id: string): string => id.replace(/^CXA2020-/, '');

const wordsOf = ({ name, clause, setting, losses, mark }: Row): string => {
  const counts = losses.map(({ natures, lost, rulings }) =>
    [natures, lost.length, rulings].map((n) => String(-n).padStart(4)).join(''),
  );
  const lost = losses.flatMap((loss) => loss.lost.map(short));
  const won = losses.flatMap((loss) => loss.won.map((id) => `+${short(id)}`));
  const switched = `${name} = ${String(setting)}`.padEnd(34) + (clause ?? '–').padEnd(8);
  const marked = mark === '' ? [] : [`[${mark}]`];
  return [switched + counts.map((c) => c.padEnd(15)).join(''), ...marked, ...lost, ...won]
    .join(' ')
    .trimEnd();
};

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const isJson = values.json === true;
if (!isJson) {
  for (const { suite, whole } of wholes) {
    const { natures, naturesStated, rulings, rulingsStated, cases, casesStated } = sumOf([...whole.values()]);
    const of = (right: number, stated: number): string => `${String(right)}/${String(stated)}`;
    console.log(
      `${suite.name}: natures ${of(natures, naturesStated)}, cases ${of(cases, casesStated)}, rulings ${of(rulings, rulingsStated)}`,
    );
  }
  console.log('\nwithout a clause: natures, cases and rulings lost (cases won with a +)');
  console.log(
    `${''.padEnd(34)}${'clause'.padEnd(8)}${CXA_SUITES.map(({ name }) => name.padEnd(15)).join('')}cases`,
  );
}
const rows: Row[] = [];
for (const each of switchesOf(rules)) {
  for (const setting of each.settings.filter((s) => s !== settingOf(rules, each.name))) {
    const row = rowOf(each, setting);
    rows.push(row);
    if (!isJson) console.log(wordsOf(row));
  }
}
if (isJson) console.log(JSON.stringify(rows));
