import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import {
  createEventStore,
  defineProjection,
  type DomainEvent,
  type EventStore,
} from '@planted/event-sourcing';
import { describeWithNats, eventually } from '@planted/event-sourcing/testing';
import pg from 'pg';
import { startHost, type Host } from '../host/start-host';
import { createLog } from '../logging/create-log';
import { createMetrics, type Metrics } from '../metrics/create-metrics';
import type { ServiceDefinition } from '../service-definition';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

const waterings = defineProjection<DomainEvent<'Watered'>>({
  schema: 'tracking',
  name: 'waterings',
  version: 1,
  tables: ['waterings'],
  create: 'create table waterings (stream text primary key)',
  handlers: {
    Watered: (tx, { stream }) => tx.query('insert into waterings values ($1)', [stream]),
  },
});

@Module({})
class TrackingModule {}

const service: ServiceDefinition = {
  name: 'tracking',
  module: TrackingModule,
  answers: [],
  projections: [waterings],
  upcasters: { Watered: { current: 1 } },
};

describeWithNats('the readiness of a process', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let store: EventStore;
  let metrics: Metrics;
  let host: Host;

  beforeAll(async () => {
    database = await createTestDatabase();
    metrics = createMetrics('tracking');
    host = await startHost({
      environment: {
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        NATS_URL: process.env['TEST_NATS_URL'],
        NATS_NAMESPACE: `test_${randomUUID()}`,
        READ_MODEL_BOUND_SECONDS: '1',
      },
      services: [service],
      messages: 'nats',
      metrics,
      log: createLog('silent'),
    });
    pool = new pg.Pool({ connectionString: database.url });
    store = createEventStore(pool);
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await host.stop();
    await database.drop();
  });

  const water = async () => {
    const id = randomUUID();
    const metadata = { actor: 'ada', time: '2026-05-01T08:00:00.000Z', correlationId: id, causationId: null };
    await store.append({
      stream: `garden-${id}`,
      expectedVersion: 0,
      events: [{ id, type: 'Watered', schemaVersion: 1, data: {} }],
      metadata: { ...metadata, commandId: null, service: 'gardens' },
    });
  };
  const valueOf = async (name: string) => {
    const [, value] = new RegExp(`^${name}(?:{.*})? (.+)$`, 'm').exec(await metrics.metrics()) ?? [];
    return Number(value);
  };

  it('is lost while a read model is stopped for longer than its limit, and returns when it has caught up', async () => {
    await water();
    await eventually(async () => (await valueOf('planted_read_model_position')) === 1);
    expect(host.readiness()).toEqual({ ready: true, reasons: [] });

    // Whoever holds the checkpoint keeps every instance of the read model from moving on.
    const stopper = await pool.connect();
    await stopper.query('begin');
    await stopper.query(`select from event_store.projections where name = 'tracking.waterings' for update`);
    await water();
    await eventually(async () => !host.readiness().ready);
    expect(host.readiness().reasons).toEqual([
      expect.stringMatching(/^tracking\.waterings is \d+ s behind$/),
    ]);
    expect(await valueOf('planted_read_model_lag_events')).toBe(1);
    expect(await valueOf('planted_read_model_late_seconds')).toBeGreaterThan(1);

    await stopper.query('rollback');
    stopper.release();
    await eventually(async () => host.readiness().ready);
    expect(await valueOf('planted_read_model_lag_events')).toBe(0);
    expect(await valueOf('planted_read_model_applied_events_total')).toBe(2);
    expect(await valueOf('planted_relay_leader')).toBe(1);
    expect(await valueOf('planted_nats_connected')).toBe(1);
  });
});
