import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Pool } from 'pg';
import { connectToNats } from './connect-to-nats';
import { createEventStore, type EventStore } from './event-store';
import { createJetStreamFeed } from './feed/jetstream-feed';
import { createTableFeed } from './feed/table-feed';
import { projectionStatus } from './projection/projection-status';
import { runProjection, type RunningProjection } from './projection/run-projection';
import { startRelay, type Relay } from './relay/relay';
import { appendEvents } from './testing/append-events';
import { eventually } from './testing/eventually';
import { added } from './testing/tally';
import { tallyProjection } from './testing/tally-projection';
import { createTcpProxy, type TcpProxy } from './testing/tcp-proxy';
import { createTestDatabase, type TestDatabase } from './testing/test-database';
import { createTestNats, describeWithNats, type TestNats } from './testing/test-nats';

/** What the product promises: recovered within 10 s of the end of the fault, without help. */
const HEALED_MS = 60_000;

let database: TestDatabase;
let store: EventStore;
let relay: Relay;
let running: RunningProjection;

const projection = tallyProjection();
const caughtUp = (head: number) =>
  eventually(async () => {
    const [status] = await projectionStatus(database.pool);
    return status?.sequence === head && status.lag === 0;
  }, HEALED_MS);
const versionsOf = async (stream: string) => {
  const { rows } = await database.pool.query('select versions from tallying.totals where stream = $1', [
    stream,
  ]);
  return rows[0]?.versions;
};

describeWithNats('when NATS is away', () => {
  let direct: TestNats;
  let wire: TcpProxy;
  let nats: NatsConnection;

  beforeEach(async () => {
    database = await createTestDatabase();
    direct = await createTestNats();
    wire = await createTcpProxy(process.env.TEST_NATS_URL ?? '');
    nats = await connectToNats({ servers: wire.url, name: 'test' });
    store = createEventStore(database.pool);
    const { topic } = direct;
    relay = startRelay({ store, holder: 'test', nats, topic });
    running = runProjection({
      store,
      projection,
      feed: createJetStreamFeed({ store, nats, topic, natsTimeoutMs: 300 }),
    });
    await appendEvents(store, 'tally-1', [added(1)]);
    await caughtUp(1);
    await eventually(async () => (await copyLength()) === 1);
  });
  afterEach(async () => {
    wire.mend();
    await Promise.all([running.stop(), relay.stop()]);
    await nats.close();
    await wire.close();
    await direct.close();
    await store.close();
    await database.drop();
  });

  const copyLength = async () => {
    const manager = await jetstreamManager(direct.nats, { checkAPI: false });
    const info = await manager.streams.info(direct.topic.streamName).catch(() => undefined);
    return info?.state.messages;
  };

  it.each(['cut', 'freeze'] as const)(
    '(%s) read models continue, and NATS catches up when it is back',
    async (fault) => {
      wire[fault]();
      await appendEvents(store, 'tally-1', [added(2), added(3)]);
      await caughtUp(3);
      expect(await versionsOf('tally-1')).toEqual([1, 2, 3]);
      wire.mend();
      await eventually(async () => (await copyLength()) === 3, HEALED_MS);
      await appendEvents(store, 'tally-1', [added(4)]);
      await caughtUp(4);
      await eventually(async () => (await copyLength()) === 4, HEALED_MS);
    },
  );

  it('read models beside the relay get what it sequences from its hands', async () => {
    await running.stop();
    const patient = createJetStreamFeed({ store, nats, topic: direct.topic, natsTimeoutMs: 60_000 });
    running = runProjection({ store, projection, feed: patient });
    await appendEvents(store, 'tally-1', [added(2)]);
    await caughtUp(2);
    wire.freeze();
    for (let head = 3; head <= 6; head += 1) {
      await appendEvents(store, 'tally-1', [added(head)]);
      await caughtUp(head);
    }
    expect(await versionsOf('tally-1')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('and comes back with all its files lost, it is refilled and nothing is lost or doubled', async () => {
    wire.cut();
    const manager = await jetstreamManager(direct.nats, { checkAPI: false });
    await manager.streams.delete(direct.topic.streamName);
    await appendEvents(store, 'tally-1', [added(2)]);
    wire.mend();
    await appendEvents(store, 'tally-1', [added(3)]);
    await caughtUp(3);
    await eventually(async () => (await copyLength()) === 3, HEALED_MS);
    expect(await versionsOf('tally-1')).toEqual([1, 2, 3]);
  });
});

describe('when PostgreSQL is down', () => {
  let wire: TcpProxy;
  let pool: Pool;

  beforeEach(async () => {
    database = await createTestDatabase();
    wire = await createTcpProxy(database.url);
    pool = new Pool({ connectionString: wire.url, query_timeout: 1_000, connectionTimeoutMillis: 1_000 });
    pool.on('error', () => undefined);
    store = createEventStore(pool);
    relay = startRelay({ store, holder: 'test' });
    running = runProjection({ store, projection, feed: createTableFeed({ store }) });
    await appendEvents(store, 'tally-1', [added(1)]);
    await caughtUp(1);
  });
  afterEach(async () => {
    wire.mend();
    await Promise.all([running.stop(), relay.stop()]);
    await store.close();
    await pool.end();
    await wire.close();
    await database.drop();
  });

  it.each(['cut', 'freeze'] as const)(
    '(%s) an append fails in bounded time, and everything continues when it is back',
    async (fault) => {
      wire[fault]();
      const started = Date.now();
      await expect(appendEvents(store, 'tally-2', [added(1)])).rejects.toThrow();
      expect(Date.now() - started).toBeLessThan(20_000);
      wire.mend();
      await eventually(() => appendEvents(store, 'tally-1', [added(2)]).catch(() => undefined), HEALED_MS);
      await eventually(async () => (await versionsOf('tally-1'))?.length === 2, HEALED_MS);
      expect(await versionsOf('tally-1')).toEqual([1, 2]);
      const [status] = await projectionStatus(database.pool);
      expect(status?.parked).toBe(0);
    },
  );

  it('what it had not flushed when it crashed is applied again, without another event', async () => {
    await appendEvents(store, 'tally-1', [added(2)]);
    await caughtUp(2);
    wire.cut();
    // As its recovery leaves them: checkpoint and rows of an earlier commit.
    await database.pool.query('update event_store.projections set sequence = 1');
    await database.pool.query(`update tallying.totals set total = 1, versions = '{1}'`);
    wire.mend();
    await eventually(async () => (await versionsOf('tally-1'))?.length === 2, HEALED_MS);
    expect(await versionsOf('tally-1')).toEqual([1, 2]);
    await caughtUp(2);
  });
});
