import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts about itself; read at `/metrics`. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  /** Seconds from a message to its acknowledgement. */
  readonly stored: Histogram;
  readonly refused: Counter<'code'>;
}

/** What others know and the metrics ask when they are read. */
export interface Gauged {
  readonly waiting: () => number;
  readonly sockets: () => number;
  readonly games: () => number;
}

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const openMetrics = (gauged: Gauged): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge('qili_judging_waiting', 'Questions that wait for a judging thread', gauged.waiting);
  gauge('qili_sockets', 'Open sockets of live games', gauged.sockets);
  gauge('qili_games_loaded', 'Live games in memory', gauged.games);
  return {
    registry,
    moves: new Counter({ name: 'qili_moves_total', help: 'Moves stored', registers }),
    stored: new Histogram({
      name: 'qili_stored_seconds',
      help: 'Time from a message on a socket to its acknowledgement',
      buckets: SECONDS,
      registers,
    }),
    refused: new Counter({
      name: 'qili_refused_total',
      help: 'Messages on sockets that were refused, by fault',
      labelNames: ['code'],
      registers,
    }),
  };
};

/** Measures every request by its route, never by its address: there may be anything in that. */
export const measureRequests = (app: FastifyInstance, { registry }: Metrics): void => {
  const seconds = new Histogram({
    name: 'qili_http_seconds',
    help: 'Time that requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
};
