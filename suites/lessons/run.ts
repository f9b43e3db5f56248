import process from 'node:process';
import { generate } from './generated.ts';

/** `npm run exercises [-- COUNT]`: generates exercises (2,000), checks every answer by another path, and prints what came of it. */
const count = Number(process.argv[2] ?? '2000');
const start = performance.now();
const { flaws, ...figures } = generate(1, count);
console.log(JSON.stringify(figures, undefined, 2));
for (const flaw of flaws) console.log(flaw);
console.log(
  `${String(flaws.length)} answers refuted, ${String(Math.round((performance.now() - start) / 1000))} s`,
);
process.exitCode = flaws.length === 0 && figures.repeated === 0 && figures.exercises === count ? 0 : 1;
