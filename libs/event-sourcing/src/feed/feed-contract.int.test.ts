import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { Pool } from 'pg';
import type { LoggedEvent } from '../event';
import { createEventStore, type EventStore } from '../event-store';
import { encodeEvent } from '../relay/event-message';
import { startRelay, type Relay } from '../relay/relay';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createTestNats, type TestNats } from '../testing/test-nats';
import { createTestStore } from '../testing/test-store';
import type { Feed } from './feed';
import { createJetStreamFeed } from './jetstream-feed';
import { createTableFeed } from './table-feed';

type Adapter = { name: string; make: (store: EventStore, nats: TestNats | undefined) => Feed };

const viaTable: Adapter = { name: 'the event table', make: (store) => createTableFeed({ store }) };
/** So patient that nothing is read from PostgreSQL: what arrives has come over NATS. */
const viaJetStream: Adapter = {
  name: 'JetStream',
  make(store, nats) {
    if (!nats) throw new Error('no NATS');
    return createJetStreamFeed({ store, ...nats, natsTimeoutMs: 60_000 });
  },
};
const withNats = Boolean(process.env.TEST_NATS_URL);

describe.each(withNats ? [viaTable, viaJetStream] : [viaTable])('a feed over $name', ({ make }) => {
  let database: TestDatabase;
  let store: EventStore;
  let nats: TestNats | undefined;
  let relay: Relay;
  let feed: Feed;
  const stops: (() => Promise<void>)[] = [];
  /** Of the process that has the relay: what it hands on in memory does not reach the feed. */
  let elsewhere: { readonly pool: Pool; readonly store: EventStore };

  beforeEach(async () => {
    database = await createTestDatabase();
    store = createEventStore(database.pool);
    nats = withNats ? await createTestNats() : undefined;
    const pool = new Pool({ connectionString: database.url, pipeline: true });
    elsewhere = { pool, store: createEventStore(pool) };
    relay = startRelay({ store: elsewhere.store, holder: 'test', ...nats });
    feed = make(store, nats);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await relay.stop();
    await nats?.close();
    await elsewhere.store.close();
    await elsewhere.pool.end();
    await store.close();
    await database.drop();
  });

  function follow(from = 0, onEvents: (events: readonly LoggedEvent[]) => Promise<void> = async () => {}) {
    const seen: LoggedEvent[] = [];
    const stopping = new AbortController();
    let done = from;
    const following = feed.follow({
      name: 'follower',
      from: async () => done,
      signal: stopping.signal,
      async onBatch(events) {
        await onEvents(events);
        seen.push(...events);
        done = events.at(-1)?.sequence ?? done;
      },
    });
    const stop = async () => {
      stopping.abort();
      await following;
    };
    stops.push(stop);
    return { seen, stop, sawUpTo: (sequence: number) => eventually(() => done >= sequence) };
  }
  const addMany = (stream: string, count: number) =>
    appendEvents(
      store,
      stream,
      Array.from({ length: count }, (_, i) => added(i)),
    );

  it('hands over what was there before, then what comes, in order and as stored', async () => {
    await addMany('tally-1', 3);
    const { seen, sawUpTo } = follow();
    await sawUpTo(3);
    await addMany('tally-2', 2);
    await sawUpTo(5);
    expect(seen).toEqual(await store.readLog({ after: 0, limit: 10 }));
  });

  it('starts after the sequence that the follower has done', async () => {
    await addMany('tally-1', 5);
    const { seen, sawUpTo } = follow(3);
    await sawUpTo(5);
    expect(seen.map(({ sequence }) => sequence)).toEqual([4, 5]);
  });

  it('hands over a long log in batches, never more than 500 at once', async () => {
    const sizes: number[] = [];
    for (let i = 0; i < 4; i += 1) await addMany(`tally-${i}`, 300);
    const { seen, sawUpTo } = follow(0, async (events) => void sizes.push(events.length));
    await sawUpTo(1_200);
    expect(seen.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 1_200 }, (_, i) => i + 1));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(sizes.length).toBeLessThan(200);
  });

  it('comes again with what the follower could not do', async () => {
    await addMany('tally-1', 3);
    let failures = 2;
    const { seen, sawUpTo } = follow(0, async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('not now');
    });
    await sawUpTo(3);
    expect(seen.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('serves several followers, each at its own place', async () => {
    await addMany('tally-1', 2);
    const [one, other] = [follow(), follow(1)];
    await Promise.all([one.sawUpTo(2), other.sawUpTo(2)]);
    await addMany('tally-1', 1);
    await Promise.all([one.sawUpTo(3), other.sawUpTo(3)]);
    expect([one.seen.length, other.seen.length]).toEqual([3, 2]);
  });

  it('ends when it is asked to, and is silent after that', async () => {
    const { seen, stop } = follow();
    await stop();
    await addMany('tally-1', 1);
    await eventually(async () => (await store.head()) === 1);
    expect(seen).toEqual([]);
  });

  it('hands over nothing that another database has published to NATS', async () => {
    const other = await createTestStore();
    await appendEvents(other.store, 'tally-other', [added(7), added(8), added(9)]);
    await other.sequenced();
    const foreign = await other.store.readLog({ after: 0, limit: 10 });
    await other.close();
    if (nats) await tell(nats, foreign);
    const { seen, sawUpTo } = follow();
    await addMany('tally-1', 4);
    await sawUpTo(4);
    expect(seen).toEqual(await store.readLog({ after: 0, limit: 10 }));
  });

  it('loses nothing when the stream on NATS is deleted meanwhile', async () => {
    await addMany('tally-1', 2);
    const { seen, sawUpTo } = follow();
    await sawUpTo(2);
    if (nats) await (await streamsOnceMade(nats)).delete(nats.topic.streamName);
    await addMany('tally-1', 2);
    await sawUpTo(4);
    expect(seen.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });
});

/** The streams of NATS, once the relay has made its own: a feed over the table may be notified before that. */
async function streamsOnceMade({ nats, topic }: TestNats) {
  const { streams } = await jetstreamManager(nats, { checkAPI: false });
  await eventually(() =>
    streams.info(topic.streamName).then(
      () => true,
      () => false,
    ),
  );
  return streams;
}

/** Puts events into the stream as a relay does, once there is a stream. */
async function tell(testNats: TestNats, events: readonly LoggedEvent[]): Promise<void> {
  const { nats, topic } = testNats;
  await streamsOnceMade(testNats);
  for (const event of events)
    await jetstream(nats).publish(`${topic.subjectPrefix}.x`, encodeEvent(event), { msgID: event.id });
}
