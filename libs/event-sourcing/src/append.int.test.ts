import { v7 } from 'uuid';
import { EventTooLargeError, MAX_EVENT_SIZE } from './append';
import { createEventStore, type EventStore } from './event-store';
import { metadataOf } from './testing/append-events';
import { added } from './testing/tally';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
let store: EventStore;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createEventStore(database.pool);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const event = (amount = 1) => ({ ...added(amount), id: v7() });

describe('append', () => {
  it('stores events that are read back as they were written', async () => {
    const metadata = metadataOf({ commandId: 'c-1', causationId: 'cause' });
    const result = await store.append({
      stream: 'tally-1',
      expectedVersion: 0,
      events: [event(1), event(2)],
      metadata,
    });
    expect(result).toMatchObject({ outcome: 'appended', version: 2 });
    const read = await store.readStream('tally-1');
    expect(read).toEqual(result.outcome === 'appended' && result.events);
    expect(read.map(({ version, data }) => ({ version, data }))).toEqual([
      { version: 1, data: { amount: 1 } },
      { version: 2, data: { amount: 2 } },
    ]);
    expect(read[0]?.metadata).toEqual(metadata);
    expect(await store.readStream('tally-1', 1)).toEqual(read.slice(1));
  });

  it('answers a conflict, and stores nothing, when the stream has moved on', async () => {
    await store.append({ stream: 'tally-2', expectedVersion: 0, events: [event()], metadata: metadataOf() });
    const late = { stream: 'tally-2', expectedVersion: 0, events: [event()], metadata: metadataOf() };
    expect(await store.append(late)).toEqual({ outcome: 'conflict', version: 1 });
    expect(await store.readStream('tally-2')).toHaveLength(1);
  });

  it.each([1, 3])(
    'answers for %i at once the version of the stream, and stores nothing beyond it',
    async (count) => {
      const stream = `tally-ahead-${count}`;
      const append = (expectedVersion: number, metadata = metadataOf()) =>
        store.append({
          stream,
          expectedVersion,
          events: Array.from({ length: count }, () => event()),
          metadata,
        });
      expect(await append(1)).toEqual({ outcome: 'conflict', version: 0 });
      const command = metadataOf({ commandId: 'c-once' });
      const first = await append(0, command);
      expect(first).toMatchObject({ outcome: 'appended', version: count });
      expect(await append(count + 1)).toEqual({ outcome: 'conflict', version: count });
      const again = await append(count, command);
      expect(again).toMatchObject({ outcome: 'duplicate', version: count });
      const stored = await store.readStream(stream);
      expect(stored.map(({ version }) => version)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
      expect(again).toMatchObject({ events: stored });
      expect(first).toMatchObject({ events: stored });
    },
  );

  it.each([1, 2])('refuses a schema version that does not count from 1, for %i at once', async (count) => {
    const events = Array.from({ length: count }, () => ({ ...event(), schemaVersion: 0 }));
    const appended = store.append({
      stream: 'tally-8',
      expectedVersion: 'any',
      events,
      metadata: metadataOf(),
    });
    await expect(appended).rejects.toThrow('counts from 1');
    expect(await store.readStream('tally-8')).toEqual([]);
  });

  it('lets exactly one of 16 writers win each version', async () => {
    const wins = await Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        const won: number[] = [];
        for (let version = 0; version < 10; ) {
          const result = await store.append({
            stream: 'tally-race',
            expectedVersion: version,
            events: [event(writer)],
            metadata: metadataOf({ actor: `writer-${writer}` }),
          });
          if (result.outcome === 'appended') won.push(result.version);
          version = result.version;
        }
        return won;
      }),
    );
    const stored = await store.readStream('tally-race');
    expect(stored.map(({ version }) => version)).toEqual(stored.map((_, i) => i + 1));
    expect(wins.flat().sort((a, b) => a - b)).toEqual(stored.map(({ version }) => version));
  });

  it('appends once for a command id, also when its duplicates come at the same time', async () => {
    const metadata = metadataOf({ commandId: 'c-same' });
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        store.append({ stream: 'tally-3', expectedVersion: 'any', events: [event(), event()], metadata }),
      ),
    );
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['appended', ...Array(7).fill('duplicate')]);
    const stored = await store.readStream('tally-3');
    expect(stored).toHaveLength(2);
    for (const result of results) expect(result).toMatchObject({ version: 2, events: stored });
  });

  it("keeps one actor's command ids apart from another's, and one stream's from another's", async () => {
    const ask = (stream: string, actor: string) =>
      store.append({
        stream,
        expectedVersion: 'any',
        events: [event()],
        metadata: metadataOf({ actor, commandId: 'c-shared' }),
      });
    expect((await ask('tally-4', 'rose')).outcome).toBe('appended');
    expect((await ask('tally-4', 'basil')).outcome).toBe('appended');
    expect((await ask('tally-5', 'rose')).outcome).toBe('appended');
    expect((await ask('tally-5', 'rose')).outcome).toBe('duplicate');
  });

  it.each([1, 2])(
    'refuses a command id that came with another request, in whatever stream, for %i events at once',
    async (count) => {
      const ask = (stream: string, fingerprint?: string, actor = 'rose') =>
        store.append({
          stream: `tally-${count}-${stream}`,
          expectedVersion: 'any',
          events: Array.from({ length: count }, event),
          metadata: metadataOf({ actor, commandId: `c-${count}`, ...(fingerprint && { fingerprint }) }),
        });
      expect((await ask('one', 'first')).outcome).toBe('appended');
      // One request may concern several streams.
      expect((await ask('two', 'first')).outcome).toBe('appended');
      expect((await ask('one', 'first')).outcome).toBe('duplicate');
      for (const stream of ['one', 'three'])
        await expect(ask(stream, 'second')).rejects.toMatchObject({ code: 'command-id-reused' });
      expect(await store.readStream(`tally-${count}-three`)).toEqual([]);
      expect((await ask('three', 'second', 'basil')).outcome).toBe('appended');
      expect((await ask('four')).outcome).toBe('appended');
    },
  );

  it('keeps text that PostgreSQL’s own text type would refuse', async () => {
    const data = { text: 'a\u0000b \ud800 end', ['__proto__']: 1, big: 2 ** 60 };
    const odd = { type: 'Noted', schemaVersion: 1, data, id: v7() };
    await store.append({ stream: 'tally-6', expectedVersion: 0, events: [odd], metadata: metadataOf() });
    const [read] = await store.readStream('tally-6');
    expect(JSON.stringify(read?.data)).toBe(JSON.stringify(data));
  });

  it('refuses an event that is too large for the road, before anything is stored', async () => {
    const huge = { type: 'Noted', schemaVersion: 1, data: 'x'.repeat(MAX_EVENT_SIZE), id: v7() };
    const appended = store.append({
      stream: 'tally-7',
      expectedVersion: 0,
      events: [event(), huge],
      metadata: metadataOf(),
    });
    await expect(appended).rejects.toThrow(EventTooLargeError);
    expect(await store.readStream('tally-7')).toEqual([]);
  });

  it.each([
    'update event_store.events set type = $$Other$$',
    'delete from event_store.events',
    'truncate event_store.events',
  ])('is the only way to change events: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('insert-only');
  });
});
