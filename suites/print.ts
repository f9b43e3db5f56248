import { moveName } from '../packages/rules/src/board/move.ts';
import { squareName } from '../packages/rules/src/board/square.ts';
import type { CaseResult } from './rulings/run.ts';
import type { ReasonResult } from './rulings/reasons.ts';
import { missesOf, type ReasonTally, type Share, type Tally } from './tally.ts';

/** The tallies in words. */

const shareIn = ({ right, stated }: Share): string =>
  stated === 0 ? '–' : `${String(right)}/${String(stated)}`;

const COLUMNS = ['cases', 'rulings', 'natures', 'kinds of 闲', 'other forms', 'entered elsewhere'] as const;

/** The table of the suites. */
export const tableOf = (tallies: readonly Tally[]): string[] => [
  row('', COLUMNS),
  ...tallies.map(({ name, cases, rulings, natures, kinds, forms, rotations }) =>
    row(name, [String(cases), ...[rulings, natures, kinds, forms, rotations].map(shareIn)]),
  ),
];

const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(20)}${cells.map((cell, i) => cell.padStart((COLUMNS[i]?.length ?? 0) + 3)).join('')}`;

/** The misses of a suite, each with what the program says. */
export const missesIn = ({ misses }: Tally): string[] => misses.map(missIn);

const missIn = (result: CaseResult): string =>
  [
    `  ${result.id}${result.rightRuling === false ? `: ruled ${String(result.verdict)}` : ''}`,
    ...result.natures
      .filter((n) => !n.isRight)
      .map((n) => `    ${n.move} stated ${n.wanted}, named ${n.got} ${n.line}`.trimEnd()),
  ].join('\n');

/** How the reasons of a suite compare with the captions, in one line. */
export const reasonsIn = ({ targets, firsts, means, kinds, lines }: ReasonTally): string =>
  [
    `targets ${shareIn(targets)} (first named ${shareIn(firsts)})`,
    `means ${shareIn(means)}`,
    `kinds ${shareIn(kinds)}`,
    `lines ${shareIn(lines)}`,
  ].join(', ');

export const reasonMissesIn = ({ misses }: ReasonTally): string[] => misses.map(reasonMissIn);

const reasonMissIn = (result: ReasonResult): string => {
  const { id, reason, found } = result;
  const told = [reason.target, reason.kind, reason.means, ...reason.line.map(moveName)];
  return `  ${id} ${reason.move}: ${missesOf(result).join(', ')}: stated ${told.filter(Boolean).join(' ')}, found ${foundIn(found)}`;
};

const foundIn = (found: ReasonResult['found']): string => {
  if (found?.nature !== 'chase') return found === undefined ? 'nothing' : found.nature;
  const { target, root, means, soft, line } = found;
  const words = [`${target.role}@${squareName(target.at)}`, `root ${root}`, means, soft ? 'soft' : 'hard'];
  return [...words, ...line.map(moveName)].join(' ');
};
