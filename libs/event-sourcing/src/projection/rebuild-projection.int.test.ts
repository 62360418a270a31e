import { createTableFeed } from '../feed/table-feed';
import { readLog } from '../read-events';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { BESIDE_READERS } from './pace';
import { projectionStatus } from './projection-status';
import { rebuildProjection } from './rebuild-projection';
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

const projection = tallyProjection();
function run(which = projection) {
  const { store } = test;
  running = runProjection({ store, feed: createTableFeed({ store }), projection: which });
}
const rowsOf = async (table: string) =>
  (await test.database.pool.query(`select * from ${table} order by stream`)).rows;
const status = async () => (await projectionStatus(test.store.pool))[0];
const caughtUp = () =>
  eventually(async () => {
    await test.sequenced();
    return (await status())?.lag === 0;
  });
const addMany = async (streams: number, each: number) => {
  for (let i = 0; i < streams; i += 1) {
    await appendEvents(
      test.store,
      `tally-${i}`,
      Array.from({ length: each }, (_, n) => added(n)),
    );
  }
};

describe('a rebuild', () => {
  it('equals the live rows, row by row, and is never seen empty, while writes continue', async () => {
    run();
    await addMany(20, 40);
    await caughtUp();
    const before = await rowsOf('tallying_totals_g1.totals');

    let writing = true;
    let fewest = Number.POSITIVE_INFINITY;
    const writer = (async () => {
      while (writing) await addMany(20, 1);
    })();
    const reader = (async () => {
      while (writing) fewest = Math.min(fewest, (await rowsOf('tallying.totals')).length);
    })();
    const progress: number[] = [];
    const { store } = test;
    const onProgress = ({ sequence }: { sequence: number }) => progress.push(sequence);
    expect(await rebuildProjection({ store, projection, onProgress })).toBe(true);
    writing = false;
    await Promise.all([writer, reader]);
    await caughtUp();

    expect(await status()).toMatchObject({ generation: 2, lag: 0 });
    expect(fewest).toBe(20);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    const rows = await rowsOf('tallying.totals');
    for (const [i, row] of rows.entries()) {
      expect(row.versions).toEqual(row.versions.map((_: number, n: number) => n + 1));
      expect(row.versions.length).toBeGreaterThanOrEqual(before[i].versions.length);
    }
    // A second fold, with no writes meanwhile, must come to the same rows.
    await rebuildProjection({ store, projection });
    expect(await rowsOf('tallying.totals')).toEqual(rows);
  });

  it('continues where it was cut off', async () => {
    run();
    await addMany(12, 100);
    await caughtUp();
    const { store } = test;
    const stopping = new AbortController();
    const cut = await rebuildProjection({
      store,
      projection,
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    expect(cut).toBe(false);
    expect(await status()).toMatchObject({ generation: 1 });
    const progress: number[] = [];
    await rebuildProjection({ store, projection, onProgress: ({ sequence }) => progress.push(sequence) });
    expect(progress[0]).toBeGreaterThan(500);
    expect(await status()).toMatchObject({ generation: 2, sequence: 1_200 });
  });

  it('comes in small parts beside readers, and what is added meanwhile at full speed', async () => {
    await addMany(5, 60);
    await test.sequenced();
    const progress: number[] = [];
    const { store } = test;
    const onProgress = ({ sequence }: { sequence: number }) => progress.push(sequence);
    const reading = jest.spyOn(store, 'readLog').mockImplementationOnce(async (range) => {
      await addMany(5, 60);
      await test.sequenced();
      return readLog(store.pool, range.after, range.limit);
    });
    await rebuildProjection({ store, projection, pace: BESIDE_READERS, onProgress });
    reading.mockRestore();
    expect(progress).toEqual([50, 100, 150, 200, 250, 300, 600]);
    expect(await rowsOf('tallying.totals')).toHaveLength(5);
  });

  it('drops what it replaced', async () => {
    run();
    await addMany(1, 1);
    await caughtUp();
    await rebuildProjection({ store: test.store, projection });
    const { rows } = await test.database.pool.query(
      `select nspname from pg_namespace where nspname like 'tallying_%' order by 1`,
    );
    expect(rows).toEqual([{ nspname: 'tallying_totals_g2' }]);
  });

  it('is done by one at a time', async () => {
    await addMany(3, 500);
    await test.sequenced();
    const { store } = test;
    const results = await Promise.allSettled([1, 2, 3].map(() => rebuildProjection({ store, projection })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'rebuild-running' });
    }
  });

  it('comes by itself when the version is raised, and the old rows are read until then', async () => {
    run();
    await addMany(2, 3);
    await caughtUp();
    await running?.stop();
    const wider = tallyProjection({
      version: 2,
      create: `create table totals (stream text primary key, total integer not null,
        versions integer[] not null, unit text not null default 'apples')`,
    });
    run(wider);
    await eventually(async () => (await status())?.version === 2);
    expect(await rowsOf('tallying.totals')).toEqual([
      { stream: 'tally-0', total: 3, versions: [1, 2, 3], unit: 'apples' },
      { stream: 'tally-1', total: 3, versions: [1, 2, 3], unit: 'apples' },
    ]);
  });
});
