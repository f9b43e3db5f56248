import type { Answers, Questions } from './answer.ts';
import { askerOf } from './asker.ts';

/** Asks the judge. */
export const ask = askerOf<Questions, Answers>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'judge' }),
);
