import { startedProcess } from '../process.ts';
import { throwAtServer } from '../malformed.ts';
import { memoryOf, type Load } from './sitting.ts';

const COUNT = 10_000;
/** What a server may grow by in each round, in MiB: it takes what it needs to work, and then no more. */
const MOST_GROWN = [100, 30];

/** Thousands of requests and messages that are none, twice: no answer is our fault, and the second time finds all memory that it needs. */
export const malformed = async ({ database, findings }: Load): Promise<void> => {
  const server = await startedProcess(['--database', database]);
  const memory = (): number => memoryOf(server.child.pid) ?? Number.NaN;
  await throwAtServer(server, COUNT / 10, 1);
  for (const [round, most] of MOST_GROWN.entries()) {
    const before = memory();
    const { failures, statuses } = await throwAtServer(server, COUNT, 2 + round);
    const told = [...statuses].map(([status, count]) => `${String(status)}×${String(count)}`).join(' ');
    findings.tell('malformed requests and messages', `${String(COUNT)}: ${told}`);
    findings.hold('answers with 5xx, sockets lost', String(failures.length), failures.length === 0);
    const grown = memory() - before;
    findings.hold(
      `memory after them (grown < ${String(most)} MiB)`,
      `${grown.toFixed(0)} MiB more`,
      grown < most,
    );
  }
  findings.tell('memory of the server', `${memory().toFixed(0)} MiB`);
  await server.end('SIGTERM');
};
