import { createTableFeed } from '../feed/table-feed';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { addToTotal, tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { createUpcaster } from '../upcast';
import { listParked } from './parked-events';
import { projectionStatus } from './projection-status';
import { releaseParked, skipParked } from './release-parked';
import { runProjection, type RunningProjection } from './run-projection';

let test: TestStore;
let running: RunningProjection | undefined;

beforeEach(async () => {
  test = await createTestStore();
});
afterEach(async () => {
  await running?.stop();
  await test.close();
});

const upcaster = createUpcaster({
  Added: {
    current: 1,
    parse(data) {
      if (typeof data !== 'object' || data === null || !('amount' in data))
        throw new Error('amount is missing');
      return data;
    },
  },
});
/** Refuses an amount of 13 until it is fixed. */
const projection = tallyProjection({
  handlers: {
    async Added(tx, event) {
      await addToTotal(tx, event);
      if (event.data.amount === 13 && !fixed) throw new Error('thirteen is unlucky');
    },
  },
});
let fixed = false;

function run() {
  const { store } = test;
  const retry = { attempts: 3, firstPauseMs: 1 };
  running = runProjection({ store, feed: createTableFeed({ store }), projection, upcaster, retry });
}
const target = () => ({ pool: test.store.pool, projection, upcaster });
const totals = async () =>
  (await test.database.pool.query('select stream, versions from tallying.totals order by stream')).rows;
const caughtUp = (head: number) =>
  eventually(async () => (await projectionStatus(test.store.pool))[0]?.sequence === head);
const parked = () => listParked(test.store.pool, projection);

describe('an event that its handler refuses', () => {
  beforeEach(async () => {
    fixed = false;
    run();
    await appendEvents(test.store, 'tally-1', [added(1), added(13), added(3)]);
    await appendEvents(test.store, 'tally-2', [added(4)]);
    await appendEvents(test.store, 'tally-1', [added(5)]);
    await appendEvents(test.store, 'tally-2', [added(6)]);
    await caughtUp(6);
  });

  it('is parked with its reason; its stream waits, the others continue', async () => {
    expect(await totals()).toEqual([
      { stream: 'tally-1', versions: [1] },
      { stream: 'tally-2', versions: [1, 2] },
    ]);
    const behind = 'an earlier event in its stream is parked';
    expect(await parked()).toEqual([
      { sequence: 2, stream: 'tally-1', state: 'failed', reason: 'thirteen is unlucky' },
      { sequence: 3, stream: 'tally-1', state: 'waiting', reason: behind },
      { sequence: 5, stream: 'tally-1', state: 'waiting', reason: behind },
    ]);
    expect((await projectionStatus(test.store.pool))[0]).toMatchObject({ lag: 0, parked: 3 });
  });

  it('stays parked when it is released before the fix', async () => {
    const result = await releaseParked(target());
    expect(result).toEqual({
      released: 0,
      stillParked: [{ stream: 'tally-1', sequence: 2, reason: 'thirteen is unlucky' }],
    });
    expect(await parked()).toHaveLength(3);
    expect((await totals())[0]).toEqual({ stream: 'tally-1', versions: [1] });
  });

  it('is applied in its place once it is fixed and released, and its stream flows again', async () => {
    fixed = true;
    expect(await releaseParked(target())).toEqual({ released: 3, stillParked: [] });
    await appendEvents(test.store, 'tally-1', [added(7)]);
    await caughtUp(7);
    expect((await totals())[0]).toEqual({ stream: 'tally-1', versions: [1, 2, 3, 4, 5] });
    expect(await parked()).toEqual([]);
  });

  it('is applied by the next start after the fix, without help', async () => {
    await running?.stop();
    fixed = true;
    run();
    await eventually(async () => (await parked()).length === 0);
    expect((await totals())[0]).toEqual({ stream: 'tally-1', versions: [1, 2, 3, 4] });
  });

  it('can be given up for a recorded reason, which frees its stream', async () => {
    const result = await skipParked(target(), { sequence: 2, reason: 'entered by mistake' });
    expect(result).toEqual({ released: 2, stillParked: [] });
    expect((await totals())[0]).toEqual({ stream: 'tally-1', versions: [1, 3, 4] });
    const { rows } = await test.database.pool.query(
      `select resolution from event_store.parked where state = 'skipped'`,
    );
    expect(rows).toEqual([{ resolution: 'entered by mistake' }]);
    expect(await skipParked(target(), { sequence: 3, reason: 'not failed' })).toBeUndefined();
  });
});

it.each([
  ['of an unknown type', { type: 'Multiplied', schemaVersion: 1, data: {} }, 'unknown-event-type'],
  ['of a future version', { type: 'Added', schemaVersion: 9, data: {} }, 'future-event-version'],
  ['that is malformed', { type: 'Added', schemaVersion: 1, data: 'soup' }, 'malformed-event'],
])('an event %s is parked', async (_what, event, code) => {
  run();
  await appendEvents(test.store, 'tally-1', [event]);
  await appendEvents(test.store, 'tally-2', [added(1)]);
  await caughtUp(2);
  expect(await parked()).toEqual([
    { sequence: 1, stream: 'tally-1', state: 'failed', reason: expect.stringContaining(code) },
  ]);
  expect(await totals()).toEqual([{ stream: 'tally-2', versions: [1] }]);
});

it('an event that fails behind waiting ones in the same batch is parked as well', async () => {
  fixed = false;
  await appendEvents(test.store, 'tally-1', [added(13), added(1)]);
  await appendEvents(test.store, 'tally-2', [added(1)]);
  await appendEvents(test.store, 'tally-1', [added(1)]);
  await appendEvents(test.store, 'tally-2', [added(13), added(1)]);
  await test.sequenced();
  run();
  await caughtUp(6);
  expect((await parked()).map(({ sequence, state }) => [sequence, state])).toEqual([
    [1, 'failed'],
    [2, 'waiting'],
    [4, 'waiting'],
    [5, 'failed'],
    [6, 'waiting'],
  ]);
  expect(await totals()).toEqual([{ stream: 'tally-2', versions: [1] }]);
});

it('many poisoned events in one batch are each parked, once', async () => {
  fixed = false;
  for (let i = 0; i < 12; i += 1) await appendEvents(test.store, `tally-${i}`, [added(i % 3 === 0 ? 13 : 1)]);
  await test.sequenced();
  run();
  await caughtUp(12);
  expect((await parked()).map(({ sequence, state }) => [sequence, state])).toEqual(
    [1, 4, 7, 10].map((sequence) => [sequence, 'failed']),
  );
  expect(await totals()).toHaveLength(8);
});
