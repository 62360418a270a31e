import { v7 } from 'uuid';
import { append } from '../append';
import type { LoggedEvent } from '../event';
import { createEventStore, type EventStore } from '../event-store';
import { appendEvents, metadataOf } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { wait } from '../wakeup';
import { assignSequenceNumbers, takeLease } from './lease';
import { startRelay, type Relay } from './relay';

let database: TestDatabase;
let store: EventStore;
let relays: Relay[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  store = createEventStore(database.pool);
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  relays = [];
  await store.close();
  await database.drop();
});

const start = (holder: string, leaseMs?: number) => {
  const relay = startRelay({ store, holder, leaseMs });
  relays.push(relay);
  return relay;
};
const wholeLog = async () => store.readLog({ after: 0, limit: 100_000 });
const headIs = (head: number) => eventually(async () => (await store.head()) === head);

/** Appends one event and leaves the transaction open. */
async function beginAppend(stream: string, amount = 1) {
  const tx = await database.pool.connect();
  await tx.query('begin');
  await append(tx, {
    stream,
    expectedVersion: 'any',
    events: [{ ...added(amount), id: v7() }],
    metadata: metadataOf(),
  });
  const end = async (statement: 'commit' | 'rollback') => {
    await tx.query(statement);
    tx.release();
  };
  return { commit: () => end('commit'), rollback: () => end('rollback') };
}

describe('the log', () => {
  it('is handed to followers in this process as soon as it is sequenced', async () => {
    const push = jest.spyOn(store.recent, 'push');
    const handedOn = () => push.mock.calls.flatMap(([events]) => events);
    start('a');
    for (let head = 1; head <= 3; head += 1) {
      await appendEvents(store, 'tally-rose', [added(head)]);
      await eventually(() => handedOn().length === head);
    }
    expect(handedOn()).toEqual(await wholeLog());
  });

  it('is followed without a gap when more is sequenced at once than is handed off', async () => {
    const push = jest.spyOn(store.recent, 'push');
    start('a');
    await appendEvents(
      store,
      'tally-rose',
      Array.from({ length: 40 }, (_, i) => added(i)),
    );
    await eventually(() => push.mock.calls.length > 0);
    expect(push.mock.calls[0]?.[0]).toHaveLength(16);
    const followed: LoggedEvent[] = [];
    while (followed.length < 40) {
      const next = await store.readNext({ after: followed.length, limit: 100 });
      followed.push(...next);
    }
    expect(followed).toEqual(await wholeLog());
  });

  it('holds every event once, without a gap, while 8 writers commit late and out of order', async () => {
    start('a');
    const [writers, each] = [8, 40];
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let i = 0; i < each; i += 1) {
          const open = await beginAppend(`tally-${(writer * 7 + i) % 12}`);
          await wait((writer * 13 + i * 5) % 17);
          await (i % 10 === 9 ? open.rollback() : open.commit());
        }
      }),
    );
    const expected = writers * each * 0.9;
    await headIs(expected);
    const log = await wholeLog();
    expect(log.map(({ sequence }) => sequence)).toEqual(Array.from({ length: expected }, (_, i) => i + 1));
    expect(new Set(log.map(({ id }) => id)).size).toBe(expected);
    const versions = new Map<string, number>();
    for (const { stream, version } of log) {
      expect(version).toBe((versions.get(stream) ?? 0) + 1);
      versions.set(stream, version);
    }
  });

  it('does not let a transaction that stays open hold up the others, nor loses it', async () => {
    start('a');
    const slow = await beginAppend('tally-slow');
    await appendEvents(store, 'tally-quick', [added(1)]);
    await headIs(1);
    await slow.commit();
    await headIs(2);
    expect((await wholeLog()).map(({ stream }) => stream)).toEqual(['tally-quick', 'tally-slow']);
  });

  it('is needed: a reader that asks for positions beyond its last loses the late one', async () => {
    const seen: string[] = [];
    let last = '0';
    const readByPosition = async () => {
      const { rows } = await database.pool.query<{ position: string; stream: string }>(
        'select position, stream from event_store.events where position > $1 order by position',
        [last],
      );
      for (const row of rows) {
        seen.push(row.stream);
        last = row.position;
      }
    };
    const slow = await beginAppend('tally-slow');
    await appendEvents(store, 'tally-quick', [added(1)]);
    await readByPosition();
    await slow.commit();
    await readByPosition();
    expect(seen).toEqual(['tally-quick']);
  });

  it('cannot be changed', async () => {
    await expect(database.pool.query('update event_store.log set sequence = 9')).rejects.toThrow(
      'insert-only',
    );
    await expect(database.pool.query('delete from event_store.log')).rejects.toThrow('insert-only');
  });
});

describe('leading', () => {
  it('is refused to a leader that slept while another took over', async () => {
    const old = await takeLease(database.pool, 'old', 1);
    const next = await eventually(() => takeLease(database.pool, 'next'));
    await appendEvents(store, 'tally-1', [added(1)]);
    expect(await assignSequenceNumbers(database.pool, old ?? 0, 10)).toBe('fenced');
    expect(await store.head()).toBe(0);
    expect(await assignSequenceNumbers(database.pool, next, 10)).toBe(1);
    expect(await assignSequenceNumbers(database.pool, old ?? 0, 10)).toBe('fenced');
  });

  it('waits for a transaction that sequences, and then rejects its leader', async () => {
    const old = await takeLease(database.pool, 'old', 1);
    await appendEvents(store, 'tally-1', [added(1), added(2)]);
    const paused = await database.pool.connect();
    await paused.query('begin');
    await paused.query('select event_store.stamp($1, 1)', [old]);
    const takeover = eventually(() => takeLease(database.pool, 'next'));
    await paused.query('commit');
    const next = await takeover;
    await expect(paused.query('select event_store.stamp($1, 1) as stamped', [old])).resolves.toMatchObject({
      rows: [{ stamped: null }],
    });
    paused.release();
    expect(await assignSequenceNumbers(database.pool, next, 10)).toBe(1);
    expect((await wholeLog()).map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it('is one relay’s at a time, and passes on when it stops', async () => {
    // A busy machine may keep the first from renewing a short lease in time.
    const first = start('first', 60_000);
    await eventually(() => first.isLeader());
    const asked = jest.spyOn(store.pool, 'query');
    const asksOf = (holder: string) =>
      asked.mock.calls.filter(
        ([, values]: readonly unknown[]) => Array.isArray(values) && values[0] === holder,
      );
    const second = start('second', 300);
    await eventually(() => asksOf('second').length > 2);
    expect(second.isLeader()).toBe(false);
    asked.mockRestore();
    await first.stop();
    await eventually(() => second.isLeader());
    await appendEvents(store, 'tally-1', [added(1)]);
    await headIs(1);
  });
});
