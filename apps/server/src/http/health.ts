import type { FastifyPluginAsync } from 'fastify';
import type { Parts } from './parts.ts';

/** For whoever watches over the server: it runs, it can work, what it counts. */
export const healthRoutes =
  ({ metrics: { registry }, isReady }: Pick<Parts, 'metrics' | 'isReady'>): FastifyPluginAsync =>
  // eslint-disable-next-line @typescript-eslint/require-await -- Fastify waits for its plugins
  async (app) => {
    const config = { rateLimit: false } as const;
    app.get('/healthz', { config, schema: said('It runs') }, (_, reply) => reply.send({ status: 'running' }));
    app.get(
      '/readyz',
      { config, schema: said('Its database answers; 503 where it does not') },
      async (_, reply) => {
        const ready = await isReady();
        return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready' });
      },
    );
    app.get('/metrics', { config, schema: said('Figures for Prometheus') }, async (_, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
  };

const said = (summary: string): { tags: string[]; summary: string } => ({ tags: ['health'], summary });
