import multipart from '@fastify/multipart';
import {
  auditAskedSchema,
  auditQuerySchema,
  auditStateSchema,
  errorSchema,
  gameIdSchema,
  MOST_UPLOADED,
} from '@qili/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Audits } from '../audits/audits.ts';
import { nameFor, uploadedIn } from '../audits/upload.ts';
import type { Settings } from '../settings.ts';
import { fromHere } from './origin.ts';
import { localeAsked, refuse, refuseField } from './refuse.ts';

const tags = ['audits'];

export interface AuditParts {
  readonly audits: Audits;
  readonly settings: Settings;
}

/** Takes archives in, and tells how far their audits have come and what they come to. */
export const auditRoutes =
  ({ audits, settings }: AuditParts): FastifyPluginAsyncZod =>
  async (app) => {
    // Whatever the body is said to be, it is a file: what is in it is found out when it is read.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_UPLOADED }, (_, body, done) => {
      done(null, body);
    });
    await app.register(multipart, {
      limits: { fileSize: MOST_UPLOADED, files: 1, fields: 8, fieldSize: 1024 },
    });
    const config = { rateLimit: { max: settings.openings, timeWindow: 60_000 } };
    const options = { schema: UPLOAD, config, bodyLimit: MOST_UPLOADED, onRequest: fromHere(settings) };
    app.post('/audits', options, async (request, reply) => {
      const uploaded = await uploadedIn(request);
      if (uploaded === undefined) {
        refuse(reply, 'no-archive');
        return;
      }
      const { bytes, fields } = uploaded;
      // What the address says goes before what the form says.
      const asked = auditAskedSchema.safeParse({ ...fields, ...request.query });
      if (!asked.success) {
        const [issue] = asked.error.issues;
        refuseField(reply, issue?.path.join('.') ?? '', { ...issue });
        return;
      }
      const name = nameFor(bytes, asked.data.name ?? uploaded.name);
      const { rules, lang } = asked.data;
      const id = await audits.start({ name, rules, bytes, locale: lang ?? localeAsked(request) });
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
  response: {
    202: z.object({ id: z.string() }),
    400: errorSchema,
    403: errorSchema,
    413: errorSchema,
    429: errorSchema,
    503: errorSchema,
  },
  tags,
  summary:
    'Audit an archive: a file of games in any format, a zip, a gz or one game a line, as the body or in a form',
};
const READ = {
  params: z.object({ id: z.string() }),
  response: { 200: auditStateSchema, 404: errorSchema, 429: errorSchema },
  tags,
  summary: 'How far an audit has come, and its report once it is done',
};
