import type { FastifyBaseLogger } from 'fastify';
import type { Audits } from '../audits/audits.ts';
import type { Rooms } from '../live/rooms.ts';
import type { Visitor } from '../live/visitor.ts';
import type { Pool } from '../pool/pool.ts';
import type { Settings } from '../settings.ts';
import type { Metrics } from './metrics.ts';

/** What the routes stand on. */
export interface Parts {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly rooms: Rooms;
  readonly audits: Audits;
  readonly visitors: Set<Visitor>;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
}
