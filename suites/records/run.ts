import { compareFolder, FOLDERS } from './compare.ts';

/** Prints, per folder of the test data, how many games are read as another reader read them, and every difference. */
for (const folder of FOLDERS) {
  const report = compareFolder(folder);
  if (report === undefined) {
    console.log(`${folder}: skipped, the test data is absent`);
    continue;
  }
  const { games, read, equal, different } = report;
  console.log(`${folder}: ${String(games)} games, ${String(read)} read, ${String(equal)} equal`);
  for (const { path, game, why } of different) console.log(`  ${path} game ${String(game)}: ${why}`);
}
