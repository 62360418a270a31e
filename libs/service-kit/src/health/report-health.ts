import type { Pool } from 'pg';
import type { Respond } from '../messaging/messaging';
import type { HealthReport } from './health-query';

/** By read model: how many events it is behind. */
export type ReadLag = () => Promise<HealthReport['readModels']>;

/** Answers the health query of a service: a round trip to its database, and how far its read models are. */
export const reportHealth =
  (pool: Pool, readLag: ReadLag): Respond =>
  async () => {
    try {
      await pool.query('select 1');
      return { ok: true, output: { postgres: 'connected', readModels: await readLag() } };
    } catch {
      return { ok: true, output: { postgres: 'unreachable', readModels: {} } };
    }
  };
