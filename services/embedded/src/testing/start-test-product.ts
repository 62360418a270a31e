import { randomUUID } from 'node:crypto';
import { createLog, type Environment } from '@planted/service-kit';
import { createTestDatabase } from '@planted/service-kit/testing';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { services } from '../services';
import { startEmbedded } from '../start-embedded';
import { openTcpProxy, type TcpProxy } from './tcp-proxy';

export interface TestProduct {
  readonly url: string;
  /** The product's way to its database. */
  readonly database: TcpProxy;
  /** How many events the store holds. */
  countEvents(): Promise<number>;
  stop(): Promise<void>;
}

export interface TestProductOptions {
  /** Settings beyond those that every test has. */
  readonly settings?: Environment;
  readonly log?: Logger;
}

/** The whole product in this process, on a database of its own; read models follow JetStream or the event table. */
export async function startTestProduct(
  follow: 'JetStream' | 'the event table',
  { settings = {}, log = createLog('silent') }: TestProductOptions = {},
): Promise<TestProduct> {
  const database = await createTestDatabase(services);
  const proxy = await openTcpProxy(database.url);
  const nats = follow === 'JetStream' ? { NATS_URL: process.env['TEST_NATS_URL'] } : {};
  const environment = {
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: proxy.url,
    NATS_NAMESPACE: `test_${randomUUID()}`,
    ...nats,
    ...settings,
  };
  const product = await startEmbedded(environment, log);
  return {
    url: product.url,
    database: proxy,
    async countEvents() {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query<{ count: string }>('select count(*) from event_store.events');
      await client.end();
      return Number(rows[0]?.count);
    },
    stop: async () => {
      await product.stop();
      await proxy.close();
      await database.drop();
    },
  };
}
