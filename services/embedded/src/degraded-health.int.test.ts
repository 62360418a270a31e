import { PATIENT, createTestDatabase, type TestDatabase } from '@planted/service-kit/testing';
import { createLog } from '@planted/service-kit';
import { eventually } from '@planted/event-sourcing/testing';
import { Client } from 'pg';
import { services } from './services';
import { type Embedded, startEmbedded } from './start-embedded';

describe('the health of a product', () => {
  let database: TestDatabase;
  let product: Embedded;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase(services);
    const environment = { ...PATIENT, NODE_ENV: 'test', PORT: '0', DATABASE_URL: database.url };
    product = await startEmbedded(environment, createLog('silent'));
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await product.stop();
    await database.drop();
  });

  const health = async () => {
    const response = await fetch(`${product.url}/api/health`);
    const { status, components } = JSON.parse(await response.text());
    return [response.status, status, components.readModels['tracking.journal']];
  };
  const isReady = async (reasons: readonly string[]) => {
    await eventually(async () => product.readiness().reasons.join() === reasons.join());
    expect(product.readiness().ready).toBe(reasons.length === 0);
  };
  const set = (sql: string) =>
    client.query(`update event_store.projections set ${sql} where name = 'tracking.journal'`);

  it('is not ok while events are parked', async () => {
    await client.query(`insert into event_store.parked (projection, generation, sequence, stream, state, reason)
      select name, generation, 1, 'journal-1', 'failed', 'no' from event_store.projections
      where name = 'tracking.journal' and status = 'live'`);
    expect(await health()).toEqual([503, 'degraded', { lag: 0, parked: 1 }]);
    await isReady(['tracking.journal has 1 parked event']);
    await client.query('delete from event_store.parked');
    expect(await health()).toEqual([200, 'ok', { lag: 0 }]);
    await isReady([]);
  });

  it('is not ok while a read model is ahead of the log', async () => {
    await set('sequence = 7');
    expect(await health()).toEqual([503, 'degraded', { lag: -7 }]);
    await isReady(['tracking.journal is 7 events ahead of the log']);
    await set('sequence = 0');
    await isReady([]);
  });

  it('is not ok while the tables of a read model are gone', async () => {
    const { rows } = await client.query<{ generation: number }>(
      `select generation from event_store.projections where name = 'tracking.journal' and status = 'live'`,
    );
    await client.query(`drop schema tracking_journal_g${rows[0]?.generation} cascade`);
    expect(await health()).toEqual([503, 'degraded', { lag: 0, missing: true }]);
    await isReady(['tracking.journal has no tables']);
  });
});
