import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { migrateEventStore } from './migrate';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
});
afterAll(() => database.drop());

it('several processes that start at once migrate the event store once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => migrateEventStore(database.pool)));
  await migrateEventStore(database.pool);
  const { rows } = await database.pool.query('select name from event_store.migrations order by name');
  expect(rows).toEqual([
    { name: '0001-event-store' },
    { name: '0002-projections' },
    { name: '0003-installation' },
    { name: '0004-closed-actors' },
    { name: '0005-operations' },
    { name: '0006-append' },
    { name: '0007-append-one' },
    { name: '0008-append-one-look' },
    { name: '0009-append-group' },
    { name: '0010-definition-hash' },
  ]);
});
