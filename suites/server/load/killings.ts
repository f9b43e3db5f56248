import { startedProcess } from '../process.ts';
import { compare, playUntil, seat } from './match.ts';
import { openMatches, type Load } from './sitting.ts';

const TIMES = 5;
/** Games at a time, and milliseconds until the server is killed. */
const GAMES = 100;
const UNTIL = 6000;

/** Kills the server while games are played, again and again: every acknowledged move has to be there. */
export const killings = async ({ database, findings }: Load): Promise<void> => {
  let server = await startedProcess(['--database', database]);
  const matches = await openMatches(server.address, GAMES);
  const back: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    // The same seed each time: what was not acknowledged is sent again as it was, under its id.
    const playing = matches.map(([match, seats], i) => playUntil(match, seats, Date.now() + 2 * UNTIL, i));
    setTimeout(() => {
      server.child.kill('SIGKILL');
    }, UNTIL);
    await Promise.all(playing);
    const began = performance.now();
    server = await startedProcess(['--database', database]);
    back.push(performance.now() - began);
    await Promise.all(matches.map(([match]) => readUp(server.address, match)));
    for (const each of matches) each[1] = await seat(server.address, each[0]);
  }
  const acknowledged = matches.reduce((all, [{ moves }]) => all + moves.length, 0);
  const lost = matches.reduce(
    (all, [{ refused }]) => all + refused.filter((code) => code === 'lost').length,
    0,
  );
  findings.tell('killed, with moves acknowledged', `${String(TIMES)} times, ${String(acknowledged)}`);
  findings.hold('of them lost', String(lost), lost === 0);
  findings.tell('up again after', `${(Math.max(...back) / 1000).toFixed(1)} s at most`);
  for (const [, { red, black }] of matches) {
    red.leave();
    black.leave();
  }
  await server.end('SIGTERM');
};

/** Notes what was lost; a move that was stored and not acknowledged any more is sent again under its id by whoever plays on. */
const readUp = async (address: string, match: Parameters<typeof compare>[1]): Promise<void> => {
  const { lost, doubled } = await compare(address, match);
  for (let i = 0; i < lost + doubled; i++) match.refused.push('lost');
};
