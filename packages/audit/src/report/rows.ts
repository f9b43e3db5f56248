import { GLOSSARY, VERDICTS, type Locale, type Messages } from '@qili/rules';
import type { Counts, RulesTally } from './tally.ts';
import type { ReportWords } from './words.ts';

/** Something counted: its name, how many, and a remark. */
export type Row = readonly [name: string, n: number, remark?: string];

/** Laps of so many plies or more are told together. */
const LONGEST = 20;

const entriesOf = (counts: Counts): [string, number][] =>
  Object.entries(counts).flatMap(([name, n]): [string, number][] => (n === undefined ? [] : [[name, n]]));

const most = (a: Row, b: Row): number => b[1] - a[1];

/** What offenders did, most frequent first, in the words of the glossary. */
export const offenceRows = ({ offences }: RulesTally, locale: Locale): Row[] =>
  entriesOf(offences)
    .map(([id, n]): Row => [patternIn(id, locale), n])
    .sort(most);

const patternIn = (id: string, locale: Locale): string =>
  GLOSSARY.find((term) => term.kind === 'pattern' && term.id === id)?.name[locale] ?? id;

/** Laps by their length, shortest first; the few long ones together. */
export const lengthRows = ({ lengths }: RulesTally, words: ReportWords): Row[] => {
  const all = entriesOf(lengths).map(([plies, n]) => [Number(plies), n] as const);
  const short = all.filter(([plies]) => plies <= LONGEST).sort(([a], [b]) => a - b);
  const long = all.filter(([plies]) => plies > LONGEST).reduce((sum, [, n]) => sum + n, 0);
  return [
    ...short.map(([plies, n]): Row => [String(plies), n]),
    ...(long > 0 ? [[words.longer(LONGEST), long] as const] : []),
  ];
};

export const natureRows = ({ natures }: RulesTally, names: Messages['nature']): Row[] =>
  entriesOf(natures)
    .map(([id, n]): Row => [names[id as keyof typeof names], n])
    .sort(most);

/** How much was judged, and what was found in it. */
export const totalRows = (sum: RulesTally, words: ReportWords): Row[] => [
  [words.games, sum.games],
  [words.plies, sum.plies],
  [words.repetitions, sum.repetitions, words.inGames(sum.repeating)],
  [words.runs, sum.runs],
  [words.broken, sum.broken],
  [words.unknown, sum.unknown],
];

/** How often each verdict fell. */
export const rulingRows = ({ rulings }: RulesTally, words: ReportWords): Row[] =>
  VERDICTS.map((verdict): Row => [words.verdict[verdict], rulings[verdict] ?? 0]);
