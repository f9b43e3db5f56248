import { compareFolder, FOLDERS } from './compare.ts';
import { COUNTED_FOLDERS, countFolder } from './counted.ts';
import { differentAfter, PAIRS } from './round-trips.ts';

/** How the records of a folder are read, or how pairs of formats give back what they were given. */
export interface RecordReport {
  readonly name: string;
  readonly cases: number;
  readonly read: number;
  readonly equal: number;
  readonly failed: readonly string[];
  /** What differs, a line each. */
  readonly reasons: readonly string[];
}

/** Folder by folder, against another reader; none where the test data is absent. */
const readings = (): RecordReport[] =>
  FOLDERS.flatMap((folder): RecordReport[] => {
    const report = compareFolder(folder);
    if (report === undefined) return [];
    const { games, read, equal, different } = report;
    const failed = different.map(({ path, game }) => `${path} game ${String(game)}`);
    const reasons = different.map(({ why }, i) => `  ${failed[i] ?? ''}: ${why}`);
    return [{ name: folder, cases: games, read, equal, failed, reasons }];
  });

/** Folders that nobody else has read, by the number of their games. */
const counts = (): RecordReport[] =>
  COUNTED_FOLDERS.flatMap((name): RecordReport[] => {
    const counted = countFolder(name);
    if (counted === undefined) return [];
    const { read, refused, different } = counted;
    const cases = read + refused;
    const equal = cases - different.length;
    return [{ name, cases, read, equal, failed: different, reasons: different.map((each) => `  ${each}`) }];
  });

const roundTrips = (): RecordReport => {
  const failed = PAIRS.filter((pair) => differentAfter(pair) > 0).map(([a, b]) => `${a} to ${b} and back`);
  const equal = PAIRS.length - failed.length;
  const reasons = failed.map((pair) => `  ${pair}: loses what both keep`);
  return { name: 'round-trips', cases: PAIRS.length, read: PAIRS.length, equal, failed, reasons };
};

export const recordReports = (): RecordReport[] => [...readings(), ...counts(), roundTrips()];

/** The table of the records: read, refused, as expected. */
export const recordLines = (reports: readonly RecordReport[]): string[] => [
  ...(reports.length > 1 ? [] : ['records: skipped, the test data is absent']),
  ...reports.map(
    ({ name, cases, read, equal }) =>
      `${name}: ${String(cases)} ${name === 'round-trips' ? 'pairs of formats' : 'games'}, ${String(read)} read, ${String(cases - read)} refused, ${String(equal)} as expected`,
  ),
];
