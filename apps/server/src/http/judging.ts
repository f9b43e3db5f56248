import {
  candidatesRequestSchema,
  candidatesSchema,
  convertReplySchema,
  convertRequestSchema,
  errorSchema,
  judgeReplySchema,
  judgeRequestSchema,
} from '@qili/protocol';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Pool } from '../pool/pool.ts';
import type { Task } from '../pool/task.ts';
import { localeAsked, refuse, refuseInput } from './refuse.ts';

const faults = {
  400: errorSchema,
  413: errorSchema,
  415: errorSchema,
  429: errorSchema,
  503: errorSchema,
} as const;
const tags = ['judging'];

/** Questions that need nothing but the library: what a game comes to, what may be played, another format. */
export const judgingRoutes =
  (pool: Pool): FastifyPluginAsyncZod =>
  // eslint-disable-next-line @typescript-eslint/require-await -- Fastify waits for its plugins
  async (app) => {
    const schema = {
      body: judgeRequestSchema,
      response: { 200: judgeReplySchema, ...faults },
      tags,
      summary: 'Rule on the repetitions of a game, a lap, or the games of a record',
    };
    app.post('/judge', { schema }, async (request, reply) => {
      await answer({ kind: 'judge', request: request.body, locale: localeAsked(request) }, pool, reply);
    });
    const candidates = {
      body: candidatesRequestSchema,
      response: { 200: candidatesSchema, ...faults },
      tags,
      summary: 'What each legal move would be, and whether it is free, draws or is forbidden',
    };
    app.post('/candidates', { schema: candidates }, async (request, reply) => {
      await answer({ kind: 'candidates', request: request.body, locale: localeAsked(request) }, pool, reply);
    });
    const convert = {
      body: convertRequestSchema,
      response: { 200: convertReplySchema, ...faults },
      tags,
      summary: 'The games of a file in another format',
    };
    app.post('/convert', { schema: convert }, async (request, reply) => {
      await answer({ kind: 'convert', request: request.body, locale: localeAsked(request) }, pool, reply);
    });
  };

/** Lets the pool answer. The JSON comes ready, so that no schema reads it again. */
export const answer = async (task: Task, pool: Pool, reply: FastifyReply): Promise<void> => {
  const told = await pool.ask(task);
  if (told === 'full') refuse(reply, 'busy');
  else if (told === 'too-slow' || told === 'broken') refuse(reply, 'too-slow');
  else if (told.kind === 'json') void reply.type('application/json; charset=utf-8').send(told.json);
  else if (told.kind === 'problem') refuseInput(reply, told.problem);
  else refuse(reply, told.excess.code, told.excess.most);
};
