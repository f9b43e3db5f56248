import { auditQuerySchema, auditStateSchema, errorSchema, gameIdSchema, MOST_UPLOADED } from '@qili/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Audits } from '../audits/audits.ts';
import type { Settings } from '../settings.ts';
import { localeAsked, refuse } from './refuse.ts';

const tags = ['audits'];
const PACKED = ['application/octet-stream', 'application/zip', 'application/gzip', 'application/x-ndjson'];

export interface AuditParts {
  readonly audits: Audits;
  readonly settings: Settings;
}

/** Takes archives in, and tells how far their audits have come and what they come to. */
export const auditRoutes =
  ({ audits, settings }: AuditParts): FastifyPluginAsyncZod =>
  // eslint-disable-next-line @typescript-eslint/require-await -- Fastify waits for its plugins
  async (app) => {
    app.addContentTypeParser(PACKED, { parseAs: 'buffer', bodyLimit: MOST_UPLOADED }, (_, body, done) => {
      done(null, body);
    });
    const config = { rateLimit: { max: settings.openings, timeWindow: 60_000 } };
    app.post('/audits', { schema: UPLOAD, config, bodyLimit: MOST_UPLOADED }, async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body) || body.length === 0) {
        refuse(reply, 'unsupported-media');
        return;
      }
      const { name, rules } = request.query;
      const id = await audits.start({ name, rules, bytes: body, locale: localeAsked(request) });
      if (id === undefined) refuse(reply, 'audits-full');
      else void reply.code(202).header('location', `/api/v1/audits/${id}`).send({ id });
    });
    app.get('/audits/:id', { schema: READ }, async (request, reply) => {
      const { id } = request.params;
      const state = gameIdSchema.safeParse(id).success ? await audits.state(id) : undefined;
      if (state === undefined) refuse(reply, 'no-such-audit');
      else void reply.header('cache-control', 'no-store').send(state);
    });
  };

const UPLOAD = {
  querystring: auditQuerySchema,
  consumes: PACKED,
  response: {
    202: z.object({ id: z.string() }),
    400: errorSchema,
    413: errorSchema,
    415: errorSchema,
    429: errorSchema,
    503: errorSchema,
  },
  tags,
  summary: 'Audit an archive: the body is a file, a zip, a gz or one game a line, as bytes',
};
const READ = {
  params: z.object({ id: z.string() }),
  response: { 200: auditStateSchema, 404: errorSchema },
  tags,
  summary: 'How far an audit has come, and its report once it is done',
};
