import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

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
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (header) => header,
  });
};
