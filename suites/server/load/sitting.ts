import { readFileSync } from 'node:fs';
import { startedProcess } from '../process.ts';
import { ms, quantile, type Findings } from './figures.ts';
import { compare, openMatch, playUntil, seat, type Match, type Seats } from './match.ts';

/** What a part of the measurement is given. */
export interface Load {
  readonly database: string;
  readonly findings: Findings;
  readonly seconds: number;
  readonly games: number;
}

/** Memory of a process in MiB; undefined where the system does not say. */
export const memoryOf = (pid: number | undefined): number | undefined => {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
  } catch {
    return undefined;
  }
};

/** Opens games, so many at a time. */
export const openMatches = async (address: string, count: number): Promise<[Match, Seats][]> => {
  const all: [Match, Seats][] = [];
  for (let i = 0; i < count; i += 25)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(25, count - i) }, async (): Promise<[Match, Seats]> => {
          const match = await openMatch(address);
          return [match, await seat(address, match)];
        }),
      )),
    );
  return all;
};

/** Many games at once, a move a second each. */
export const sitting = async ({ database, findings, seconds, games }: Load): Promise<void> => {
  const server = await startedProcess(['--database', database]);
  const matches = await openMatches(server.address, games);
  const until = Date.now() + seconds * 1000;
  const before = process.cpuUsage();
  await Promise.all(matches.map(([match, seats], i) => playUntil(match, seats, until, i)));
  const spent = process.cpuUsage(before);
  const times = matches.flatMap(([match]) => match.moves.map((move) => move.ms));
  const sums = await Promise.all(matches.map(([match]) => compare(server.address, match)));
  const sum = (name: 'lost' | 'doubled' | 'more'): number => sums.reduce((all, each) => all + each[name], 0);
  const refused = matches.flatMap(([match]) => match.refused);
  findings.tell('live games, sockets, seconds', `${String(games)}, ${String(games * 2)}, ${String(seconds)}`);
  findings.tell('moves acknowledged', String(times.length));
  findings.hold(
    'moves lost, doubled, unacknowledged',
    `${String(sum('lost'))}, ${String(sum('doubled'))}, ${String(sum('more'))}`,
    sums.every(({ lost, doubled, more }) => lost + doubled + more === 0),
  );
  const over = refused.filter((code) => code === 'over').length;
  findings.hold(
    'moves refused otherwise than for the game’s end',
    String(refused.length - over),
    refused.length === over,
  );
  findings.tell('acknowledgement, median', ms(quantile(times, 0.5)));
  findings.hold(
    'acknowledgement, 99 of 100 (< 150 ms)',
    ms(quantile(times, 0.99)),
    quantile(times, 0.99) < 150,
  );
  findings.tell('acknowledgement, slowest', ms(quantile(times, 1)));
  findings.tell('memory of the server', `${(memoryOf(server.child.pid) ?? Number.NaN).toFixed(0)} MiB`);
  findings.tell('processor of the players', `${((spent.user + spent.system) / 1e6).toFixed(1)} s`);
  for (const [, { red, black }] of matches) {
    red.leave();
    black.leave();
  }
  await server.end('SIGTERM');
};
