import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPIV3 } from 'openapi-types';

const BYTES = { schema: { type: 'string', format: 'binary' } };
const FORM = {
  schema: {
    type: 'object',
    properties: { file: BYTES.schema, rules: { type: 'string' } },
    required: ['file'],
  },
};
/** Bodies that are no JSON, which no schema of a route can tell. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/v1/audits': { content: { 'application/octet-stream': BYTES, 'multipart/form-data': FORM } },
};

/** The WebSocket, which is no route as OpenAPI knows them. */
const LIVE: OpenAPIV3.PathItemObject = {
  get: {
    summary: 'The WebSocket of a live game: what happens in it, and what is asked of it',
    description:
      'The first message is `{ "kind": "join", "secret": "…" }`; without a secret one watches. Messages are JSON, one object each, as `packages/protocol/src/live/message.ts` has them.',
    tags: ['games'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      101: { description: 'It is open' },
      403: { description: 'A page from elsewhere asks' },
      404: { description: 'There is no such game' },
      503: { description: 'Too many sockets are open' },
    },
  },
};

const transform: typeof jsonSchemaTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const body = BODIES[`${String(document.route.method)} ${url}`];
  return body === undefined ? { schema, url } : { schema: { ...schema, body }, url };
};

/** OpenAPI of every route that is registered later, as pages at `/api/docs` and as JSON at `/api/docs/json`. */
export const documentApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Qili 棋例',
        description:
          'The referee for xiangqi. Errors are `{ error: { code, message, … } }`, in the language of `lang` or Accept-Language.',
        version: '0.1.0',
        license: { name: 'MIT' },
      },
      tags: [
        { name: 'judging', description: 'Questions that need nothing but the rules' },
        { name: 'library', description: 'Rule sets and the words of the rules' },
        { name: 'games', description: 'Live games; their moves go over the WebSocket' },
        { name: 'audits', description: 'Whole archives of games' },
        { name: 'health' },
      ],
      paths: { '/api/v1/games/{id}/live': LIVE },
    },
    transform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (header) => header,
  });
};
