import { existsSync, readFileSync } from 'node:fs';
import type { JudgedMove } from '../../packages/rules/src/nature/finding.ts';
import { RULE_SETS } from '../../packages/rules/src/ruling/ruleset.ts';
import { RULE_SET_OF } from '../../packages/rules/src/ruling/rulesets.ts';
import { readCases, type RulingCase } from '../rulings/case.ts';
import { runCase, type CaseResult } from '../rulings/run.ts';
import { SUITES } from '../suites.ts';

/**
 * The signature: what every rule set says of every case, written so small that all of it stands in
 * one file, a line a case and a word a rule set: `r:c.c.` Red must change, the moves of the lap are
 * chase, idle, chase, idle. Whoever changes a ruling changes the file, and sees in the difference
 * which and how.
 */
export type Signature = ReadonlyMap<string, readonly string[]>;

export const SIGNATURE = new URL('rulings.txt', import.meta.url);

/** The cases of the suites, each once, and laps of master games that ship with the repository. */
const cases = (): RulingCase[] => {
  const all = [
    ...SUITES.flatMap((suite) => suite.cases),
    ...readCases(new URL('corpus.lap', import.meta.url)),
  ];
  return [...new Map(all.map((ruling) => [ruling.id, ruling])).values()];
};

const NATURE_SIGNS: Readonly<Record<JudgedMove['nature'], string>> = {
  check: '+',
  kill: '#',
  chase: 'c',
  exchange: 'x',
  offer: 'o',
  block: 'b',
  follow: 'f',
  idle: '.',
  unknown: '?',
};

const VERDICT_SIGNS: Readonly<Record<string, string>> = {
  none: '-',
  draw: '=',
  'red-must-change': 'r',
  'black-must-change': 'b',
  'red-loses': 'R',
  'black-loses': 'B',
};

const signOf = ({ verdict, moves }: CaseResult): string =>
  `${VERDICT_SIGNS[verdict ?? 'none'] ?? '!'}:${moves.map(({ nature }) => NATURE_SIGNS[nature]).join('')}`;

/** What is said now. */
export const signedNow = (): Signature =>
  new Map(
    cases().map((ruling) => [ruling.id, RULE_SETS.map((id) => signOf(runCase(ruling, RULE_SET_OF[id])))]),
  );

const HEAD = [
  '# What every rule set says of every case: `npm run -s signature -- --write` writes this file.',
  '# Ruling: = draw, r or b the side that must change, R or B the side that has lost, - none.',
  '# Moves: + check, # kill, c chase, x exchange, o offer, b block, f follow, . idle, ? unknown.',
];

export const written = (signature: Signature): string =>
  [
    ...HEAD,
    `rules ${RULE_SETS.join(' ')}`,
    ...[...signature].map(([id, signs]) => `${id} ${signs.join(' ')}`),
    '',
  ].join('\n');

/** The signature in the repository, its words in the order of the rule sets of today. */
export const signedBefore = (): Signature => {
  const lines = existsSync(SIGNATURE) ? readFileSync(SIGNATURE, 'utf8').split('\n') : [];
  const [, ...ids] = lines.find((line) => line.startsWith('rules '))?.split(' ') ?? [];
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('rules '))
      .map((line) => {
        const [id = '', ...signs] = line.split(' ');
        return [id, RULE_SETS.map((rules) => signs[ids.indexOf(rules)] ?? 'none')];
      }),
  );
};

/** Which cases came or went, and which are judged otherwise, by which rule set and how. */
export const changesBetween = (before: Signature, now: Signature): string[] => [
  ...[...before.keys()].filter((id) => !now.has(id)).map((id) => `${id} is gone`),
  ...[...now].flatMap(([id, signs]) => {
    const old = before.get(id);
    if (old === undefined) return [`${id} is new`];
    return signs.flatMap((sign, i) =>
      sign === old[i] ? [] : [`${id} under ${RULE_SETS[i] ?? ''}: ${old[i] ?? 'none'} → ${sign}`],
    );
  }),
];
