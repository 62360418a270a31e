import { createTableFeed } from './feed/table-feed';
import { readWithOwnWrites, waitForOwnWrites } from './own-writes';
import { ensureLiveGeneration } from './projection/generations';
import { runProjection, type RunningProjection } from './projection/run-projection';
import { appendEvents } from './testing/append-events';
import { added } from './testing/tally';
import { addToTotal, tallyProjection } from './testing/tally-projection';
import { createTestStore, type TestStore } from './testing/test-store';

let test: TestStore;
let running: RunningProjection | undefined;

beforeEach(async () => {
  test = await createTestStore();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await test.close();
});

const projection = tallyProjection();
const run = (which = projection) => {
  running = runProjection({ store: test.store, feed: createTableFeed(test), projection: which });
};
const wait = (actor: string, timeoutMs?: number) =>
  waitForOwnWrites({ store: test.store, actor, projections: [projection.id], timeoutMs });
const totalOf = async (stream: string) => {
  const { rows } = await test.database.pool.query(
    `select total from ${projection.table('totals')} where stream = $1`,
    [stream],
  );
  return rows[0]?.total ?? 0;
};

describe('reading with own writes', () => {
  const read = async (timeoutMs?: number) => {
    const rows = await readWithOwnWrites<{ total: number }>(
      { store: test.store, actor: 'rose', projections: [projection.id], timeoutMs },
      {
        name: 'totals_of_rose',
        text: `select total from ${projection.table('totals')} where stream = $1`,
        values: ['tally-rose'],
      },
    );
    return rows[0]?.total ?? 0;
  };

  it('shows people what they have just written, every time', async () => {
    run();
    await ensureLiveGeneration(test.database.pool, projection);
    for (let i = 1; i <= 40; i += 1) {
      await appendEvents(test.store, 'tally-rose', [added(1)], { actor: 'rose' });
      expect(await read()).toBe(i);
    }
  });

  it('asks in one piece where all is applied, and for the rows once more where it was not', async () => {
    await ensureLiveGeneration(test.database.pool, projection);
    const sent = jest.spyOn(test.store.pool, 'query');
    const again = () =>
      sent.mock.calls.filter(([asked]) => (asked as unknown as { name: string }).name === 'totals_of_rose');
    expect(await read(60)).toBe(0);
    expect(again()).toEqual([]);
    await appendEvents(test.store, 'tally-rose', [added(1)], { actor: 'rose' });
    await test.sequenced();
    expect(await read(60)).toBe(0);
    expect(again()).toHaveLength(1);
    sent.mockRestore();
  });

  it('tells what the database refuses', async () => {
    await ensureLiveGeneration(test.database.pool, projection);
    const asking = readWithOwnWrites(
      { store: test.store, actor: 'rose', projections: [projection.id] },
      { name: 'of_nothing', text: 'select * from nothing_of_that_name', values: [] },
    );
    await expect(asking).rejects.toThrow('nothing_of_that_name');
    expect(await read()).toBe(0);
  });
});

describe('waiting for own writes', () => {
  it('lets people read what they have just written, every time', async () => {
    run();
    await ensureLiveGeneration(test.database.pool, projection);
    for (let i = 1; i <= 40; i += 1) {
      await appendEvents(test.store, 'tally-rose', [added(1)], { actor: 'rose' });
      expect(await wait('rose')).toEqual({ caughtUp: true });
      expect(await totalOf('tally-rose')).toBe(i);
    }
  });

  it('does not wait for what others have written', async () => {
    await ensureLiveGeneration(test.database.pool, projection);
    await appendEvents(test.store, 'tally-basil', [added(1)], { actor: 'basil' });
    expect(await wait('rose', 0)).toEqual({ caughtUp: true });
  });

  it('is bounded, and says so, when the read model is paused', async () => {
    await ensureLiveGeneration(test.database.pool, projection);
    await appendEvents(test.store, 'tally-rose', [added(1)], { actor: 'rose' });
    expect(await wait('rose', 60)).toEqual({ caughtUp: false });
    await test.sequenced();
    expect(await wait('rose', 60)).toEqual({ caughtUp: false });
  });

  it('ends when a slow read model has caught up', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    run(
      tallyProjection({
        handlers: {
          async Added(tx, event) {
            await held;
            await addToTotal(tx, event);
          },
        },
      }),
    );
    await ensureLiveGeneration(test.database.pool, projection);
    await appendEvents(test.store, 'tally-rose', [added(9)], { actor: 'rose' });
    const waiting = wait('rose');
    release();
    expect(await waiting).toEqual({ caughtUp: true });
    expect(await totalOf('tally-rose')).toBe(9);
  });
});
