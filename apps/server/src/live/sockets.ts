import websocket from '@fastify/websocket';
import { gameIdSchema } from '@qili/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from '../http/origin.ts';
import { refuse } from '../http/refuse.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Settings } from '../settings.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { Visitor, type Socket } from './visitor.ts';

/** Bytes of a message at most. */
const MOST_BYTES = 4096;
/** Sockets of this process at most. */
const MOST_SOCKETS = 5000;

export interface SocketParts {
  readonly settings: Settings;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  /** Who is here; kept up to date. */
  readonly visitors: Set<Visitor>;
}

/** Adds `WS /api/v1/games/:id/live`: for pages of this server, and for programs, which send no Origin. */
export const addSockets = async (
  app: FastifyInstance,
  { settings, rooms, metrics, visitors }: SocketParts,
): Promise<void> => {
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    // Whoever stops the server says good-bye first.
    preClose: (done) => {
      done();
    },
  });
  const preValidation = (request: FastifyRequest<Route>, reply: FastifyReply, done: () => void): void => {
    if (!isSameOrigin(request, settings)) refuse(reply, 'wrong-origin');
    else if (!gameIdSchema.safeParse(request.params.id).success) refuse(reply, 'no-such-game');
    else if (visitors.size >= MOST_SOCKETS) refuse(reply, 'busy');
    else done();
  };
  const options = { websocket: true, schema: { hide: true }, preValidation } as const;
  app.get<Route>('/api/v1/games/:id/live', options, (socket, request) => {
    const complain = (error: unknown): void => {
      request.log.error({ err: error }, 'a message was not dealt with');
    };
    const room = (): Promise<Room | undefined> => rooms.room(request.params.id);
    attend(socket, new Visitor({ socket, room, metrics, complain }), visitors, settings);
  });
};

interface Route {
  Params: { id: string };
}

/** Listens to a socket until it is closed, by its client or for its silence. */
const attend = (
  socket: Socket,
  visitor: Visitor,
  visitors: Set<Visitor>,
  { toJoin, beat: every }: Pick<Settings, 'toJoin' | 'beat'>,
): void => {
  visitors.add(visitor);
  let isAlive = true;
  // Who has not answered one beat by the next is gone.
  const beat = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, every);
  const waiting = setTimeout(() => {
    if (!visitor.hasJoined) visitor.dismiss('silent');
  }, toJoin);
  socket.on('pong', () => (isAlive = true));
  socket.on('message', (data: Buffer, isBinary) => {
    visitor.take(isBinary ? '' : data.toString('utf8'));
  });
  // Too large, no UTF-8, no WebSocket: the socket closes itself and says why.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(beat);
    clearTimeout(waiting);
    visitors.delete(visitor);
    visitor.leave();
  });
};
