import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { ActorClosedError, EventTooLargeError, MAX_EVENT_SIZE } from './append';
import { closeActor } from './close-actor';
import type { EventMetadata } from './event';
import { createEventStore, type EventStore } from './event-store';
import { metadataOf } from './testing/append-events';
import { eventually } from './testing/eventually';
import { added } from './testing/tally';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
let store: EventStore;
/** Begins the names of a test's own streams. */
let tally: string;
let tests = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  store = createEventStore(database.pool);
  tests += 1;
  tally = `tally-${tests}`;
});
afterEach(() => store.close());
afterAll(() => database.drop());

const request = (
  stream: string,
  more: Partial<EventMetadata> = {},
  expectedVersion: number | 'any' = 'any',
) => ({
  stream,
  expectedVersion,
  events: [{ ...added(1), id: v7() }],
  metadata: metadataOf(more),
});
const streams = (count: number) => Array.from({ length: count }, (_, i) => `${tally}-${i}`);
const versionsOf = async (stream: string) => (await store.readStream(stream)).map(({ version }) => version);
/** How many events of this test are stored, and in how many transactions. */
const stored = async () => {
  const { rows } = await database.pool.query<{ events: number; transactions: number }>(
    `select count(*)::integer as events, count(distinct xmin::text)::integer as transactions
     from event_store.events where stream like $1`,
    [`${tally}-%`],
  );
  return rows[0];
};
/** Runs `work` while one connection holds what `statement` locks. */
const whileHeld = async (statement: string, work: (holder: PoolClient) => Promise<void>) => {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(statement);
    await work(holder);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
};
/** Those that wait for a lock, as soon as they are so many. */
const waitingBackends = (count = 1) =>
  eventually(async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and backend_type = 'client backend'`,
    );
    return rows.length >= count && rows.map(({ pid }) => pid);
  });
const lockOf = (stream: string) => `select pg_advisory_xact_lock(hashtextextended('${stream}', 0))`;
const HOLD_ALL = 'lock table event_store.pending in exclusive mode';

describe('the append batcher', () => {
  it('are stored in one transaction, each in its own stream and name', async () => {
    const asked = streams(8).map((stream, i) =>
      request(
        stream,
        { actor: `gardener-${i}`, commandId: i % 2 ? `c-${i}` : null, causationId: 'cause' },
        0,
      ),
    );
    const results = await Promise.all(asked.map((one) => store.append(one)));
    expect(await stored()).toEqual({ events: 8, transactions: 1 });
    for (const [i, result] of results.entries()) {
      expect(result).toMatchObject({ outcome: 'appended', version: 1 });
      expect(result).toMatchObject({ events: await store.readStream(`${tally}-${i}`) });
      expect(result).toMatchObject({ events: [{ ...asked[i]?.events[0], metadata: asked[i]?.metadata }] });
    }
  });

  it('are no more than 64 in a transaction', async () => {
    await Promise.all(streams(150).map((stream) => store.append(request(stream))));
    expect(await stored()).toEqual({ events: 150, transactions: 3 });
  });

  it('follow one another without a gap where they go to one stream', async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, i) => store.append(request(`${tally}-${i % 3}`))),
    );
    const versions = results.map(({ version }) => version);
    expect(versions.toSorted()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    expect(await versionsOf(`${tally}-2`)).toEqual([1, 2, 3, 4]);
  });

  it('are stored once for a command, however often it comes at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, () => store.append(request(`${tally}-1`, { commandId: 'c-1' }))),
    );
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
      'appended',
      ...Array(7).fill('duplicate'),
    ]);
    const once = await store.readStream(`${tally}-1`);
    expect(once).toHaveLength(1);
    for (const result of results) expect(result).toMatchObject({ version: 1, events: once });
  });

  it('have each their own outcome', async () => {
    const once = request(`${tally}-once`, { commandId: 'c-1' });
    await store.append(once);
    await closeActor({ store, actor: 'ivy', last: request('leaving-ivy', { actor: 'ivy' }) });
    const large = { type: 'Noted', schemaVersion: 1, data: 'x'.repeat(MAX_EVENT_SIZE), id: v7() };
    const results = await Promise.allSettled([
      store.append(request(`${tally}-1`)),
      store.append(request(`${tally}-once`, {}, 0)),
      store.append(request(`${tally}-ahead`, {}, 7)),
      store.append({ ...once, stream: `${tally}-once` }),
      store.append(request(`${tally}-2`, { actor: 'ivy' })),
      store.append({ ...request(`${tally}-3`), events: [large] }),
      store.append(request(`${tally}-4`)),
    ]);
    expect(results).toMatchObject([
      { value: { outcome: 'appended', version: 1 } },
      { value: { outcome: 'conflict', version: 1 } },
      { value: { outcome: 'conflict', version: 0 } },
      { value: { outcome: 'duplicate', version: 1 } },
      { reason: expect.any(ActorClosedError) },
      { reason: expect.any(EventTooLargeError) },
      { value: { outcome: 'appended', version: 1 } },
    ]);
    for (const stream of [`${tally}-ahead`, `${tally}-2`, `${tally}-3`])
      expect(await versionsOf(stream)).toEqual([]);
  });

  it('refuse one whose command id came with another request, and store the others', async () => {
    await store.append(request(`${tally}-1`, { commandId: 'c-1', fingerprint: 'first' }));
    const results = await Promise.allSettled([
      store.append(request(`${tally}-2`, { commandId: 'c-1', fingerprint: 'second' })),
      store.append(request(`${tally}-3`, { commandId: 'c-1', fingerprint: 'first' })),
      store.append(request(`${tally}-4`, { commandId: 'c-2', fingerprint: 'second' })),
    ]);
    expect(results).toMatchObject([
      { reason: { code: 'command-id-reused' } },
      { value: { outcome: 'appended' } },
      { value: { outcome: 'appended' } },
    ]);
    expect(await versionsOf(`${tally}-2`)).toEqual([]);
    expect((await store.readStream(`${tally}-4`))[0]?.metadata.fingerprint).toBe('second');
  });

  it.each([
    ['a schema version of 0', { events: [{ ...added(1), schemaVersion: 0, id: v7() }] }],
    ['an id that is none', { events: [{ ...added(1), id: 'none' }] }],
    ['a time that is none', { metadata: metadataOf({ time: 'yesterday at tea' }) }],
    ['a name that no index takes', { stream: Array.from({ length: 500 }, () => v7()).join() }],
    ['a name that no text takes', { stream: 'tally\u0000' }],
  ])('do not fail with one that has %s', async (_what, more) => {
    const bad = { ...request(`${tally}-bad`), ...more };
    const [first, failed, last] = await Promise.allSettled([
      store.append(request(`${tally}-1`)),
      store.append(bad),
      store.append(request(`${tally}-2`)),
    ]);
    expect(first).toMatchObject({ value: { outcome: 'appended', version: 1 } });
    expect(failed.status).toBe('rejected');
    expect(last).toMatchObject({ value: { outcome: 'appended', version: 1 } });
    expect(await stored()).toEqual({ events: 2, transactions: 2 });
  });

  it('do not wait for one whose stream another process holds', async () => {
    await whileHeld(lockOf(`${tally}-held`), async (holder) => {
      const held = store.append(request(`${tally}-held`));
      const others = await Promise.all(streams(5).map((stream) => store.append(request(stream))));
      expect(others.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1]);
      await waitingBackends();
      await holder.query('rollback');
      expect(await held).toMatchObject({ outcome: 'appended', version: 1 });
    });
  });

  it('do not wait for those that went before them alone and whose streams another process holds', async () => {
    const names = streams(4);
    await whileHeld(names.map(lockOf).join(';'), async (holder) => {
      const held: Promise<unknown>[] = [];
      for (const stream of names) {
        held.push(store.append(request(stream)));
        await waitingBackends(held.length);
      }
      expect(await store.append(request(`${tally}-free`))).toMatchObject({ version: 1 });
      await holder.query('rollback');
      for (const one of held) expect(await one).toMatchObject({ outcome: 'appended', version: 1 });
    });
  });

  it('are answered after their commit; when the connection is lost before it nothing is stored, and all may be repeated', async () => {
    const asked = streams(5).map((stream) => request(stream, { commandId: `c-${stream}` }, 0));
    const answered: unknown[] = [];
    await whileHeld(HOLD_ALL, async () => {
      const results = asked.map((one) => store.append(one));
      for (const result of results)
        result.then(
          (value) => answered.push(value),
          () => undefined,
        );
      const [backend] = await waitingBackends();
      expect(answered).toEqual([]);
      await database.pool.query('select pg_terminate_backend($1)', [backend]);
      const settled = await Promise.allSettled(results);
      expect(settled.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    });
    expect(await stored()).toEqual({ events: 0, transactions: 0 });
    const again = await Promise.all(asked.map((one) => store.append(one)));
    expect(again.map(({ outcome }) => outcome)).toEqual(Array(5).fill('appended'));
    const third = await Promise.all(asked.map((one) => store.append(one)));
    expect(third.map(({ outcome }) => outcome)).toEqual(Array(5).fill('duplicate'));
  });

  it('of two processes to the same streams neither wait in a ring nor leave a gap', async () => {
    const other = createEventStore(database.pool);
    const names = streams(20);
    const write = async (writer: EventStore, order: string[]) => {
      for (let round = 0; round < 5; round += 1)
        await Promise.all(order.map((stream) => writer.append(request(stream))));
    };
    await Promise.all([write(store, names), write(other, names.toReversed())]);
    await other.close();
    for (const stream of names) expect(await versionsOf(stream)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('are waited for when the store is closed', async () => {
    await whileHeld(HOLD_ALL, async (holder) => {
      const appending = Promise.all(streams(3).map((stream) => store.append(request(stream))));
      let isClosed = false;
      const closing = store.close().then(() => {
        isClosed = true;
      });
      await waitingBackends();
      expect(isClosed).toBe(false);
      await holder.query('rollback');
      await closing;
      expect(await stored()).toEqual({ events: 3, transactions: 1 });
      await appending;
    });
  });
});
