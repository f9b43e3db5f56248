import { startedProcess } from '../process.ts';
import { throwAtServer } from '../malformed.ts';
import { memoryOf, type Load } from './sitting.ts';

const COUNT = 10_000;

/** Thousands of requests and messages that are none: no answer is our fault, and none stays in memory. */
export const malformed = async ({ database, findings }: Load): Promise<void> => {
  const server = await startedProcess(['--database', database]);
  const memory = (): number => memoryOf(server.child.pid) ?? Number.NaN;
  await throwAtServer(server, COUNT / 10, 1);
  const before = memory();
  const { failures, statuses } = await throwAtServer(server, COUNT, 2);
  const told = [...statuses].map(([status, count]) => `${String(status)}×${String(count)}`).join(' ');
  findings.tell('malformed requests and messages', `${String(COUNT)}: ${told}`);
  findings.hold('answers with 5xx, sockets lost', String(failures.length), failures.length === 0);
  const grown = memory() - before;
  findings.hold('memory after them (grown < 100 MiB)', `${grown.toFixed(0)} MiB more`, grown < 100);
  await server.end('SIGTERM');
};
