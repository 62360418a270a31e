import { createEventStore, type EventStore } from '../event-store';
import { type Relay, startRelay } from '../relay/relay';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createTestNats, describeWithNats, type TestNats } from '../testing/test-nats';
import { pumpMessages } from './pump-messages';

describeWithNats('messages of JetStream', () => {
  let database: TestDatabase;
  let store: EventStore;
  let nats: TestNats;
  let relay: Relay;

  beforeEach(async () => {
    database = await createTestDatabase();
    store = createEventStore(database.pool);
    nats = await createTestNats();
    relay = startRelay({ store, holder: 'test', ...nats });
  });
  afterEach(async () => {
    await relay.stop();
    await nats.close();
    await store.close();
    await database.drop();
  });

  it('are read by their numbers: what the follower has is not even read', async () => {
    await appendEvents(store, 'tally-1', [added(1), added(2), added(3), added(4), added(5)]);
    const [seen, ending] = [new Array<number>(), new AbortController()];
    const asked: number[] = [];
    const has = (sequence: number) => {
      asked.push(sequence);
      return sequence <= 3;
    };
    const { streamName } = nats.topic;
    const pumping = pumpMessages(
      { nats: nats.nats, streamName, after: () => 1, has },
      ending.signal,
      async ({ sequence }) => void seen.push(sequence),
    );
    await eventually(() => seen.includes(5));
    ending.abort();
    await pumping;
    expect(asked).toEqual([2, 3, 4, 5]);
    expect(seen).toEqual([4, 5]);
  });
});
