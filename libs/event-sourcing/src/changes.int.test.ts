import { nextVisibleChanges } from './changes';
import { ensureLiveGeneration } from './projection/generations';
import { PROJECTED } from './signals';
import { appendEvents } from './testing/append-events';
import { eventually } from './testing/eventually';
import { added } from './testing/tally';
import { tallyProjection } from './testing/tally-projection';
import { createTestStore, type TestStore } from './testing/test-store';

const models = ['totals', 'sums'].map((name) => tallyProjection({ name }));
const ids = models.map(({ id }) => id);

let test: TestStore;
beforeEach(async () => {
  test = await createTestStore();
  for (const model of models) await ensureLiveGeneration(test.store.pool, model);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await test.close();
});

async function logged(count: number) {
  await appendEvents(test.store, 'tally-1', Array(count).fill(added(1)));
  await test.sequenced();
}
const set = (column: string, value: string, id?: string) =>
  test.store.pool.query(
    `update event_store.projections set ${column} = ${value} where name = coalesce($1, name)`,
    [id],
  );
const next = (after: number, timeoutMs = 60_000) =>
  nextVisibleChanges(test.store, ids, { after, limit: 3, timeoutMs });
const sequencesOf = ({ changes }: Awaited<ReturnType<typeof next>>) =>
  changes.map(({ sequence }) => sequence);

describe('EDT-4 the next changes that read models show', () => {
  it('come in parts, as far as all of them show the log, with where that is', async () => {
    await logged(5);
    await set('sequence', '5', ids[0]);
    await set('sequence', '4', ids[1]);
    const first = await next(0);
    expect([sequencesOf(first), first.position]).toEqual([[1, 2, 3], 3]);
    const rest = await next(3);
    expect([sequencesOf(rest), rest.position]).toEqual([[4], 4]);
    expect(await next(4, 1)).toEqual({ changes: [], position: 4 });
    // A position beyond the end is of another log.
    expect(await next(9)).toEqual({ changes: [], position: 4 });
  });

  it('are looked for once more when the last of those that were behind has reported, not at each report', async () => {
    await logged(1);
    const query = jest.spyOn(test.store.pool, 'query');
    const looks = () =>
      query.mock.results.filter((_, at) => JSON.stringify(query.mock.calls[at]).includes('next_visible'));
    const asked = next(0);
    await eventually(() => looks().length === 1);
    await looks()[0]?.value;
    await set('sequence', '1', ids[0]);
    for (let times = 0; times < 5; times += 1) test.store.signals.wake(PROJECTED, ids[0] ?? '');
    await set('sequence', '1', ids[1]);
    expect(looks()).toHaveLength(1);
    test.store.signals.wake(PROJECTED, ids[1] ?? '');
    expect(sequencesOf(await asked)).toEqual([1]);
    expect(looks()).toHaveLength(2);
  });

  it('are known without a look where this process has sequenced and applied them just now', async () => {
    await logged(1);
    const [first] = await test.store.readLog({ after: 0, limit: 1 });
    if (!first) throw new Error('nothing is logged');
    const query = jest.spyOn(test.store.pool, 'query');
    const looks = () => query.mock.calls.filter((asked) => JSON.stringify(asked).includes('next_visible'));
    test.store.recent.push([first]);
    test.store.localProgress.note(ids[0] ?? '', [first]);
    const asked = next(0);
    await eventually(() => looks().length === 1);
    test.store.localProgress.note(ids[1] ?? '', [first]);
    for (const id of ids) test.store.signals.wake(PROJECTED, id);
    const { actor, correlationId } = first.metadata;
    expect(await asked).toEqual({
      changes: [{ sequence: 1, stream: 'tally-1', actor, correlationId }],
      position: 1,
    });
    // And it waits for what comes next.
    const following = next(1);
    const second = { ...first, id: 'another', sequence: 2 };
    test.store.recent.push([second]);
    for (const id of ids) test.store.localProgress.note(id, [second]);
    for (const id of ids) test.store.signals.wake(PROJECTED, id);
    expect(sequencesOf(await following)).toEqual([2]);
    expect(looks()).toHaveLength(1);
  });

  it('are looked for where another process may have been faster', async () => {
    await logged(1);
    const [first] = await test.store.readLog({ after: 0, limit: 1 });
    if (!first) throw new Error('nothing is logged');
    test.store.recent.push([first]);
    for (const id of ids) test.store.localProgress.note(id, [first]);
    const following = next(1);
    await logged(1);
    await set('sequence', '2');
    expect(sequencesOf(await following)).toEqual([2]);
  });

  it('wait for none that is paused, and quietly where all are', async () => {
    await logged(1);
    await set('paused_since', 'now()', ids[1]);
    await set('sequence', '1', ids[0]);
    expect(sequencesOf(await next(0))).toEqual([1]);
    await set('paused_since', 'now()');
    const query = jest.spyOn(test.store.pool, 'query');
    expect(await next(1, 300)).toEqual({ changes: [], position: 1 });
    expect(query.mock.calls.length).toBeLessThan(5);
  });
});
