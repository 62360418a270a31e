import { Client } from 'pg';
import { eventually } from '../testing/eventually';
import { appendEvents } from '../testing/append-events';
import { added } from '../testing/tally';
import { tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { createUpcaster } from '../upcast';
import { applyEvents } from './apply-events';
import type { ApplyTarget } from './lock-generation';
import { applyOrPark } from './apply-or-park';
import { ensureLiveGeneration, findGeneration } from './generations';
import { PausedError, pauseProjection } from './pause-projection';

let test: TestStore;
let target: ApplyTarget;
const projection = tallyProjection();
const upcaster = createUpcaster({ Added: { current: 1 }, Noted: { current: 1 } });
const noted = { type: 'Noted', schemaVersion: 1, data: {} };

beforeEach(async () => {
  test = await createTestStore();
  target = { pool: test.store.pool, projection, upcaster, status: 'live' };
  await ensureLiveGeneration(test.store.pool, projection);
});
afterEach(() => test.close());

async function logged(...events: Parameters<typeof appendEvents>[2][number][]) {
  const after = await test.store.head();
  await appendEvents(test.store, 'tally-1', events);
  await test.sequenced();
  return test.store.readLog({ after, limit: 10 });
}
const checkpoint = async () => (await findGeneration(test.store.pool, projection, 'live'))?.sequence;

describe('events that a read model has no handlers for', () => {
  it('are skipped in one statement, without a transaction', async () => {
    const events = await logged(noted, noted);
    const opening = jest.spyOn(test.store.pool, 'connect');
    const applied = jest.fn();
    expect(await applyEvents({ ...target, observer: { applied } }, events)).toBe(2);
    // `pool.query` takes a connection with a callback; a transaction is promised one.
    expect(opening.mock.calls.filter(([callback]) => callback === undefined)).toEqual([]);
    expect(await checkpoint()).toBe(2);
    expect(applied).toHaveBeenCalledTimes(1);
  });

  it('are skipped once, whoever comes first, and only where they come next', async () => {
    const events = await logged(noted, noted);
    expect(await Promise.all([applyEvents(target, events), applyEvents(target, events)])).toEqual([2, 2]);
    const [next, last] = await logged(added(3), noted);
    // What lies between is read first.
    expect(await applyEvents(target, last ? [last] : [])).toBe(4);
    expect(next?.sequence).toBe(3);
    const { rows } = await test.store.pool.query('select total from tallying.totals');
    expect(rows).toEqual([{ total: 3 }]);
  });

  it('are skipped by all read models of a process in one statement, each as far as it may', async () => {
    const events = await logged(noted, noted);
    const [first = [], both] = [events.slice(0, 1), events];
    const others = ['one', 'two', 'paused'].map((name) => tallyProjection({ name }));
    for (const other of others) await ensureLiveGeneration(test.store.pool, other);
    const [one = projection, two = projection, paused = projection] = others;
    await pauseProjection(test.store.pool, paused, 'a look');
    const asking = jest.spyOn(test.store.pool, 'query');
    const outcomes = await Promise.allSettled([
      applyEvents(target, both),
      applyEvents({ ...target, projection: one }, first),
      // The same one twice: the statement moves it to one of the two places.
      applyEvents({ ...target, projection: two }, first),
      applyEvents({ ...target, projection: two }, both),
      applyEvents({ ...target, projection: paused }, both),
    ]);
    const skipping = asking.mock.calls.filter(([asked]) =>
      JSON.stringify(asked).includes('move_checkpoints'),
    );
    expect(skipping).toHaveLength(1);
    expect(outcomes).toMatchObject([
      { value: 2 },
      { value: 1 },
      { status: 'fulfilled' },
      { value: 2 },
      { reason: expect.any(PausedError) },
    ]);
    const reached = await Promise.all(others.map((other) => findGeneration(test.store.pool, other, 'live')));
    expect(reached.map((generation) => generation?.sequence)).toEqual([1, 2, 0]);
  });

  it('wait behind a parked event of their stream, and are parked where their type is unknown', async () => {
    const retry = { attempts: 1, firstPauseMs: 1 };
    await applyOrPark(target, await logged({ ...noted, type: 'Unheard' }), retry);
    await applyOrPark(target, await logged(noted), retry);
    const { rows } = await test.store.pool.query('select state from event_store.parked order by sequence');
    expect(rows).toEqual([{ state: 'failed' }, { state: 'waiting' }]);
    expect(await checkpoint()).toBe(2);
  });

  it('wait while the read model is paused, and for the code of its version', async () => {
    const events = await logged(noted);
    await expect(
      applyEvents({ ...target, projection: tallyProjection({ version: 2 }) }, events),
    ).rejects.toMatchObject({ code: 'projection-superseded' });
    await pauseProjection(test.store.pool, projection, 'a look');
    await expect(applyEvents(target, events)).rejects.toBeInstanceOf(PausedError);
    expect(await checkpoint()).toBe(0);
  });
});

it('a transaction that applies events signals nothing, since signals make commits queue', async () => {
  const client = new Client({ connectionString: test.database.url });
  await client.connect();
  try {
    const heard: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => void heard.push(payload));
    await client.query('listen event_store_projected');
    expect(await applyEvents(target, await logged(added(1)))).toBe(1);
    await test.store.pool.query(`select pg_notify('event_store_projected', 'after it')`);
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(['after it']);
  } finally {
    await client.end();
  }
});
