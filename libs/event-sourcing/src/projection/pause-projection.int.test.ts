import { createTableFeed } from '../feed/table-feed';
import { waitForOwnWrites } from '../own-writes';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { pauseProjection, resumeProjection } from './pause-projection';
import { projectionStatus } from './projection-status';
import { rebuildProjection } from './rebuild-projection';
import { runProjection, type RunningProjection } from './run-projection';

const projection = tallyProjection();
let test: TestStore;
let running: RunningProjection;

const status = async () => (await projectionStatus(test.store.pool))[0];
const run = () => runProjection({ store: test.store, feed: createTableFeed(test), projection });

beforeEach(async () => {
  test = await createTestStore();
  running = run();
  await appendEvents(test.store, 'tally-1', [added(1)]);
  await eventually(async () => (await status())?.sequence === 1);
  await pauseProjection(test.store.pool, projection, 'inspection');
});
afterEach(async () => {
  await running.stop();
  await test.close();
});

describe('a paused read model', () => {
  it('is paused, is not waited for, and catches up when it is resumed', async () => {
    await appendEvents(test.store, 'tally-1', [added(2)]);
    await test.sequenced();
    const { store } = test;
    const asked = { store, actor: 'rose', projections: [projection.id], timeoutMs: 60_000 };
    expect(await waitForOwnWrites(asked)).toEqual({ caughtUp: false });
    expect(await status()).toMatchObject({ sequence: 1, lag: 1, pauseReason: 'inspection' });
    expect(await resumeProjection(store.pool, projection)).toBe(true);
    await eventually(async () => (await status())?.lag === 0);
    expect(await waitForOwnWrites(asked)).toEqual({ caughtUp: true });
  });

  it('stays paused over a restart and a rebuild', async () => {
    await running.stop();
    running = run();
    await appendEvents(test.store, 'tally-1', [added(2)]);
    await test.sequenced();
    await rebuildProjection({ store: test.store, projection });
    expect(await status()).toMatchObject({ generation: 2, sequence: 2, pauseReason: 'inspection' });
    await appendEvents(test.store, 'tally-1', [added(3)]);
    await test.sequenced();
    expect(await status()).toMatchObject({ sequence: 2, lag: 1 });
    await resumeProjection(test.store.pool, projection);
    await eventually(async () => (await status())?.lag === 0);
  });
});
