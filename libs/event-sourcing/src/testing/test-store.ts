import { createEventStore, type EventStore } from '../event-store';
import { startRelay, type Relay } from '../relay/relay';
import { createTestDatabase, type TestDatabase } from './test-database';
import { eventually } from './eventually';
import { PATIENT_MS } from './patient';

/** An empty event store with a sequencing relay; for this library's own tests. */
export type TestStore = {
  readonly database: TestDatabase;
  readonly store: EventStore;
  readonly relay: Relay;
  /** Waits until every committed event is in the log. */
  sequenced(): Promise<unknown>;
  close(): Promise<void>;
};

export async function createTestStore(): Promise<TestStore> {
  const database = await createTestDatabase();
  const store = createEventStore(database.pool, PATIENT_MS);
  const relay = startRelay({ store, holder: 'test' });
  return {
    database,
    store,
    relay,
    sequenced: () =>
      eventually(async () => (await database.pool.query('select from event_store.pending')).rowCount === 0),
    async close() {
      await relay.stop();
      await store.close();
      await database.drop();
    },
  };
}
