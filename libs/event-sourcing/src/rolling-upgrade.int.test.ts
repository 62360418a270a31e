import type { NatsConnection } from '@nats-io/transport-node';
import { connectToNats } from './connect-to-nats';
import type { DomainEvent } from './event';
import type { Feed } from './feed/feed';
import { createJetStreamFeed } from './feed/jetstream-feed';
import { DEFAULT_RETRY, type RetryPolicy } from './projection/apply-or-park';
import { listParked } from './projection/parked-events';
import { projectionStatus } from './projection/projection-status';
import { runProjection } from './projection/run-projection';
import { startRelay } from './relay/relay';
import { appendEvents } from './testing/append-events';
import { eventually } from './testing/eventually';
import { added } from './testing/tally';
import { tallyProjection } from './testing/tally-projection';
import { createTestNats, describeWithNats, type TestNats } from './testing/test-nats';
import { createTestStore, type TestStore } from './testing/test-store';
import { createUpcaster } from './upcast';

/** What code of version N + 1 writes: the same fact under another name. */
const addedV2 = (sum: number): DomainEvent => ({ type: 'Added', schemaVersion: 2, data: { sum } });
/** Both read into the shape of their own time; the handler of each instance knows that one only. */
const OLD = { upcaster: createUpcaster({ Added: { current: 1 } }), projection: tallyProjection() };
const NEW = {
  upcaster: createUpcaster({
    Added: { current: 2, upcasters: { 1: (data) => ({ sum: (data as { amount: number }).amount }) } },
  }),
  projection: tallyProjection({
    handlers: {
      Added: (tx, { stream, version, data }) =>
        tx.query(
          `insert into totals (stream, total, versions) values ($1, $2, array[$3::integer])
           on conflict (stream) do update set total = totals.total + $2, versions = totals.versions || $3::integer`,
          [stream, (data as unknown as { sum: number }).sum, version],
        ),
    },
  }),
};
const neverDelivers: Feed = {
  follow: ({ signal }) =>
    new Promise((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    }),
};

describeWithNats('copies of one read model, of version N and N + 1 of an event', () => {
  let test: TestStore;
  let nats: TestNats;
  const ending: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    test = await createTestStore();
    await test.relay.stop();
    nats = await createTestNats();
  });
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end();
    await nats.close();
    await test.close();
  });

  /** An instance with its own relay and connection, as a process has them. */
  const start = async (
    code: typeof OLD,
    { retry = DEFAULT_RETRY, feed }: { retry?: RetryPolicy; feed?: Feed } = {},
  ) => {
    const { store } = test;
    const connection: NatsConnection = await connectToNats({
      servers: String(process.env.TEST_NATS_URL),
      name: 'copy',
    });
    const relay = startRelay({ store, nats: connection, topic: nats.topic, holder: `copy-${ending.length}` });
    const own = feed ?? createJetStreamFeed({ store, nats: connection, topic: nats.topic });
    const running = runProjection({ store, feed: own, retry, ...code });
    const end = async () => {
      await running.stop();
      await relay.stop();
      await connection.close();
    };
    ending.push(end);
    return end;
  };
  const applied = (sequence: number) =>
    eventually(async () => (await projectionStatus(test.store.pool))[0]?.sequence === sequence, 20_000);
  const totals = async () =>
    (await test.database.pool.query('select stream, total, versions from tallying.totals order by stream'))
      .rows;
  const everParked = () => listParked(test.store.pool, NEW.projection, 'any');

  it('the old one leaves what it cannot read to the new one: nothing is lost, repeated or parked', async () => {
    await start(OLD);
    await start(NEW);
    const streams = Array.from({ length: 10 }, (_, i) => `tally-${i}`);
    await Promise.all(
      streams.map(async (stream) => {
        for (let i = 0; i < 20; i += 1)
          await appendEvents(test.store, stream, [i % 2 ? addedV2(1) : added(1)]);
      }),
    );
    await applied(200);
    const versions = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(await totals()).toEqual(streams.map((stream) => ({ stream, total: 20, versions })));
    expect(await everParked()).toEqual([]);
  });

  it('writers before readers: the old one parks at last, other streams continue, and the new one takes it up', async () => {
    const endOld = await start(OLD, { retry: { ...DEFAULT_RETRY, newerInstanceTimeoutMs: 200 } });
    await appendEvents(test.store, 'tally-1', [added(1), addedV2(2), added(3)]);
    await appendEvents(test.store, 'tally-2', [addedV2(4)]);
    await appendEvents(test.store, 'tally-3', [added(5)]);
    await applied(5);
    expect((await everParked()).map(({ sequence, state }) => [sequence, state])).toEqual([
      [2, 'failed'],
      [3, 'waiting'],
      [4, 'failed'],
    ]);
    await start(NEW);
    await eventually(async () => (await everParked()).every(({ state }) => state === 'released'));
    await endOld();
    await appendEvents(test.store, 'tally-1', [addedV2(1)]);
    await applied(6);
    expect(await totals()).toEqual([
      { stream: 'tally-1', total: 7, versions: [1, 2, 3, 4] },
      { stream: 'tally-2', total: 4, versions: [1] },
      { stream: 'tally-3', total: 5, versions: [1] },
    ]);
  });

  it('a new one that is slower than the old one takes up what that has parked, without a new start', async () => {
    await start(NEW, { feed: neverDelivers });
    await start(OLD, { retry: { ...DEFAULT_RETRY, newerInstanceTimeoutMs: 0 } });
    await appendEvents(test.store, 'tally-1', [addedV2(1), added(1)]);
    await appendEvents(test.store, 'tally-2', [{ type: 'Multiplied', schemaVersion: 1, data: {} }]);
    await applied(3);
    await eventually(async () => (await everParked()).some(({ state }) => state === 'released'));
    await eventually(
      async () => (await everParked()).filter(({ state }) => state !== 'released').length === 1,
    );
    expect(await totals()).toEqual([{ stream: 'tally-1', total: 2, versions: [1, 2] }]);
    expect((await everParked()).at(-1)).toMatchObject({ sequence: 3, state: 'failed' });
  });
});
