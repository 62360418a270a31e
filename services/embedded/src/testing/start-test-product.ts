import { randomUUID } from 'node:crypto';
import { createLog, type Environment } from '@planted/service-kit';
import { PATIENT, createTestDatabase } from '@planted/service-kit/testing';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { services } from '../services';
import { startEmbedded } from '../start-embedded';

export interface TestProduct {
  readonly url: string;
  readonly databaseUrl: string;
  /** How many events the store holds. */
  countEvents(): Promise<number>;
  stop(): Promise<void>;
}

export interface TestProductOptions {
  /** Settings beyond those that every test has. */
  readonly settings?: Environment;
  readonly log?: Logger;
  /** Makes the address by which the product reaches its database; that database's own when absent. */
  readonly reachBy?: (databaseUrl: string) => Promise<string>;
}

/** The whole product in this process, on a database of its own; read models follow JetStream or the event table. */
export async function startTestProduct(
  follow: 'JetStream' | 'the event table',
  { settings = {}, log = createLog('silent'), reachBy }: TestProductOptions = {},
): Promise<TestProduct> {
  const database = await createTestDatabase(services);
  const nats = follow === 'JetStream' ? { NATS_URL: process.env['TEST_NATS_URL'] } : {};
  const environment = {
    ...PATIENT,
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: reachBy ? await reachBy(database.url) : database.url,
    NATS_NAMESPACE: `test_${randomUUID()}`,
    ...nats,
    ...settings,
  };
  const product = await startEmbedded(environment, log);
  // One connection for all counts of a file: each costs PostgreSQL a process and both sides a SCRAM exchange.
  const pool = new Pool({ connectionString: database.url, max: 1 });
  return {
    url: product.url,
    databaseUrl: database.url,
    async countEvents() {
      const { rows } = await pool.query<{ count: string }>('select count(*) from event_store.events');
      return Number(rows[0]?.count);
    },
    stop: async () => {
      await product.stop();
      await pool.end();
      await database.drop();
    },
  };
}
