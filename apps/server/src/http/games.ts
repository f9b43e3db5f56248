import {
  errorSchema,
  gameIdSchema,
  judgementSchema,
  liveGameSchema,
  openedGameSchema,
  openGameSchema,
  type GameTerms,
  type OpenedGame,
} from '@qili/protocol';
import {
  LOCALES,
  makeFen,
  ok,
  positionAsked,
  RULE_SET_OF,
  START_FEN,
  type Locale,
  type Problem,
  type Result,
} from '@qili/rules';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Room } from '../live/room.ts';
import type { Rooms } from '../live/rooms.ts';
import type { Pool } from '../pool/pool.ts';
import type { Settings } from '../settings.ts';
import { answer } from './judging.ts';
import { originOf } from './origin.ts';
import { localeAsked, refuse, refuseInput } from './refuse.ts';

const tags = ['games'];
const params = z.object({ id: z.string() });
const faults = { 404: errorSchema, 429: errorSchema } as const;

export interface GameParts {
  readonly rooms: Rooms;
  readonly pool: Pool;
  readonly settings: Settings;
}

/** Opens live games and tells how they stand; what happens in them goes over their socket. */
export const gameRoutes =
  ({ rooms, pool, settings }: GameParts): FastifyPluginAsyncZod =>
  // eslint-disable-next-line @typescript-eslint/require-await -- Fastify waits for its plugins
  async (app) => {
    const config = { rateLimit: { max: settings.openings, timeWindow: 60_000 } };
    app.post('/games', { schema: OPEN, config }, async (request, reply) => {
      const terms = termsOf(request.body, localeAsked(request));
      if (!terms.ok) {
        refuseInput(reply, terms.fault);
        return;
      }
      const { id, secrets, game } = await rooms.start(terms.value);
      const links = linksOf(originOf(request, settings), id, secrets);
      void reply.code(201).header('cache-control', 'no-store').send({ id, links, secrets, game });
    });
    app.get('/games/:id', { schema: READ }, async (request, reply) => {
      const room = await roomOf(request.params.id, rooms, reply);
      if (room !== undefined) void reply.header('cache-control', 'no-store').send(room.whole());
    });
    app.get('/games/:id/judgement', { schema: JUDGED }, async (request, reply) => {
      const room = await roomOf(request.params.id, rooms, reply);
      if (room === undefined) return;
      const { id, terms, moves } = room.whole();
      const line = { id, fen: terms.fen, moves: moves.map(({ iccs }) => iccs), rules: terms.rules };
      const task = { kind: 'judge', request: { ...line, all: false }, locale: localeAsked(request) } as const;
      await answer(task, pool, reply);
    });
  };

const OPEN = {
  body: openGameSchema,
  response: {
    201: openedGameSchema,
    400: errorSchema,
    413: errorSchema,
    415: errorSchema,
    429: errorSchema,
  },
  tags,
  summary: 'Open a live game; the secrets of its links are told this once',
};
const READ = {
  params,
  response: { 200: liveGameSchema, ...faults },
  tags,
  summary: 'How a live game stands, with all its moves',
};
const JUDGED = {
  params,
  querystring: z.object({ lang: z.enum(LOCALES).optional() }),
  response: { 200: judgementSchema, 400: errorSchema, ...faults, 503: errorSchema },
  tags,
  summary: 'The judgement on a live game as it stands, with its proof',
};

/** The terms with their defaults, if the game can start from its position. */
const termsOf = (
  { fen = START_FEN, mode, ...rest }: z.infer<typeof openGameSchema>,
  locale: Locale,
): Result<GameTerms, Problem> => {
  const start = positionAsked(fen, locale);
  if (!start.ok) return start;
  return ok({ ...rest, fen: makeFen(start.value), mode: mode ?? RULE_SET_OF[rest.rules].mode });
};

const roomOf = async (id: string, rooms: Rooms, reply: FastifyReply): Promise<Room | undefined> => {
  const room = gameIdSchema.safeParse(id).success ? await rooms.room(id) : undefined;
  if (room === undefined) refuse(reply, 'no-such-game');
  return room;
};

/** A secret stands behind `#`: browsers send that to no server and in no Referer. */
const linksOf = (origin: string, id: string, secrets: OpenedGame['secrets']): OpenedGame['links'] => {
  const watch = `${origin}/play/${id}`;
  const link = (secret: string): string => `${watch}#${secret}`;
  return { red: link(secrets.red), black: link(secrets.black), arbiter: link(secrets.arbiter), watch };
};
