import process from 'node:process';
import { corpusPositions } from './corpus.ts';
import { contractOf, nameOf, TANDEMS, WRITINGS } from './contract.ts';

/**
 * Prints, per notation and style, how many legal moves of corpus positions (20,000, or as many as the
 * first argument says) and of constructed tandem positions read back as they were written.
 */
const count = Number(process.argv[2] ?? 20_000);
const positions = corpusPositions(100, count);
if (positions.length === 0) console.log('corpus: skipped, the test data is absent');
for (const writing of WRITINGS) {
  const { moves, broken } = contractOf(writing, [...positions, ...TANDEMS]);
  console.log(
    `${nameOf(writing)}: ${String(positions.length)} + ${String(TANDEMS.length)} positions, ${String(moves - broken.length)}/${String(moves)} moves read back`,
  );
  for (const each of broken.slice(0, 5)) console.log(`  ${each}`);
  if (broken.length > 0) process.exitCode = 1;
}
