import { nextChangesAhead } from './changes-ahead';
import { ensureLiveGeneration } from './projection/generations';
import { PROJECTED, SEQUENCED } from './signals';
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
const next = (after: number, shown: number, timeoutMs = 60_000) =>
  nextChangesAhead(test.store, ids, { after, shown, limit: 3, timeoutMs });
const summaryOf = ({ changes, position, shown }: Awaited<ReturnType<typeof next>>) => [
  changes.map(({ sequence }) => sequence),
  position,
  shown.changes.map(({ sequence }) => sequence),
  shown.position,
];
/** Statements that looked for changes. */
const spyOnLooks = () => {
  const query = jest.spyOn(test.store.pool, 'query');
  return () => query.mock.calls.filter((call) => JSON.stringify(call).includes('next_changes_ahead')).length;
};

describe('EDT-4 the next changes ahead of the read models', () => {
  it('come in parts before any read model shows them, and again in parts as far as all do', async () => {
    await logged(5);
    expect(summaryOf(await next(0, 0))).toEqual([[1, 2, 3], 3, [], 0]);
    expect(summaryOf(await next(3, 0))).toEqual([[4, 5], 5, [], 0]);
    await set('sequence', '5', ids[0]);
    await set('sequence', '4', ids[1]);
    expect(summaryOf(await next(5, 0))).toEqual([[], 5, [1, 2, 3], 3]);
    expect(summaryOf(await next(5, 3))).toEqual([[], 5, [4], 4]);
    expect(summaryOf(await next(5, 4, 1))).toEqual([[], 5, [], 4]);
    // What is shown already comes once.
    expect(summaryOf(await next(2, 1))).toEqual([[3, 4, 5], 5, [2], 4]);
    // A position beyond the end is of another log.
    expect(summaryOf(await next(9, 9))).toEqual([[], 5, [], 4]);
  });

  it('are handed on by the relay of this process without a look at the database', async () => {
    await logged(1);
    const [event] = await test.store.readLog({ after: 0, limit: 1 });
    if (!event) throw new Error('nothing was logged');
    await test.store.pool.query('update event_store.relay set last_sequence = 0');
    const asked = next(0, 0);
    test.store.recent.push([event]);
    test.store.signals.wake(SEQUENCED, '');
    expect(summaryOf(await asked)).toEqual([[1], 1, [], 0]);
  });

  it('are looked for once more when the last of the read models that were behind has reported', async () => {
    await logged(1);
    const looks = spyOnLooks();
    const shown = next(1, 0);
    await eventually(() => looks() === 1);
    await set('sequence', '1');
    for (const id of ids) test.store.signals.wake(PROJECTED, id);
    expect(summaryOf(await shown)).toEqual([[], 1, [1], 1]);
  });

  it('wait for none that is paused, and say where it counts again', async () => {
    await logged(2);
    await set('sequence', '2', ids[0]);
    await set('paused_since', 'now()', ids[1]);
    expect(summaryOf(await next(2, 0))).toEqual([[], 2, [1, 2], 2]);
    await set('paused_since', 'null', ids[1]);
    expect(summaryOf(await next(2, 2))).toEqual([[], 2, [], 0]);
  });
});
