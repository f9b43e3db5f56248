import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { refuse } from './refuse.ts';

/** What people type to come here, as the settings or else the request say. */
export const originOf = ({ protocol, host }: FastifyRequest, { origin }: Pick<Settings, 'origin'>): string =>
  origin ?? `${protocol}://${host}`;

/** Whether a request came from a page of this server, or from a program, which sends no Origin. */
export const isSameOrigin = (request: FastifyRequest, settings: Pick<Settings, 'origin'>): boolean =>
  request.headers.origin === undefined || request.headers.origin === originOf(request, settings);

/** Turns requests of other pages away, where browsers would let them through: those that a form could make. */
export const fromHere =
  (settings: Pick<Settings, 'origin'>) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isSameOrigin(request, settings)) done();
    else refuse(reply, 'wrong-origin');
  };
