import { v7 } from 'uuid';
import { createEventStore } from '../event-store';
import { appendEvents, metadataOf } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { createTestStore, type TestStore } from '../testing/test-store';

let test: TestStore;
beforeEach(async () => {
  test = await createTestStore();
  // From its first own sequence number on, the relay knows where the log ends.
  await appendEvents(test.store, 'tally-first', [added(1)]);
  await test.sequenced();
  await eventually(async () => (await test.store.head()) === 1);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await test.close();
});

const pending = async () => (await test.store.pool.query('select from event_store.pending')).rowCount;
const wholeLog = () => test.store.readLog({ after: 0, limit: 1_000 });
/** Appends an event. @returns its id, where it was in the log when that was answered */
async function appendedAtOnce(): Promise<string | undefined> {
  const events = await appendEvents(test.store, 'tally-rose', [added(1)]);
  const waiting = await test.store.pool.query(
    'select from event_store.pending join event_store.events using (position) where id = any($1)',
    [events.map(({ id }) => id)],
  );
  return waiting.rowCount === 0 ? events[0]?.id : undefined;
}

describe('an append where the relay leads', () => {
  it('is in the log with its own commit, and handed to followers here', async () => {
    const push = jest.spyOn(test.store.recent, 'push');
    // Beside the relay, which looks by itself from time to time, an append goes alone.
    let appended = 0;
    const atOnce = new Set<string>();
    await eventually(async () => {
      appended += 1;
      const id = await appendedAtOnce();
      if (id !== undefined) atOnce.add(id);
      return atOnce.size === 3;
    });
    await test.sequenced();
    const log = await wholeLog();
    expect(log.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: appended + 1 }, (_, i) => i + 1),
    );
    const pushed = () =>
      new Map(push.mock.calls.flatMap(([events]) => events).map((one) => [one.sequence, one]));
    const isPushed = (id: string) => [...pushed().values()].some((one) => one.id === id);
    await eventually(() => [...atOnce].every(isPushed));
    // Where the relay was busy meanwhile it may know less: followers read that from the log.
    const known = [...pushed().values()].toSorted((a, b) => a.sequence - b.sequence);
    expect(known).toEqual(log.filter(({ sequence }) => pushed().has(sequence)));
  });

  it('takes along what another process has appended', async () => {
    const elsewhere = createEventStore(test.database.pool);
    await appendEvents(elsewhere, 'tally-elsewhere', [added(1)]);
    await appendEvents(test.store, 'tally-rose', [added(1)]);
    await test.sequenced();
    expect((await wholeLog()).map(({ stream }) => stream)).toEqual([
      ...['tally-first', 'tally-elsewhere', 'tally-rose'],
    ]);
    await elsewhere.close();
  });

  it('waits for nobody who has the log locked, and gets its number later', async () => {
    const other = await test.store.pool.connect();
    await other.query('begin; select from event_store.relay for update');
    await appendEvents(test.store, 'tally-rose', [added(1)]);
    expect(await pending()).toBe(1);
    await other.query('commit');
    other.release();
    await test.sequenced();
    expect((await wholeLog()).map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it('that waits for its stream lets the log go on', async () => {
    const other = await test.store.pool.connect();
    await other.query(`begin; select pg_advisory_xact_lock(hashtextextended('tally-rose', 0))`);
    const waiting = appendEvents(test.store, 'tally-rose', [added(1)]);
    const elsewhere = createEventStore(test.database.pool);
    await appendEvents(elsewhere, 'tally-elsewhere', [added(1)]);
    await eventually(async () => (await test.store.head()) === 2);
    await other.query('commit');
    other.release();
    await waiting;
    await test.sequenced();
    await appendEvents(test.store, 'tally-rose', [added(2)]);
    await test.sequenced();
    expect((await wholeLog()).map(({ sequence, stream }) => [sequence, stream])).toEqual([
      ...[
        [1, 'tally-first'],
        [2, 'tally-elsewhere'],
        [3, 'tally-rose'],
        [4, 'tally-rose'],
      ],
    ]);
    await elsewhere.close();
  });

  it('is stored where another leader has taken over, which gives it its number', async () => {
    await test.store.pool.query(
      `update event_store.relay set epoch = epoch + 1, expires_at = now() + interval '1 hour'`,
    );
    await appendEvents(test.store, 'tally-rose', [added(1)]);
    expect(await pending()).toBe(1);
    expect(await test.store.head()).toBe(1);
  });

  it('is refused as it is without the log, and leaves no number', async () => {
    await appendEvents(test.store, 'tally-rose', [added(1)]);
    const result = await test.store.append({
      ...{ stream: 'tally-rose', expectedVersion: 7, events: [{ ...added(2), id: v7() }] },
      metadata: metadataOf(),
    });
    expect(result).toEqual({ outcome: 'conflict', version: 1 });
    const broken = { ...added(2), id: v7(), schemaVersion: 0 };
    const breaking = test.store.append({
      ...{ stream: 'tally-rose', expectedVersion: 1, events: [broken], metadata: metadataOf() },
    });
    await expect(breaking).rejects.toThrow('a schema version counts from 1');
    await appendEvents(test.store, 'tally-rose', [added(3)]);
    await test.sequenced();
    expect((await wholeLog()).map(({ sequence, version }) => [sequence, version])).toEqual([
      ...[
        [1, 1],
        [2, 1],
        [3, 2],
      ],
    ]);
  });

  it('beside many others has no gap and no number twice', async () => {
    const writers = Array.from({ length: 12 }, async (_, writer) => {
      for (let times = 0; times < 25; times += 1)
        await appendEvents(
          test.store,
          `tally-${writer}`,
          times % 5 === 4 ? [added(1), added(2)] : [added(1)],
        );
    });
    await Promise.all(writers);
    await test.sequenced();
    const log = await wholeLog();
    expect(log.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 361 }, (_, i) => i + 1));
    expect(new Set(log.map(({ id }) => id)).size).toBe(361);
  });
});
