import { setTimeout as pause } from 'node:timers/promises';
import { startedProcess } from '../process.ts';
import { ms, quantile } from './figures.ts';
import type { Load } from './sitting.ts';

const RATE = 200;
const SECONDS = 10;
/** A lap with a mate threat in each move of Black. */
const LAP = { fen: '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', moves: 'g3h3 h5g5 h3g3 g5h5', lap_from: 0 };

/** So many questions a second, whatever their answers take. */
export const judging = async ({ database, findings }: Load): Promise<void> => {
  const server = await startedProcess(['--database', database]);
  // The threads load what they need with their first question.
  for (let i = 0; i < 20; i++) await server.post('/api/v1/judge', LAP);
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const ask = async (): Promise<void> => {
    const began = performance.now();
    const { status } = await server.post('/api/v1/judge', LAP);
    times.push(performance.now() - began);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const began = Date.now();
  const asked: Promise<void>[] = [];
  while (asked.length < RATE * SECONDS) {
    const due = Math.min(RATE * SECONDS, Math.floor(((Date.now() - began) / 1000) * RATE));
    while (asked.length < due) asked.push(ask());
    await pause(5);
  }
  await Promise.all(asked);
  const rate = times.length / ((Date.now() - began) / 1000);
  findings.hold('questions judged a second (200)', rate.toFixed(0), rate > RATE * 0.95);
  findings.hold(
    'of them answered',
    `${String(statuses.get(200) ?? 0)} of ${String(times.length)}`,
    statuses.get(200) === times.length,
  );
  findings.tell('answer, median and 99 of 100', `${ms(quantile(times, 0.5))}, ${ms(quantile(times, 0.99))}`);
  await server.end('SIGTERM');
};
