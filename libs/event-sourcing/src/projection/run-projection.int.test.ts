import { createTableFeed } from '../feed/table-feed';
import type { Feed } from '../feed/feed';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { projectionStatus } from './projection-status';
import { runProjection, type RunningProjection, type RunProjectionOptions } from './run-projection';

let test: TestStore;
let running: RunningProjection[] = [];

beforeEach(async () => {
  test = await createTestStore();
});
afterEach(async () => {
  await Promise.all(running.map((projection) => projection.stop()));
  running = [];
  await test.close();
});

function run(more: Partial<RunProjectionOptions> = {}) {
  const { store } = test;
  const projection = runProjection({
    store,
    feed: createTableFeed({ store }),
    projection: tallyProjection(),
    ...more,
  });
  running.push(projection);
  return projection;
}
const totals = async () =>
  (await test.database.pool.query('select * from tallying.totals order by stream')).rows;
const status = async () => (await projectionStatus(test.store.pool))[0];
const caughtUp = (head: number) =>
  eventually(async () => {
    const now = await status();
    return now?.head === head && now.lag === 0;
  });

describe('a running projection', () => {
  it('keeps its tables up to date, and says where it is', async () => {
    run();
    await appendEvents(test.store, 'tally-1', [added(1), added(2)]);
    await appendEvents(test.store, 'tally-2', [added(5)]);
    await caughtUp(3);
    expect(await totals()).toEqual([
      { stream: 'tally-1', total: 3, versions: [1, 2] },
      { stream: 'tally-2', total: 5, versions: [1] },
    ]);
    expect(await status()).toEqual({
      name: 'tallying.totals',
      generation: 1,
      version: 1,
      sequence: 3,
      head: 3,
      lag: 0,
      parked: 0,
    });
  });

  it('is there to be read before the first event', async () => {
    run();
    expect(await eventually(() => totals().catch(() => undefined))).toEqual([]);
  });

  it('commits without waiting for the disk, which the log has done', async () => {
    const committed = jest.fn();
    run({
      projection: tallyProjection({
        handlers: {
          async Added(tx) {
            committed((await tx.query('show synchronous_commit')).rows[0]);
          },
        },
      }),
    });
    await appendEvents(test.store, 'tally-1', [added(1)]);
    await caughtUp(1);
    expect(committed).toHaveBeenLastCalledWith({ synchronous_commit: 'off' });
    expect((await test.store.pool.query('show synchronous_commit')).rows).toEqual([
      { synchronous_commit: 'on' },
    ]);
  });

  it('applies each event once, though the feed dies after the commit and repeats itself', async () => {
    let deaths = 3;
    const table = createTableFeed(test);
    const repeating: Feed = {
      follow: (subscription) =>
        table.follow({
          ...subscription,
          from: async () => 0,
          async onBatch(events) {
            await subscription.onBatch(events);
            deaths -= 1;
            if (deaths >= 0) throw new Error('died between commit and acknowledgement');
          },
        }),
    };
    await appendEvents(test.store, 'tally-1', [added(1), added(2), added(3)]);
    run({ feed: repeating });
    await eventually(() => deaths < 0);
    expect(await totals()).toEqual([{ stream: 'tally-1', total: 6, versions: [1, 2, 3] }]);
  });

  it('fetches from PostgreSQL what the feed has left out', async () => {
    const table = createTableFeed(test);
    const lossy: Feed = {
      follow: (subscription) =>
        table.follow({
          ...subscription,
          onBatch: (events) => subscription.onBatch(events.filter(({ sequence }) => sequence % 4 === 0)),
        }),
    };
    run({ feed: lossy });
    await appendEvents(
      test.store,
      'tally-1',
      Array.from({ length: 8 }, () => added(1)),
    );
    await caughtUp(8);
    expect(await totals()).toEqual([{ stream: 'tally-1', total: 8, versions: [1, 2, 3, 4, 5, 6, 7, 8] }]);
  });

  it('moves rows and checkpoint together when its connection is killed in the middle', async () => {
    let kills = 3;
    const projection = tallyProjection();
    const handler = projection.handlers.get('Added');
    const fragile = {
      ...projection,
      handlers: new Map([
        [
          'Added',
          async (...[tx, event]: Parameters<NonNullable<typeof handler>>) => {
            await handler?.(tx, event);
            kills -= 1;
            if (kills >= 0) await tx.query('select pg_terminate_backend(pg_backend_pid())');
          },
        ],
      ]),
    };
    await appendEvents(test.store, 'tally-1', [added(1), added(2)]);
    run({ projection: fragile });
    await caughtUp(2);
    expect(await totals()).toEqual([{ stream: 'tally-1', total: 3, versions: [1, 2] }]);
    expect((await status())?.parked).toBe(0);
  });

  it('keeps the order and loses nothing when two instances of a service run it', async () => {
    run();
    run();
    for (let i = 0; i < 30; i += 1) await appendEvents(test.store, `tally-${i % 2}`, [added(i)]);
    await caughtUp(30);
    const versions = Array.from({ length: 15 }, (_, i) => i + 1);
    expect((await totals()).map((row) => row.versions)).toEqual([versions, versions]);
  });

  it('leaves a newer version of itself alone', async () => {
    run({ projection: tallyProjection({ version: 2 }) });
    await appendEvents(test.store, 'tally-1', [added(1)]);
    await caughtUp(1);
    const said: string[] = [];
    run({ log: (message) => said.push(message) });
    await eventually(() => said.some((message) => message.includes('version 2 is live')));
    await appendEvents(test.store, 'tally-1', [added(1)]);
    await caughtUp(2);
    expect(await totals()).toEqual([{ stream: 'tally-1', total: 2, versions: [1, 2] }]);
  });
});
