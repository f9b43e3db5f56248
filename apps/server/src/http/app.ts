import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { REQUEST_LIMITS } from '@qili/protocol';
import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addSockets } from '../live/sockets.ts';
import { auditRoutes } from './audits.ts';
import { documentApi } from './docs.ts';
import { gameRoutes } from './games.ts';
import { healthRoutes } from './health.ts';
import { judgingRoutes } from './judging.ts';
import { libraryRoutes } from './library.ts';
import { measureRequests } from './metrics.ts';
import { addPages } from './pages.ts';
import type { Parts } from './parts.ts';
import { refusalOf, refuse, refuseField } from './refuse.ts';

/** The server, not yet listening. */
export const buildApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { settings, log, pool, metrics } = parts;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    trustProxy: settings.proxied,
    bodyLimit: REQUEST_LIMITS.bytes,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 100 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  // Bodies are JSON; Fastify would take any text too.
  app.removeContentTypeParser('text/plain');
  measureRequests(app, metrics);
  await app.register(helmet, { contentSecurityPolicy: { directives: POLICY }, hsts: false });
  await app.register(rateLimit, {
    global: true,
    max: settings.rate,
    timeWindow: 60_000,
    hook: 'onRequest',
    enableDraftSpec: false,
    errorResponseBuilder: (request, { ttl }) =>
      refusalOf(request, 'too-many-requests', Math.ceil(ttl / 1000)),
  });
  await documentApi(app);
  await app.register(healthRoutes(parts));
  await app.register(judgingRoutes(pool), { prefix: '/api/v1' });
  await app.register(libraryRoutes, { prefix: '/api/v1' });
  await addSockets(app, parts);
  await app.register(gameRoutes(parts), { prefix: '/api/v1' });
  await app.register(auditRoutes(parts), { prefix: '/api/v1' });
  await addPages(app, settings.pages);
  return app;
};

/** Nothing from elsewhere, nothing inline, in no frame. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // Plain http on the own machine and in a hall is allowed: nothing is to be upgraded.
  upgradeInsecureRequests: null,
};

const CODES: Readonly<Record<string, 'too-big' | 'not-json' | 'unsupported-media'>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-big',
  FST_REQ_FILE_TOO_LARGE: 'too-big',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media',
};

/** Errors of Fastify and its plugins in our own form; what is our own fault is logged and told to nobody. */
const answerError: Parameters<FastifyInstance['setErrorHandler']>[0] = (thrown, request, reply) => {
  const error = thrown as Partial<FastifyError> & { readonly error?: unknown };
  const known = CODES[error.code ?? ''];
  // What the rate limit has built.
  if (error.statusCode === 429) void reply.code(429).send({ error: error.error });
  else if (error.validation !== undefined) refuseValidation(reply, error.validation);
  else if (known === 'too-big') refuse(reply, known, request.routeOptions.bodyLimit);
  else if (known !== undefined) refuse(reply, known);
  else if ((error.statusCode ?? 500) < 500) refuse(reply, 'malformed');
  else {
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    refuse(reply, 'internal');
  }
};

const refuseValidation = (reply: FastifyReply, [first]: NonNullable<FastifyError['validation']>): void => {
  const field = (first?.instancePath ?? '').slice(1).replaceAll('/', '.');
  refuseField(reply, field, { ...first?.params, code: first?.keyword });
};
