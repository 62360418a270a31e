import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { migrateEventStore } from './migrate';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
});
afterAll(() => database.drop());

/** The text of each function of the event store, as PostgreSQL prints it. */
async function functions(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string; text: string }>(
    `select p.proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
     where p.pronamespace = 'event_store'::regnamespace order by p.proname`,
  );
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

/** A `stamp` of another release's. */
const otherStamp = `create or replace function event_store.stamp(p_epoch bigint, p_limit integer) returns integer
  language sql as 'select 0'`;

it('several processes that start at once migrate the event store once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => migrateEventStore(database.pool)));
  await migrateEventStore(database.pool);
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from event_store.migrations order by name',
  );
  expect(rows.map(({ name }) => name)).toEqual([
    '0001-event-store',
    '0002-projections',
    '0003-installation',
    '0004-closed-actors',
    '0005-operations',
    '0006-append',
    '0007-append-one',
    '0008-append-one-look',
    '0009-append-group',
    '0010-definition-hash',
    '0011-fingerprint',
    expect.stringMatching(/^function append [0-9a-f]{16}$/),
    expect.stringMatching(/^function append_group [0-9a-f]{16}$/),
    expect.stringMatching(/^function append_one [0-9a-f]{16}$/),
    expect.stringMatching(/^function stamp [0-9a-f]{16}$/),
    expect.stringMatching(/^function stamp_if_free [0-9a-f]{16}$/),
  ]);
});

it('brings the functions of an earlier release to the text of a new database', async () => {
  const asNew = await functions();
  await database.pool.query(`
    delete from event_store.migrations where name like 'function %';
    delete from event_store.migrations where name >= '0008';
    drop function event_store.append_group, event_store.append_one;
    alter table event_store.projections drop column definition_hash;
    ${otherStamp}`);
  await migrateEventStore(database.pool);
  expect(await functions()).toEqual(asNew);
});

it('leaves the function of a later release alone', async () => {
  await database.pool.query(otherStamp);
  await migrateEventStore(database.pool);
  expect((await functions()).stamp).toContain('select 0');
});
