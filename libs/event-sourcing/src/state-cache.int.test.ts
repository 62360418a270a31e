import { Pool } from 'pg';
import { v7 } from 'uuid';
import { closeActor } from './close-actor';
import { createEventStore, type EventStore } from './event-store';
import { createCommandHandler } from './handle-command';
import { SEQUENCED } from './signals';
import { StateCache } from './state-cache';
import { appendEvents, metadataOf } from './testing/append-events';
import { eventually } from './testing/eventually';
import { PATIENT_MS } from './testing/patient';
import { added, LIMIT, tally } from './testing/tally';
import { createTestStore, type TestStore } from './testing/test-store';
import { createUpcaster } from './upcast';

let test: TestStore;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  test = await createTestStore();
});
afterAll(() => test.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(ends.splice(0).map((end) => end()));
});

const metadata = { actor: 'rose', correlationId: 'r-1' };
const add = (amount: number) => ({ type: 'Add' as const, amount });
const newStream = () => `tally-${v7()}`;

/** A process: its commands, with what they read. */
function startProcess({ maxSize = 10_000, upcaster = createUpcaster({ Added: { current: 1 } }) } = {}) {
  const read: string[] = [];
  const pool = new Pool({ connectionString: test.database.url });
  const own = createEventStore(pool, PATIENT_MS);
  ends.push(() => own.close().then(() => pool.end()));
  const store: EventStore = {
    ...own,
    readStream(stream) {
      read.push('all');
      return own.readStream(stream);
    },
    async readStreamSince(...asked) {
      const events = await own.readStreamSince(...asked);
      read.push(events ? `+${events.length}` : 'another history');
      return events;
    },
  };
  const cache = new StateCache<number>({ store, maxSize });
  const handler = createCommandHandler({
    ...{ store, decider: tally, service: 'tallies', upcaster, cache, newId: v7 },
    now: () => new Date('2026-05-01T08:00:00.000Z'),
  });
  return {
    read,
    cache,
    pool,
    store,
    stateOf: handler.stateOf,
    add: (stream: string, amount: number, more: object = {}) =>
      handler.handle({ stream, command: add(amount), metadata: { ...metadata, ...more } }),
  };
}

describe('commands of a stream whose state is cached', () => {
  it('read what came since, and not the whole stream again', async () => {
    const [stream, here] = [newStream(), startProcess()];
    for (let version = 1; version <= 4; version += 1)
      expect(await here.add(stream, 2)).toMatchObject({ ok: true, version, state: 2 * version });
    expect(here.read).toEqual(['all', '+0', '+0', '+0']);
    expect(await here.stateOf(stream)).toBe(8);
  });

  it('find what another process has appended meanwhile', async () => {
    const [stream, here, there] = [newStream(), startProcess(), startProcess()];
    for (let round = 0; round < 3; round += 1) {
      await here.add(stream, 1);
      await there.add(stream, 10);
    }
    expect(await here.add(stream, 0)).toMatchObject({ ok: true, version: 6, state: 33, events: [] });
    expect(here.read).toEqual(['all', '+1', '+1', '+1']);
  });

  it('lose nothing when several processes append at once', async () => {
    const [stream, here, there] = [newStream(), startProcess(), startProcess()];
    const adding = [here, there].flatMap((process) =>
      Array.from({ length: 8 }, () => process.add(stream, 1)),
    );
    expect((await Promise.all(adding)).map((result) => result.ok && result.version).toSorted()).toEqual(
      Array.from({ length: 16 }, (_, at) => at + 1).toSorted(),
    );
    for (const process of [here, there]) expect(await process.stateOf(stream)).toBe(16);
  });

  it('answer a repeat as the first time, however long ago that was', async () => {
    const [stream, here] = [newStream(), startProcess()];
    const first = await here.add(stream, LIMIT, { commandId: 'c-1', fingerprint: 'first' });
    await appendEvents(test.store, stream, [added(0), added(0)]);
    const again = await here.add(stream, LIMIT, { commandId: 'c-1', fingerprint: 'first' });
    expect(again).toMatchObject({ ok: true, version: 3, events: [{ id: first.ok && first.events[0]?.id }] });
    expect([again.ok && again.state, await here.stateOf(stream)]).toEqual([LIMIT, LIMIT]);
    await expect(here.add(stream, 1, { commandId: 'c-1', fingerprint: 'other' })).rejects.toMatchObject({
      code: 'command-id-reused',
    });
    // Another actor's command of the same id is another one.
    expect(await here.add(stream, 1, { actor: 'fern', commandId: 'c-1' })).toMatchObject({ ok: false });
    expect(await test.store.readStream(stream)).toHaveLength(3);
  });

  it('begin again where the stream is of another history, as after a restore from a backup', async () => {
    const [stream, here] = [newStream(), startProcess()];
    await appendEvents(test.store, stream, [added(1), added(2)]);
    here.cache.put(stream, { state: 700, version: 2, lastId: v7(), size: 1, actors: new Set() });
    expect(await here.add(stream, 4)).toMatchObject({ ok: true, version: 3, state: 7 });
    here.cache.put(stream, { state: 700, version: 9, lastId: v7(), size: 1, actors: new Set() });
    expect(await here.add(stream, 4)).toMatchObject({ ok: true, version: 4, state: 11 });
    expect(here.read).toEqual(['another history', 'all', 'another history', 'all']);
  });

  it('see events of older versions in their current shape, and fail on those of a newer release', async () => {
    const upcaster = createUpcaster({
      Added: {
        current: 2,
        upcasters: { 1: (data) => ({ amount: (data as { amount: number }).amount * 100 }) },
      },
    });
    const [stream, newer] = [newStream(), startProcess({ upcaster })];
    await appendEvents(test.store, stream, [added(1)]);
    expect(await newer.stateOf(stream)).toBe(100);
    await appendEvents(test.store, stream, [added(2), { ...added(3), schemaVersion: 2 }]);
    expect(await newer.stateOf(stream)).toBe(303);
    expect(newer.read).toEqual(['all', '+2']);
    await appendEvents(test.store, stream, [{ ...added(4), schemaVersion: 3 }]);
    await expect(newer.stateOf(stream)).rejects.toMatchObject({ code: 'future-event-version' });
  });
});

describe('the cached states', () => {
  /** `{"amount":1}` */
  const EVENT = 12;

  it('are those that were needed last, of no more events than the bound', async () => {
    const here = startProcess({ maxSize: 10 * EVENT });
    const streams = [newStream(), newStream(), newStream()] as const;
    for (const stream of streams) await appendEvents(test.store, stream, Array(4).fill(added(1)));
    for (const stream of streams) await here.stateOf(stream);
    expect(here.cache.streams.toSorted()).toEqual(streams.slice(1).toSorted());
    // One alone is larger than the bound, and is read each time.
    await appendEvents(test.store, streams[2], Array(7).fill(added(1)));
    expect(await here.stateOf(streams[2])).toBe(11);
    expect(await here.stateOf(streams[2])).toBe(11);
    expect(here.cache.streams).toEqual([streams[1]]);
  });

  it('are dropped when one of their actors is closed, by whichever process, and no others', async () => {
    const here = startProcess();
    const [closed, open] = [newStream(), newStream()];
    const actor = v7();
    await here.add(closed, 1, { actor });
    await here.add(closed, 1);
    await here.add(open, 1);
    for (const stream of [closed, open]) await here.stateOf(stream);
    expect(here.cache.streams).toHaveLength(2);
    const last = {
      ...{ stream: `leaving-${actor}`, expectedVersion: 'any' as const, metadata: metadataOf({ actor }) },
      events: [{ ...added(1), id: v7() }],
    };
    await closeActor({ store: startProcess().store, actor, last });
    await eventually(() => !here.cache.streams.includes(closed));
    expect(here.cache.streams).toEqual([open]);
    // A command that was under way puts it back: the next look finds it.
    await here.stateOf(closed);
    await appendEvents(test.store, newStream(), [added(1)]);
    await eventually(() => !here.cache.streams.includes(closed));
  });

  it('are all dropped where it cannot be known who was closed', async () => {
    const here = startProcess();
    const stream = newStream();
    await appendEvents(test.store, stream, [added(1)]);
    await here.stateOf(stream);
    expect(here.cache.streams).not.toEqual([]);
    jest.spyOn(here.pool, 'query').mockImplementation(() => {
      throw new Error('PostgreSQL is down');
    });
    here.store.signals.wake(SEQUENCED, '');
    await eventually(() => here.cache.streams.length === 0);
  });
});
