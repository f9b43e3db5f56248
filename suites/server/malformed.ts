import fc from 'fast-check';
import { asking, type Asking } from './desk.ts';
import { openGame, Player } from './player.ts';

/** What came of what was thrown at a server. */
export interface Thrown {
  /** Whatever answer was the server's own fault, with what brought it about. */
  readonly failures: readonly string[];
  readonly statuses: ReadonlyMap<number, number>;
}

const ROUTES = ['judge', 'candidates', 'convert', 'games'] as const;
const text = fc.string({ unit: 'binary', maxLength: 60 });
/** Fields that requests have, with what may stand in them and what may not. */
const fields = fc.record(
  {
    fen: fc.oneof(text, fc.constantFrom('4k4/9/9/9/9/9/9/9/9/4K4 w', '9/9')),
    moves: fc.oneof(text, fc.array(text, { maxLength: 5 }), fc.jsonValue()),
    rules: fc.oneof(fc.constantFrom('cxa-2020', 'nope'), fc.jsonValue()),
    record: fc.oneof(fc.record({ text }), fc.record({ base64: text }), fc.jsonValue()),
    text,
    to: fc.oneof(fc.constantFrom('pgn', 'xqf', 'nope'), text),
    lap_from: fc.oneof(fc.integer(), fc.double()),
    clock: fc.oneof(fc.record({ initial: fc.double(), increment: fc.integer() }), fc.jsonValue()),
    names: fc.jsonValue(),
    lang: text,
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fields.map((value) => JSON.stringify(value)),
  fc.json(),
  text,
);
const KINDS = ['join', 'sync', 'ping', 'move', 'touch', 'claim', 'correct', 'end', 'rule', 'foul'] as const;
const message = fc.oneof(
  fc
    .record({
      kind: fc.constantFrom(...KINDS),
      id: fc.oneof(text, fc.constant('a')),
      ply: fc.oneof(fc.integer(), fc.double()),
      iccs: text,
      secret: text,
      square: text,
      sent: fc.double(),
    })
    .map((value) => JSON.stringify(value)),
  fc.json(),
  text,
);

/** Throws requests and messages at a server, half of each; the same for the same seed. */
export const throwAtServer = async (
  server: Asking & { readonly address: string },
  count: number,
  seed: number,
): Promise<Thrown> => {
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  const bodies = fc.sample(body, { numRuns: Math.ceil(count / 2), seed });
  for (let i = 0; i < bodies.length; i += AT_ONCE)
    await Promise.all(
      bodies.slice(i, i + AT_ONCE).map(async (each, j) => {
        const route = ROUTES[(i + j) % ROUTES.length] ?? 'judge';
        const { status } = await asking(server.address).post(`/api/v1/${route}`, each);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) failures.push(`${String(status)} ${route} ${each}`);
      }),
    );
  const messages = fc.sample(message, { numRuns: Math.floor(count / 2), seed });
  for (let i = 0; i < messages.length; i += A_SOCKET)
    failures.push(...(await throwAtSocket(server, messages.slice(i, i + A_SOCKET))));
  return { failures, statuses };
};

const AT_ONCE = 8;
/** As many as a socket may say at one go. */
const A_SOCKET = 30;

/** A socket on which nonsense was said still answers, or was closed for good reason; the server never fails. */
const throwAtSocket = async (
  server: Asking & { readonly address: string },
  messages: readonly string[],
): Promise<string[]> => {
  const { id, secrets } = await openGame(server);
  const player = await Player.join(server.address, id, secrets.red);
  for (const each of messages) player.say(each);
  player.say({ kind: 'ping', sent: -1 });
  const answer = await Promise.race([
    player.hears((told) => told.kind === 'pong' && told.sent === -1),
    player.closed,
  ]);
  player.leave();
  const isFailure = answer === 1006 || answer === 1011;
  const isBusy = player.heard.some((told) => told.kind === 'refused' && told.fault.code === 'busy');
  return isFailure || isBusy ? [`socket ${JSON.stringify(messages)}`] : [];
};
